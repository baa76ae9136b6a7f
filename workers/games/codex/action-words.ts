/** Actions in plain English. */
import * as L from '../../../assembly/games/codex/layout';
import { keyText } from './ability-keys';
import { actionText, rowOf } from './actions';
import { nameOf } from './printed';
import { ADDON_IDS, faceId, SPEC_IDS } from './faces';
import type { Row, State } from './state';
import { SEATS, SLOTS } from './table';

const LEVELS = ['', 'I', 'II', 'III'];
const ZONES: Readonly<Record<number, string>> = {
  [L.PILE_HAND]: 'hand',
  [L.PILE_DISCARD]: 'discard pile',
  [L.PILE_CODEX]: 'codex',
};
const WAITS = ['an ability', 'the scavenger', 'the technician', 'the bounty', 'the workers', 'healing', 'ephemeral'];

/** A thing by its name and number, `Iron Man (12)`. */
const thingWords = (card: number, id: number): string => `${nameOf(faceId(card))} (${id})`;

function orderWords([, , card, id, key, granter, sort]: Row): string {
  const of = id! > 0 ? ` of ${thingWords(card!, id!)}` : '';
  return sort === 0
    ? `ability ${keyText(key!, granter!)}${of} comes next`
    : `${WAITS[sort!] ?? 'what waits'}${of} comes next`;
}

function wordsOf(row: Row, slot: string | null): string {
  const [verb, what, card, id, key, granter, sort] = row as [number, number, number, number, number, number, number];
  const named = (): string => nameOf(faceId(card));
  const thing = (): string => thingWords(card, id);
  switch (verb) {
    case L.PLAY:
      return `play ${named()}`;
    case L.USE:
      return `use ability ${keyText(key, granter)} of ${thing()}`;
    case L.ATTACK:
      return `attack with ${thing()}`;
    case L.SUMMON:
      return `summon ${named()}`;
    case L.LEVEL:
      return `level up ${thing()}`;
    case L.HIRE:
      return `hire ${named()} as a worker`;
    case L.BUILD:
      return `build tech ${LEVELS[what]}`;
    case L.ADDON:
      return `build the add-on ${nameOf(ADDON_IDS[what]!)}`;
    case L.DETECT:
      return `detect ${thing()}`;
    case L.END:
      return 'end the main phase';
    case L.BOOST:
      return what ? 'pay for the boost' : 'do not pay for the boost';
    case L.THING:
      return slot ? `${thing()} patrols as ${slot}` : `choose ${thing()}`;
    case L.CARD:
      return `choose ${named()} in the ${ZONES[sort]}`;
    case L.WORKER:
      return `choose a worker of player ${SEATS[what]}`;
    case L.DONE:
      return 'choose no more';
    case L.MODE:
      return `choose mode ${what + 1}`;
    case L.MAY:
      return what ? 'do it' : 'do not do it';
    case L.ORDER:
      return orderWords(row);
    case L.CHOOSE_SPEC:
      return `choose the spec ${SPEC_IDS[what]}`;
    case L.DISCARD:
      return `discard ${named()}`;
    case L.DRAW:
      return `draw ${named()}`;
    case L.TECH:
      return `choose ${named()} as tech`;
    case L.STOP:
      return 'choose no tech';
    case L.EMPTY:
      return slot ? `leave the slot ${slot} empty` : 'leave the slot empty';
    case L.COIN:
      return what ? 'the coin shows tails' : 'the coin shows heads';
    case L.FIRST:
      return `player ${SEATS[what]} begins`;
    case L.SLOT:
      return `the slot ${SLOTS[what - 1]}`;
    default:
      return 'concede';
  }
}

/** Of an action that is not open only its text is known. */
export function actionWords(action: number, state: State): string {
  const row = rowOf(action, state);
  return row ? wordsOf(row, state.open?.slot ?? null) : actionText(action, state);
}
