import { COPIES } from '../../../assembly/games/toy-battle/layout';
import type { Random } from '../../random';
import { blankState } from './blank';
import type { BoardMap } from './board-data';
import { SIDES, TROOP_CODES, type Options, type Side, type Sided, type State } from './state';
import { countTiles, other, tilesOf } from './tiles';

/** Tiles of each army that leave the game unseen (TB-SET-3). */
export const REMOVED = 4;

/** Tiles on the first racks (TB-SET-6). */
export const rackSizeAtStart = (side: Side, starter: Side): number => (side === starter ? 3 : 4);

/** The first question of a game with these racks (TB-SET-1 .. TB-SET-6). */
export function startState(map: BoardMap, starter: Side, racks: Sided<string>, options: Partial<Options> = {}): State {
  const state = blankState(map, starter, options);
  for (const side of SIDES) {
    const held = countTiles(racks[side]);
    state.rack[side] = tilesOf(held);
    state.unseen[side] = tilesOf(held.map((count) => Math.max(0, COPIES - count)));
    state.removed[side] = REMOVED;
  }
  return state;
}

/** Deals the racks and, unless the option `starter` names a side, chooses who begins. */
export function randomStart(map: BoardMap, random: Random, options: Partial<Options> = {}): State {
  const { starter = 'random' } = options;
  const first = starter === 'random' ? SIDES[random(SIDES.length)]! : starter;
  const racks = { blue: '', red: '' };
  for (const side of [first, other(first)]) {
    const army = TROOP_CODES.flatMap((code) => new Array<string>(COPIES).fill(code));
    for (let n = 0; n < rackSizeAtStart(side, first); n++) racks[side] += army.splice(random(army.length), 1)[0]!;
  }
  return startState(map, first, racks, options);
}

/** True if `startState` could have made this state, so that map, starter, racks and options say all about it. */
export function isStart(state: State): boolean {
  const { toMove, rack } = state;
  if (SIDES.some((side) => rack[side].length !== rackSizeAtStart(side, toMove))) return false;
  const fresh =
    state.question === 'turn' &&
    state.turns === 0 &&
    Object.keys(state.stacks).length + Object.keys(state.taken).length === 0 &&
    SIDES.every(
      (side) => !state.discard[side] && !state.frozen[side] && !state.known[side] && state.removed[side] === REMOVED,
    );
  return fresh && SIDES.every((side) => countTiles(rack[side] + state.unseen[side]).every((count) => count === COPIES));
}
