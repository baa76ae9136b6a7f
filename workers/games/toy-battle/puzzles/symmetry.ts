import type { Goal } from '../../../analysis/contract';
import { mapOf, type BoardMap } from '../board-data';
import { SIDES, type Side, type Sided, type State } from '../state';
import { other, sideLetter } from '../tiles';

type Symmetry = Pick<BoardMap['symmetries'][number], 'swapsSides' | 'nodes' | 'regions'>;

/**
 * The same text for all positions that a symmetry of the board turns into each other and for which the goal asks the
 * same. Tiles that do not matter are left out: for a goal within the turn, the enemy rack is one pool with the
 * enemy's unseen tiles, and the number of turns played counts for none.
 */
export function puzzleKey(state: State, goal: Goal): string {
  const map = mapOf(state);
  const identity: Symmetry = {
    swapsSides: false,
    nodes: map.nodes.map((_, node) => node),
    regions: map.regions.map((_, region) => region),
  };
  const texts = [identity, ...map.symmetries].map((symmetry) => textUnder(state, goal, map, symmetry));
  return texts.sort()[0]!;
}

function textUnder(state: State, goal: Goal, map: BoardMap, { swapsSides, nodes, regions }: Symmetry): string {
  const side = (from: Side): Side => (swapsSides ? other(from) : from);
  const image = (id: string): number => nodes[map.nodeIndex.get(id)!]!;
  const stack = (tiles: string): string =>
    swapsSides ? tiles.replace(/[br]/g, (letter) => (letter === 'b' ? 'r' : 'b')) : tiles;
  const sides = <T>(of: Sided<T>): T[] => SIDES.map((to) => of[side(to)]);
  const stacks = Object.entries(state.stacks)
    .map(([id, tiles]): [number, string] => [image(id), stack(tiles)])
    .sort(([a], [b]) => a - b);
  const taken = map.regions
    .map((region, r): [number, string] => [
      regions[r]!,
      state.taken[region.id] ? sideLetter(side(state.taken[region.id]!)) : '',
    ])
    .filter(([, owner]) => owner)
    .sort(([a], [b]) => a - b);
  return JSON.stringify([
    map.id,
    goal.kind,
    (goal.nodes ?? []).map(image).sort((a, b) => a - b),
    sideLetter(side(state.toMove)),
    stacks,
    taken,
    sides(tilesThatMatter(state, goal)),
    sides(state.discard),
    sides(state.frozen),
    state.question,
    state.questionBase === null ? null : image(state.questionBase),
    state.waiting.map(({ base, height }) => [image(base), height]),
  ]);
}

function tilesThatMatter(state: State, { kind }: Goal): Sided<string> {
  if (kind === 'endgame') return pairs((side) => `${state.rack[side]} ${state.unseen[side]}`);
  return pairs((side) => (side === state.toMove ? state.rack[side] : String(state.rack[side].length)));
}

const pairs = (of: (side: Side) => string): Sided<string> => ({ blue: of('blue'), red: of('red') });
