import * as L from '../../../assembly/games/codex/layout';
import { actionText } from './action-text';
import { keyText } from './ability-keys';
import { ADDON_IDS, faceId, SPEC_IDS } from './faces';
import type { Row, State } from './state';
import { SEATS, SLOTS, type Seat, type Slot } from './table';

/** What has to be known of the node besides the row of an action (assembly/games/codex/describe.ts). */
export interface Asked {
  /** Who is asked; null where chance decides. */
  readonly asked: Seat | null;
  /** The patrol slot that is being filled. */
  readonly slot?: Slot | null;
}

const ZONES: Readonly<Record<number, string>> = {
  [L.PILE_HAND]: 'hand',
  [L.PILE_DISCARD]: 'discard',
  [L.PILE_CODEX]: 'codex',
};

/** A card in a zone of whoever is asked, or of the other player: `card:hand:spark`, `foe:hand:spark`. */
const inZone = (zone: string, card: number, seat: Seat, asked: Seat | null): string =>
  `${asked !== null && seat !== asked ? 'foe' : 'card'}:${zone}:${faceId(card)}`;

/**
 * The things on the screen whose choice, in this order, amounts to the action: `card:hand:spark` (a card in the hand, the
 * discard pile, the codex, the command zone), `thing:12`, `slot:leader` (of a patrol behind who is to stand there), `build:2`
 * and `addon:tower` (free places), `ability:12:0`, `wait:…` (what waits), `spec:fire`, `mode:0`, `worker:A`, `player:B`, `button:play`; what chance does is
 * `outcome:…`. What a card or a thing does comes after it, since most can do more than one thing.
 *
 * @param row what the engine says the action is called by
 */
export function picksOf(row: Row, { asked, slot }: Asked): string[] {
  const [verb, what, card, id, key, granter, sort, seat] = row as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (asked === null) return [`outcome:${actionText(row)}`];
  const thing = `thing:${id}`;
  const hand = (): string => inZone('hand', card, asked, asked);
  switch (verb) {
    case L.PLAY:
      return [hand(), 'button:play'];
    case L.HIRE:
      return [hand(), 'button:hire'];
    case L.SUMMON:
      return [`card:command:${faceId(card)}`, 'button:summon'];
    case L.USE:
      return [thing, `ability:${id}:${keyText(key, granter)}`];
    case L.ATTACK:
      return [thing, 'button:attack'];
    case L.LEVEL:
      return [thing, 'button:level'];
    case L.DETECT:
      return [thing, 'button:detect'];
    case L.BUILD:
      return [`build:${what}`];
    case L.ADDON:
      return [`addon:${ADDON_IDS[what]}`];
    case L.THING:
      return slot ? [thing, `slot:${slot}`] : [thing];
    case L.CARD:
      return [inZone(ZONES[sort]!, card, SEATS[seat]!, asked)];
    case L.DISCARD:
      return [inZone('hand', card, SEATS[seat]!, asked)];
    case L.TECH:
      return [inZone('codex', card, asked, asked)];
    case L.WORKER:
      return [`worker:${SEATS[what]}`];
    case L.MODE:
      return [`mode:${what}`];
    case L.ORDER:
      return [`wait:${actionText(row)}`];
    case L.CHOOSE_SPEC:
      return [`spec:${SPEC_IDS[what]}`];
    case L.SLOT:
      return [`slot:${SLOTS[what - 1]}`];
    case L.FIRST:
      return [`player:${SEATS[what]}`];
    default:
      return [`button:${actionText(row)}`];
  }
}

/** The same of an action of the open question; none of any other. */
export function picks(action: number, { open }: State): string[] {
  const row = open?.rows.get(action);
  return row ? picksOf(row, open!) : [];
}
