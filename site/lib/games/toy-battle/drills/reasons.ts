/** Why the right answer to a drill is right, in words. */
import { mapOf } from '$lib/games/toy-battle/board/map';
import { tilesOf, topOf } from '$lib/games/toy-battle/board/stacks';
import { boardIn, sideName, tileText, troopName } from '$lib/games/toy-battle/board/words';
import { face } from '$lib/games/toy-battle/face';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';
import { SIDES } from '$workers/games/toy-battle/state';

const regionOf = (view: View, id: string) => mapOf(boardIn(view).map).regions.find((region) => region.id === id)!;

/** Bases around a region: its letter stands nowhere on the board. */
export const basesOf = (view: View, region: string): readonly string[] => regionOf(view, region).bases;

const count = (tiles: Iterable<string>, code: string): number => [...tiles].filter((one) => one === code).length;

/** Where each of the three lies that can be seen, so that the number can be checked. */
function draws({ view, question }: Drill, code: string): string[] {
  const board = boardIn(view);
  const { toMove } = board;
  const placed = Object.entries(board.stacks).flatMap(([base, stack]) =>
    tilesOf(stack).flatMap(({ side, troop }) => (side === toMove && troop === code ? [base] : [])),
  );
  const counts = {
    troop: troopName(code),
    rack: count(board.rack[toMove], code),
    discard: count(board.discard[toMove], code),
    left: question.type === 'answer' ? question.value : 0,
  };
  if (placed.length === 0) return [m.tb_drill_draws_why_off(counts)];
  return [m.tb_drill_draws_why({ ...counts, board: placed.length, bases: listText([...new Set(placed)]) })];
}

function cover({ view }: Drill, base: string): string[] {
  const { side, troop } = topOf(boardIn(view).stacks[base])!;
  const joker = troopName('K');
  return [
    troop === 'K'
      ? m.tb_drill_cover_why_joker({ joker })
      : m.tb_drill_cover_why({ tile: tileText(side, troop), joker }),
  ];
}

function region({ view }: Drill, id: string, end: View): string[] {
  const before = boardIn(view).taken[id];
  const after = boardIn(end);
  const mover = SIDES[view.seat]!;
  const side = sideName(after.taken[id] ?? mover);
  if (before) return [m.tb_drill_region_why_before({ side })];
  if (after.taken[id]) return [m.tb_drill_region_why_now({ side })];
  const lacks = basesOf(view, id).filter((base) => topOf(after.stacks[base])?.side !== mover);
  return [m.tb_drill_region_why_lacks({ side, bases: listText(lacks) })];
}

function win({ view, line }: Drill): string[] {
  const { objective } = mapOf(boardIn(view).map);
  if (line.length === 0) return [m.tb_drill_win_why_not({ count: objective ?? 0 })];
  return [m.tb_drill_win_why({ move: face.action(view, line[0]!) })];
}

const REASONS: Readonly<Record<string, (drill: Drill, of: string, end: View) => string[]>> = {
  adjacent: (_, base) => [m.tb_drill_adjacent_why({ base })],
  draws,
  cover,
  region,
  win,
  place: (_, troop) => [m.tb_drill_place_why({ troop: troopName(troop) })],
  cut: () => [m.tb_drill_cut_why()],
  shove: () => [m.tb_drill_shove_why()],
};

export const reasons = (drill: Drill, end: View): string[] =>
  REASONS[drill.kind]!(drill, drill.question.ask.split(':')[1] ?? '', end);
