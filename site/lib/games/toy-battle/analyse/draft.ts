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
  counts[troop] = Math.max(0, Math.min(COPIES, count));
  return { ...draft, [list]: { ...draft[list], [side]: tilesOf(counts) } };
}

/** An option of the rules by its name, its value as text. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const given = name === 'turnLimit' ? Number(value) : value;
  return { ...draft, options: { ...draft.options, [name]: given } };
}

/** Puts a tile on top of a base. It comes from the unseen tiles if one is left there. */
export function pushed(draft: Draft, node: string, side: Side, troop: number): Draft {
  const stack = (draft.stacks[node] ?? '') + sideLetter(side) + TROOP_CODES[troop]!;
  const unseen = countTiles(draft.unseen[side])[troop]!;
  return withCount({ ...draft, stacks: { ...draft.stacks, [node]: stack } }, 'unseen', side, troop, unseen - 1);
}

/** Takes the top tile of a base away; it goes back to the unseen tiles. */
export function popped(draft: Draft, node: string): Draft {
  const stack = draft.stacks[node];
  if (!stack) return draft;
  const side: Side = stack.at(-2) === 'b' ? 'blue' : 'red';
  const troop = TROOP_CODES.indexOf(stack.at(-1) as (typeof TROOP_CODES)[number]);
  const { [node]: _, ...others } = draft.stacks;
  const rest = stack.slice(0, -2);
  const unseen = countTiles(draft.unseen[side])[troop]!;
  return withCount(
    { ...draft, stacks: rest ? { ...others, [node]: rest } : others },
    'unseen',
    side,
    troop,
    unseen + 1,
  );
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
