import * as kinds from '../../../assembly/games/token-battle/effect-kinds';
import { NOWHERE, STACKS_PER_SEAT } from '../../../assembly/games/token-battle/layout';
import { FIELDS } from './board-fields';
import { CARDS } from './cards';
import { tokenOf } from './codec';
import { SIDES, type Side, type Token } from './state';

/** Something that happens to a token or between tokens. `to` is missing where there is no field to go to. */
export interface TokenEffect {
  kind:
    | 'placed'
    | 'blocked'
    | 'pushed'
    | 'pushedOff'
    | 'mirrored'
    | 'mirroredOff'
    | 'weakened'
    | 'destroyed'
    | 'reborn'
    | 'created'
    | 'gilded'
    | 'swapped'
    | 'shot';
  from: string | null;
  to: string | null;
  before: Token | null;
  after: Token | null;
}

/** A count of a player that changes: points, pending extra turns, a boost, what the board brings a turn. */
interface CountEffect {
  kind: 'scored' | 'extraGained' | 'extraUsed' | 'boostGained' | 'gain';
  side: Side;
  before: number;
  after: number;
}

interface CardEffect {
  kind: 'cardUsed';
  side: Side;
  /** Counted from 1. */
  stack: number;
  card: string;
  /** The card it uncovers. */
  next: string;
}

/** `side` is null for a draw. */
interface EndEffect {
  kind: 'gameOver';
  side: Side | null;
}

interface TurnEffect {
  kind: 'nextTurn';
  from: Side;
  side: Side;
}

/** The aura of the token just played raises the gain of the token on a field. */
interface AuraEffect {
  kind: 'reached';
  by: string;
  field: string;
}

/** One event of a turn; a turn is a list of them, in the order of TK-TURN-5. */
export type Effect = TokenEffect | CountEffect | CardEffect | EndEffect | TurnEffect | AuraEffect;

const TOKEN_KINDS: Readonly<Record<number, TokenEffect['kind']>> = {
  [kinds.PLACED]: 'placed',
  [kinds.BLOCKED]: 'blocked',
  [kinds.PUSHED]: 'pushed',
  [kinds.PUSHED_OFF]: 'pushedOff',
  [kinds.MIRRORED]: 'mirrored',
  [kinds.MIRRORED_OFF]: 'mirroredOff',
  [kinds.WEAKENED]: 'weakened',
  [kinds.DESTROYED]: 'destroyed',
  [kinds.REBORN]: 'reborn',
  [kinds.CREATED]: 'created',
  [kinds.GILDED]: 'gilded',
  [kinds.SWAPPED]: 'swapped',
  [kinds.SHOT]: 'shot',
};

const COUNT_KINDS: Readonly<Record<number, CountEffect['kind']>> = {
  [kinds.SCORED]: 'scored',
  [kinds.EXTRA_GAINED]: 'extraGained',
  [kinds.EXTRA_USED]: 'extraUsed',
  [kinds.BOOST_GAINED]: 'boostGained',
  [kinds.GAIN]: 'gain',
};

/** Reads the engine's record of a turn, `kinds.EFFECT_BYTES` bytes an event. */
export function readEffects(bytes: Uint8Array): Effect[] {
  const count = bytes.length / kinds.EFFECT_BYTES;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, i) => readEffect(data, i * kinds.EFFECT_BYTES));
}

function readEffect(data: DataView, at: number): Effect {
  const code = data.getUint8(at);
  const from = data.getUint8(at + 1);
  const to = data.getUint8(at + 2);
  const before = data.getUint16(at + 4, true);
  const after = data.getUint16(at + 6, true);
  const field = (number: number): string | null => (number === NOWHERE ? null : FIELDS[number]!);
  const token = (byte: number): Token | null => (byte ? tokenOf(byte) : null);

  const ofToken = TOKEN_KINDS[code];
  if (ofToken) return { kind: ofToken, from: field(from), to: field(to), before: token(before), after: token(after) };
  const ofCount = COUNT_KINDS[code];
  if (ofCount) return { kind: ofCount, side: SIDES[to]!, before, after };
  if (code === kinds.CARD_USED) {
    const side = SIDES[Math.floor(from / STACKS_PER_SEAT)]!;
    const stack = (from % STACKS_PER_SEAT) + 1;
    return { kind: 'cardUsed', side, stack, card: CARDS[before - 1]!.id, next: CARDS[after - 1]!.id };
  }
  if (code === kinds.REACHED) return { kind: 'reached', by: field(from)!, field: field(to)! };
  if (code === kinds.GAME_OVER) return { kind: 'gameOver', side: SIDES[to] ?? null };
  return { kind: 'nextTurn', from: SIDES[from]!, side: SIDES[to]! };
}
