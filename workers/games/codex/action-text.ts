// Actions in words, from the rows of numbers in which the engine says what they are called by
// (assembly/games/codex/describe.ts).

import * as L from '../../../assembly/games/codex/layout';
import { keyText } from './ability-keys';
import { ADDON_IDS, faceId, SPEC_IDS } from './faces';
import { SEATS, SLOTS } from './table';

/** Numbers of a row. */
export const DESCRIPTION = 9;

const ZONES: Readonly<Record<number, string>> = {
  [L.PILE_HAND]: 'hand',
  [L.PILE_DISCARD]: 'discard',
  [L.PILE_CODEX]: 'codex',
};
/** What waits, by its sort (assembly/games/codex/waiting.ts). */
const WAITS = ['trigger', 'scavenger', 'technician', 'bounty', 'workers', 'healing', 'ephemeral', 'later'] as const;

function orderText(row: readonly number[]): string {
  const [, , card, id, key, granter, sort, seat, about] = row as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const called = `${faceId(card)}#${id}`;
  switch (WAITS[sort]) {
    case 'trigger':
      return `${called}.${keyText(key, granter)}${about ? `@${about}` : ''}`;
    case 'scavenger':
    case 'technician':
    case 'bounty':
      return `${WAITS[sort]} ${SEATS[seat]}`;
    case 'workers':
      return 'workers';
    case 'later':
      return `later ${faceId(card)}#${id === 0 ? 'null' : id}`;
    default:
      return `${WAITS[sort]} ${called}`;
  }
}

/** One action in words. */
export function actionText(row: readonly number[]): string {
  const [verb, what, card, id, key, granter, , seat] = row as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const called = `${card >= 0 ? faceId(card) : ''}#${id}`;
  switch (verb) {
    case L.PLAY:
      return `play ${faceId(card)}`;
    case L.USE:
      return `use ${called} ${keyText(key, granter)}`;
    case L.ATTACK:
      return `attack ${called}`;
    case L.SUMMON:
      return `summon ${faceId(card)}`;
    case L.LEVEL:
      return `level ${faceId(card)}`;
    case L.HIRE:
      return `hire ${faceId(card)}`;
    case L.BUILD:
      return `build ${what}`;
    case L.ADDON:
      return `addon ${ADDON_IDS[what]}`;
    case L.DETECT:
      return `detect ${called}`;
    case L.END:
      return 'end';
    case L.BOOST:
      return what ? 'boost' : 'no-boost';
    case L.THING:
      return called;
    case L.CARD:
      return `${ZONES[row[6]!]} ${faceId(card)}`;
    case L.WORKER:
      return `worker ${SEATS[what]}`;
    case L.DONE:
      return 'done';
    case L.MODE:
      return `mode ${what}`;
    case L.MAY:
      return what ? 'yes' : 'no';
    case L.ORDER:
      return orderText(row);
    case L.CHOOSE_SPEC:
      return SPEC_IDS[what]!;
    case L.DISCARD:
    case L.DRAW:
      return faceId(card);
    case L.TECH:
      return `tech ${faceId(card)}`;
    case L.STOP:
      return 'stop';
    case L.EMPTY:
      return 'empty';
    case L.COIN:
      return what ? 'tails' : 'heads';
    case L.FIRST:
      return SEATS[what]!;
    case L.SLOT:
      return SLOTS[what - 1]!;
    case L.CONCEDE:
      return 'concede';
    default:
      throw new RangeError(`no action has the verb ${verb} (of seat ${seat})`);
  }
}
