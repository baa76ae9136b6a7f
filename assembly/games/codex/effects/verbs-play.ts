// Verbs that bring things into play, and playing a card as an effect.

import { nameIn, select } from './choosing';
import { Effect } from './effect';
import { valueOf } from './numbers';
import { giveBackLists, lendList } from './obj-list';
import { allowOf } from './possible';
import { isNamed, player } from './refs';
import { place } from '../arriving';
import { stop } from '../ask';
import { emit } from '../events';
import { view } from '../faces';
import { NOTED_MEMORY, OBJ_FORM, OPT_DANCER_LIMIT, OPT_NEST_LIMIT } from '../layout';
import { note, noted } from '../notes';
import { cardOf, controllerOf, count, halfOf, idAt, inPlay, record } from '../objects';
import { isPileCard, pileOf, placeIn, seatOf, zoneOfPile } from '../objs';
import { playCard } from '../playing';
import { flagged, word } from '../printed';
import { FLAG_TWO_FACED } from '../tables';
import { takeOpenly } from '../sightings';
import { option, owned } from '../table';

const ARGS: i32 = 4;
/** The memory of what a card has made, for a limit of its own. */
const MADE: i32 = 0;
const FROM_TOKENS: i32 = 32;

/** With the option `dancers_only` a token turned over is another one. */
function isTurnedOver(o: usize): bool {
  return option(OPT_DANCER_LIMIT) == 1 && flagged(cardOf(o), FLAG_TWO_FACED) && halfOf(o, OBJ_FORM) != 0;
}
/** With the option `per_nest_2` each card counts what it has made itself. */
function countsOwn(token: i32): bool { return option(OPT_NEST_LIMIT) == 1 && !flagged(token, FLAG_TWO_FACED); }

/** How many of a token a player has, as its limit counts (CX-TOKEN-4). */
function counted(b: Effect, seat: i32, token: i32): i32 {
  let n = 0;
  for (let i = 0, all = count(); i < all; ++i) {
    const o = record(i);
    if (cardOf(o) != token || controllerOf(o) != seat) continue;
    if (isTurnedOver(o) || (countsOwn(token) && !noted(b.self, NOTED_MEMORY, MADE, idAt(i)))) continue;
    ++n;
  }
  return n;
}

export function token(b: Effect, step: i32): bool {
  view();
  const card = word(step + ARGS);
  const limit = word(step + ARGS + 3);
  const wanted = valueOf(b, word(step + ARGS + 1));
  const most = limit ? valueOf(b, limit) : 0;
  const mem = word(step + ARGS + 4);
  let made = 0;
  for (let seat = 0; seat < 2 && !stop; ++seat) {
    if (!isNamed(b, word(step + ARGS + 2), seat)) continue;
    const n = limit ? max(0, min(wanted, most - counted(b, seat, card))) : wanted;
    for (let i = 0; i < n; ++i) {
      const id = place(card, seat, seat, FROM_TOKENS);
      if (!id) continue;
      ++made;
      if (!inPlay(b.self)) continue;
      if (mem >= 0) note(b.self, NOTED_MEMORY, mem, id, 1);
      else if (limit && countsOwn(card)) note(b.self, NOTED_MEMORY, MADE, id, 1);
    }
    emit();
  }
  return made > 0;
}

/** Puts cards into play: not playing them (CX-PLAY-6). The name of the choice is then bound to the new things. */
export function put(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  view();
  const seat = player(b, word(step + ARGS + 1));
  const name = nameIn(word(step + ARGS));
  if (name >= 0) b.unbind(name);
  let n = 0;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const obj = chosen.at(i);
    if (!isPileCard(obj)) continue;
    takeOpenly(seatOf(obj), pileOf(obj), placeIn(obj));
    const id = place(owned(seatOf(obj), placeIn(obj)), seatOf(obj), seat, zoneOfPile(pileOf(obj)));
    if (!id) continue;
    if (name >= 0) b.bind(name, id);
    ++n;
  }
  emit();
  giveBackLists();
  return n > 0;
}

/** Only what could be played now is a choice; it counts as played. */
export function play(b: Effect, step: i32): bool {
  const chosen = lendList();
  const how = allowOf(step);
  select(b, word(step + ARGS), chosen, 0, how);
  giveBackLists();
  if (stop || chosen.count == 0 || !isPileCard(chosen.at(0))) return false;
  playCard(b.you, chosen.at(0), how);
  return true;
}

