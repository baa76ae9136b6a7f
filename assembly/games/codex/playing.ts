// Playing a card (2.25, G).

import {
  ABILITY_CAST, EVENT_BOOSTED, EVENT_PLAYED, IS_ONGOING, IS_SPELL, OP_ATTACH,
} from './effects/codes';
import { PLAY_FREE } from './effects/allowed';
import {
  beginEffect, Effect, endEffect, GOES_NOWHERE, GOES_TO_DISCARD, GOES_TO_TOP, GOES_TO_TRASH,
} from './effects/effect';
import { carryOut } from './effects/steps';
import { place } from './arriving';
import { ask, listAnswers, offer, stop } from './ask';
import { check } from './check';
import { baseCost, boostOf, surcharge } from './costs';
import { putOnTop } from './drawing';
import { emit, tell, tellPlayed } from './events';
import { faceOf } from './faces';
import { ASK_BOOST, BOOST, OBJ_HOST, PILE_DISCARD, PILE_TRASHED, SPELLS } from './layout';
import { leave, mark } from './leaving';
import { halfOf, recordOf } from './objects';
import { cardObj, pileOf, placeIn, seatOf, zoneOfPile } from './objs';
import { castOf } from './play-reasons';
import { printed, word } from './printed';
import { addOpenly, takeOpenly } from './sightings';
import { ROW_ABILITIES, ROW_KINDS } from './tables';
import { gold, ofSide, owned, payGold, setSide } from './table';

/** A pile that is none: where a spell is while it is carried out (CX-SPELL-7). */
const NO_PILE: i32 = 7;

/** G3: adding the boost, only asked if it can be paid. */
function askBoost(seat: i32, boost: i32, cost: i32): bool {
  if (boost < 0 || gold(seat) < cost + boost) return false;
  listAnswers();
  offer(BOOST, 0, 0);
  offer(BOOST, 1, 1);
  return ask(seat, ASK_BOOST) == 1;
}

/** What everybody is told once the card has done what it does. */
function tellIsPlayed(seat: i32, it: i32, from: i32, boosted: bool, self: i32): void {
  const played = tell(EVENT_PLAYED, it);
  played.seat = seat;
  played.from = from;
  if (boosted && self) tell(EVENT_BOOSTED, self);
  emit();
}

function attaches(card: i32): bool {
  const abilities = printed(card, ROW_ABILITIES);
  for (let i = 1, n = word(abilities); i <= n; ++i) {
    if (word(word(abilities + i)) != ABILITY_CAST) continue;
    const steps = word(word(abilities + i) + 1);
    for (let j = 1, all = word(steps); j <= all; ++j) if (word(word(steps + j)) == OP_ATTACH) return true;
  }
  return false;
}

/** G6b: an ongoing spell enters play, then its steps are carried out; without a host it is put away (CX-SPELL-6). */
function castOngoing(seat: i32, owner: i32, card: i32, from: i32, steps: i32, boosted: bool): i32 {
  const id = place(card, owner, seat, from);
  emit();
  if (!id || stop) return id;
  const b = beginEffect(id, card, seat);
  b.boosted = boosted;
  b.playedFrom = from;
  if (steps) carryOut(b, steps);
  endEffect();
  const o = recordOf(id);
  if (stop || !o || !attaches(card) || halfOf(o, OBJ_HOST)) return id;
  mark(id);
  leave(false);
  return id;
}

/** G6c: any other spell is carried out, then put away. */
function castSpell(seat: i32, owner: i32, kind: i32, from: i32, steps: i32, boosted: bool): void {
  const b = beginEffect(0, owned(owner, kind), seat);
  b.boosted = boosted;
  b.playedFrom = from;
  b.isSpell = true;
  b.owner = owner;
  b.goesTo = GOES_TO_DISCARD;
  if (steps) carryOut(b, steps);
  endEffect();
  if (!stop) putSpellAway(b, owner, kind);
}
function putSpellAway(b: Effect, owner: i32, kind: i32): void {
  if (b.goesTo == GOES_TO_TOP) putOnTop(owner, kind);
  else if (b.goesTo != GOES_NOWHERE) addOpenly(owner, b.goesTo == GOES_TO_TRASH ? PILE_TRASHED : PILE_DISCARD, kind);
}

/** G3 to G7; what it triggers waits. `how` as in allowed.ts. */
export function playCard(seat: i32, obj: i32, how: i32): void {
  const face = faceOf(obj)!;
  const card = face.card;
  const boost = boostOf(face);
  const kinds = printed(card, ROW_KINDS);
  const steps = castOf(face);
  const owner = seatOf(obj);
  const kind = placeIn(obj);
  const from = zoneOfPile(pileOf(obj));
  const cost = how & PLAY_FREE ? 0 : baseCost(seat, obj) + surcharge(seat, card);
  const boosted = askBoost(seat, boost, cost);
  if (stop) return;
  payGold(seat, cost + (boosted ? boost : 0));
  takeOpenly(owner, pileOf(obj), kind);
  if (kinds & IS_SPELL) setSide(seat, SPELLS, ofSide(seat, SPELLS) + 1);
  tellPlayed(boosted, from);
  let it = cardObj(owner, NO_PILE, kind);
  let self = 0;
  if (!(kinds & IS_SPELL)) {
    self = place(card, owner, seat, from);
    emit();
  } else if (kinds & IS_ONGOING) self = castOngoing(seat, owner, card, from, steps, boosted);
  else castSpell(seat, owner, kind, from, steps, boosted);
  if (stop) return;
  if (self) it = self;
  check();
  if (stop) return;
  tellPlayed(boosted, from);
  tellIsPlayed(seat, it, from, boosted, self);
  tellPlayed(false, -1);
}
