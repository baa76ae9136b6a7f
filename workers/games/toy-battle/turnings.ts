import type { Turning } from '../../puzzles/turning';
import { mapById, type BoardMap } from './board-data';
import { parse, print } from './notation';
import type { Side, Sided, State } from './state';
import { other } from './tiles';

type Symmetry = BoardMap['symmetries'][number];

/** One for each symmetry of the board; none for a text that is no position. */
export function turningsOf(notation: string): Turning[] {
  const parsed = parse(notation);
  const map = parsed.ok ? mapById(parsed.value.map) : undefined;
  return map ? map.symmetries.map((symmetry) => turningBy(map, symmetry)) : [];
}

function turningBy(map: BoardMap, symmetry: Symmetry): Turning {
  const place = (id: string): string => map.nodes[symmetry.nodes[map.nodeIndex.get(id)!]!]!;
  return {
    notation(text) {
      const parsed = parse(text);
      if (!parsed.ok) throw new RangeError(parsed.error.problem);
      return print(stateUnder(parsed.value, map, symmetry, place));
    },
    // Places follow `@` and `>`, or the verb where no tile is named.
    action: (text) =>
      text.replace(/(@|>|^(?:hit|recall|shove) )(\w+)/g, (_, before: string, id: string) => before + place(id)),
    place,
    map: (id) => id,
  };
}

function stateUnder(
  state: State,
  map: BoardMap,
  { swapsSides, regions }: Symmetry,
  place: (id: string) => string,
): State {
  const side = (from: Side): Side => (swapsSides ? other(from) : from);
  const sides = <T>(of: Sided<T>): Sided<T> => ({ blue: of[side('blue')], red: of[side('red')] });
  const letters = (tiles: string): string =>
    swapsSides ? tiles.replace(/[br]/g, (letter) => (letter === 'b' ? 'r' : 'b')) : tiles;
  const region = (id: string): string => map.regions[regions[map.regionIndex.get(id)!]!]!.id;
  const { questionBase, result, captured } = state;
  return {
    ...state,
    toMove: side(state.toMove),
    stacks: Object.fromEntries(Object.entries(state.stacks).map(([id, tiles]) => [place(id), letters(tiles)])),
    rack: sides(state.rack),
    unseen: sides(state.unseen),
    removed: sides(state.removed),
    discard: sides(state.discard),
    frozen: sides(state.frozen),
    known: sides(state.known),
    taken: Object.fromEntries(Object.entries(state.taken).map(([id, owner]) => [region(id), side(owner)])),
    questionBase: questionBase === null ? null : place(questionBase),
    waiting: state.waiting.map(({ base, height }) => ({ base: place(base), height })),
    result: result && { ...result, winner: result.winner === 'none' ? 'none' : side(result.winner) },
    captured: captured && { node: place(captured.node), tile: letters(captured.tile) },
  };
}
