import { mapOf } from './board';
import type { Options, Question, Side, State } from './node';
import { withTile, withoutTile, type TroopCode } from './piles';

export type { Options, Position, Question, Side, State } from './node';
export type { TroopCode } from './piles';

/*
 * A node of the referee is the complete `State` itself, a plain value that is never changed in place:
 * tiles are piles of text, stacks are text from bottom to top, and lists of keys stand in map order.
 */

export const BOTH: readonly Side[] = ['blue', 'red'];
export const opponent = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** TB-DRAW-2. */
export const RACK_LIMIT = 8;

/** Rule file, section 3. */
export const DEFAULTS: Readonly<Options> = {
  specials: 'on',
  starter: 'random',
  skullyDraw: 'full',
  shieldHook: 'connected',
  shoveOntoTrigger: 'allowed',
  shoveClaims: 'destination-first',
  doubleTrigger: 'each',
  frozenStuck: 'ends',
  turnLimit: 200,
};

export interface Tile {
  side: Side;
  troop: TroopCode;
}

const LETTER: Record<Side, string> = { blue: 'b', red: 'r' };
export const writeTile = ({ side, troop }: Tile): string => LETTER[side] + troop;

/** The tiles of a base from bottom to top, as text. */
export const stackOn = (state: State, base: string): string => state.stacks[base] ?? '';
export const heightOf = (state: State, base: string): number => stackOn(state, base).length / 2;

/** TB-STACK-2: the only visible tile of a base, or null. */
export function topOf(state: State, base: string): Tile | null {
  const text = stackOn(state, base).slice(-2);
  return text === '' ? null : { side: text[0] === 'b' ? 'blue' : 'red', troop: text[1] as TroopCode };
}

/** TB-REACH-2. */
export const occupies = (state: State, side: Side, base: string): boolean => topOf(state, base)?.side === side;

function withStack(state: State, base: string, stack: string): State {
  const { [base]: _, ...others } = state.stacks;
  return { ...state, stacks: stack === '' ? others : { ...others, [base]: stack } };
}

/** TB-STACK-1. */
export const putOnTop = (state: State, base: string, tile: Tile): State =>
  withStack(state, base, stackOn(state, base) + writeTile(tile));

/** TB-STACK-3. */
export const takeTop = (state: State, base: string): State => withStack(state, base, stackOn(state, base).slice(0, -2));

type Piles = 'rack' | 'unseen' | 'discard' | 'frozen' | 'known';

export const gain = (state: State, which: Piles, { side, troop }: Tile): State => ({
  ...state,
  [which]: { ...state[which], [side]: withTile(state[which][side], troop) },
});

export const lose = (state: State, which: Piles, { side, troop }: Tile): State => ({
  ...state,
  [which]: { ...state[which], [side]: withoutTile(state[which][side], troop) },
});

/** TB-INFO-5: nobody can tell which copy left, so one known tile of the troop is known no longer. */
export const leaveRack = (state: State, tile: Tile): State => lose(lose(state, 'rack', tile), 'known', tile);

/** TB-INFO-5: both players saw the tile go back. */
export const returnToRack = (state: State, tile: Tile): State => gain(gain(state, 'rack', tile), 'known', tile);

/** Tiles a side can still draw: unseen tiles that are not missing for good (rule file 4.1). */
export const reserveOf = (state: State, side: Side): number => state.unseen[side].length - state.removed[side];

/** How many of `wanted` tiles a side would draw now (TB-DRAW-2, TB-DRAW-5). */
export const drawable = (state: State, side: Side, wanted: number): number =>
  Math.max(0, Math.min(wanted, RACK_LIMIT - state.rack[side].length, reserveOf(state, side)));

/** Medals are those of the regions a side has claimed. */
export const medalsOf = (state: State, side: Side): number =>
  mapOf(state)
    .regions.filter((region) => state.taken[region.id] === side)
    .reduce((sum, region) => sum + region.medals, 0);

/** The state with another question pending. */
export const asking = (state: State, question: Question, base: string | null = null, left = 0): State => ({
  ...state,
  question,
  questionBase: base,
  left,
  again: false,
});

/** The end of the game: nothing is pending any more (TB-END-7). */
export const finish = (state: State, winner: Side | 'none', how: NonNullable<State['result']>['how']): State => ({
  ...asking(state, 'over'),
  waiting: [],
  result: { winner, how },
});

/** More medals wins; level medals go to `level` (TB-END-4, TB-END-5, TB-END-6). */
export function byMedals(state: State, level: Side | 'none'): Side | 'none' {
  const [blue, red] = [medalsOf(state, 'blue'), medalsOf(state, 'red')];
  return blue === red ? level : blue > red ? 'blue' : 'red';
}
