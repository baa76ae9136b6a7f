/** A position being edited: the members of a JSON position, all present, so that forms can bind to them. */
import { mapById } from '$workers/games/toy-battle/board-data';
import { blankState } from '$workers/games/toy-battle/blank';
import { changedOptions } from '$workers/games/toy-battle/options';
import { REMOVED } from '$workers/games/toy-battle/start';
import { SIDES, TROOP_CODES, type Position, type Side, type Sided, type State } from '$workers/games/toy-battle/state';
import { countTiles, sideLetter, tilesOf } from '$workers/games/toy-battle/tiles';
import { COPIES } from '../../../../../assembly/games/toy-battle/layout';

/** The lists of tiles beside the board. */
export const LISTS = ['rack', 'frozen', 'known', 'unseen', 'discard'] as const;
export type ListName = (typeof LISTS)[number];

export type Draft = Pick<State, 'map' | 'toMove' | 'stacks' | ListName | 'removed' | 'taken' | 'turns' | 'options'>;

/** The start of a turn with everything the state holds; what a turn had left open is dropped. */
export function draftOf(state: State): Draft {
  const { map, toMove, stacks, rack, frozen, known, unseen, discard, removed, taken, turns, options } = state;
  return structuredClone({ map, toMove, stacks, rack, frozen, known, unseen, discard, removed, taken, turns, options });
}

/** An empty board with all tiles unseen, four of them missing on each side (TB-SET-3). */
export function emptyDraft(map: string): Draft {
  const draft = draftOf(blankState(mapById(map)!, 'blue'));
  const army = tilesOf(TROOP_CODES.map(() => COPIES));
  return { ...draft, unseen: { blue: army, red: army }, removed: { blue: REMOVED, red: REMOVED } };
}

/** The JSON position, for the engine to judge. */
export function positionOf(draft: Draft): Position {
  const { options, stacks, ...rest } = draft;
  const filled = Object.fromEntries(Object.entries(stacks).filter(([, tiles]) => tiles));
  return { ...rest, stacks: filled, options: changedOptions(options) };
}

/** The draft on another board: what lies at places the new board does not have goes back to the unseen tiles. */
export function onMap(draft: Draft, map: string): Draft {
  const board = mapById(map)!;
  let moved: Draft = { ...draft, map, taken: {} };
  for (const node of Object.keys(draft.stacks)) {
    const index = board.nodeIndex.get(node);
    if (index === undefined || board.hqSide[index]) while (moved.stacks[node]) moved = popped(moved, node);
  }
  return moved;
}

export function withCount(draft: Draft, list: ListName, side: Side, troop: number, count: number): Draft {
  const counts = countTiles(draft[list][side]);
  counts[troop] = Math.max(0, count);
  return { ...draft, [list]: { ...draft[list], [side]: tilesOf(counts) } };
}

/** An option of the rules by its name, its value as text. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const given = name === 'turnLimit' ? Number(value) : value;
  return { ...draft, options: { ...draft.options, [name]: given } };
}

/** Of a tile as stacks write it, `b7`. */
export const readTile = (tile: string): { side: Side; troop: number } => ({
  side: tile[0] === 'b' ? 'blue' : 'red',
  troop: TROOP_CODES.indexOf(tile[1] as (typeof TROOP_CODES)[number]),
});

const countOf = (draft: Draft, list: ListName, side: Side, troop: number): number =>
  countTiles(draft[list][side])[troop]!;

/** One more or one less in a list; never less than none. */
export const counted = (draft: Draft, list: ListName, tile: string, more: 1 | -1): Draft => {
  const { side, troop } = readTile(tile);
  return withCount(draft, list, side, troop, countOf(draft, list, side, troop) + more);
};

/** Puts a tile on top of a base, from nowhere. */
export const topped = (draft: Draft, node: string, tile: string): Draft => ({
  ...draft,
  stacks: { ...draft.stacks, [node]: (draft.stacks[node] ?? '') + tile },
});

/** The tile on top of a base; null where there is none. */
export const topOf = (draft: Draft, node: string): string | null => draft.stacks[node]?.slice(-2) ?? null;

/** Takes the top tile of a base away, to nowhere. */
export function bared(draft: Draft, node: string): Draft {
  const rest = draft.stacks[node]?.slice(0, -2);
  const { [node]: _, ...others } = draft.stacks;
  return { ...draft, stacks: rest ? { ...others, [node]: rest } : others };
}

/** Puts a tile on top of a base. It comes from the unseen tiles if one is left there. */
export const pushed = (draft: Draft, node: string, side: Side, troop: number): Draft => {
  const tile = sideLetter(side) + TROOP_CODES[troop]!;
  return counted(topped(draft, node, tile), 'unseen', tile, -1);
};

/** Takes the top tile of a base away; it goes back to the unseen tiles. */
export function popped(draft: Draft, node: string): Draft {
  const tile = topOf(draft, node);
  return tile ? counted(bared(draft, node), 'unseen', tile, 1) : draft;
}

/** What is only told of tiles on the rack, which lie there. */
const TOLD = ['frozen', 'known'] as const;

export const isTold = (list: ListName): boolean => TOLD.some((name) => name === list);

/** A rack with less tiles has no more frozen and known ones than it has. */
function withinRack(draft: Draft, tile: string): Draft {
  const { side, troop } = readTile(tile);
  const most = countOf(draft, 'rack', side, troop);
  return TOLD.reduce(
    (now, list) => withCount(now, list, side, troop, Math.min(most, countOf(now, list, side, troop))),
    draft,
  );
}

/** Marks a tile of the rack as frozen or known; one that is not there comes from the unseen tiles. */
export function told(draft: Draft, list: ListName, tile: string): Draft {
  const { side, troop } = readTile(tile);
  const marked = counted(draft, list, tile, 1);
  return countOf(marked, 'rack', side, troop) >= countOf(marked, list, side, troop)
    ? marked
    : counted(counted(marked, 'rack', tile, 1), 'unseen', tile, -1);
}

/** Where a tile can be: on a base, or in a list. */
export type Lie = { node: string } | { list: ListName };

export function laid(draft: Draft, tile: string, lie: Lie): Draft {
  if ('node' in lie) return topped(draft, lie.node, tile);
  return counted(draft, lie.list, tile, 1);
}

export function lifted(draft: Draft, tile: string, lie: Lie): Draft {
  if ('node' in lie) return bared(draft, lie.node);
  const less = counted(draft, lie.list, tile, -1);
  return withinRack(isTold(lie.list) ? counted(less, 'rack', tile, -1) : less, tile);
}

/** How many tiles of each troop a side has on the board. */
export function onBoard(draft: Pick<Draft, 'stacks'>): Sided<number[]> {
  const all = Object.values(draft.stacks).join('').match(/../g) ?? [];
  const of = (side: Side) =>
    countTiles(
      all
        .filter((tile) => tile[0] === sideLetter(side))
        .map((tile) => tile[1]!)
        .join(''),
    );
  return { blue: of('blue'), red: of('red') };
}

/** Copies of each troop that stand nowhere; negative where there are too many (TB-KIT-1). */
export function missing(draft: Draft, side: Side): number[] {
  const placed = onBoard(draft)[side];
  const listed = countTiles(draft.rack[side] + draft.unseen[side] + draft.discard[side]);
  return TROOP_CODES.map((_, troop) => COPIES - placed[troop]! - listed[troop]!);
}

/** Makes the armies whole: tiles that stand nowhere become unseen. */
export function completed(draft: Draft): Draft {
  return SIDES.reduce((done, side) => {
    const unseen = countTiles(done.unseen[side]);
    const counts = unseen.map((count, troop) => Math.max(0, count + missing(done, side)[troop]!));
    return { ...done, unseen: { ...done.unseen, [side]: tilesOf(counts) } };
  }, draft);
}
