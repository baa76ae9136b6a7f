import { layoutOf, type Layout } from '$lib/games/toy-battle/board/layout';
import { loadMap, mapOf } from '$lib/games/toy-battle/board/map';
import { mapName, nodeName, pickWords, sideName, troopText } from '$lib/games/toy-battle/board/words';
import { eventText } from '$lib/games/toy-battle/learn/events';
import { m } from '$lib/paraglide/messages';
import { ABOUT_LINES, nodesOf, picksOfText, trialAction } from '$lib/games/toy-battle/play/actions';
import type { View } from '$workers/contract';
import { CHOICE } from '$workers/games/toy-battle/puzzles/choice';
import { SIDES, type Board } from '$workers/games/toy-battle/state';
import type { PuzzleGame } from '$lib/puzzles/game';
import { listText } from '$lib/puzzles/listing';
import Table from './Table.svelte';

const boardIn = (view: View): Board => view.board as Board;
const layouts = new Map<string, Layout>();

/** Layouts are worked out anew by each board; words need them for every single node. */
function layoutFor(map: string): Layout {
  const layout = layouts.get(map) ?? layoutOf(mapOf(map));
  layouts.set(map, layout);
  return layout;
}

const hqOf = (map: string, id: string) => layoutFor(map).at[id]?.hq ?? null;
const wordsFor = (view: () => View) => pickWords(() => layoutFor(boardIn(view()).map));

export const puzzles: PuzzleGame = {
  Table,
  prepare: loadMap,
  mapName: (map) => mapName(mapOf(map)),
  seatName: (seat) => sideName(SIDES[seat]!),

  picture(notation, board) {
    const { toMove, question } = board as Board;
    const seat = SIDES.indexOf(toMove);
    return {
      notation,
      actor: 'player',
      seats: SIDES.length,
      seat,
      question,
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },

  words: wordsFor,
  trial: trialAction,
  nodesOf,

  action(action, view) {
    if (action.startsWith('~')) return troopText(action.slice(1));
    return wordsFor(() => view).choice({ action, picks: picksOfText(action, boardIn(view).toMove) });
  },

  event: (view, action, solver) =>
    eventText(
      view,
      action,
      solver,
      wordsFor(() => view),
    ),

  area(action, view) {
    if (action.startsWith('place')) return m.puzzles_hint_tile({ tile: troopText(action[6]!) });
    const [node] = nodesOf(action);
    if (!node) return m.tb_puzzles_hint_button();
    return m.tb_puzzles_hint_node({ node: nodeName({ id: node, hq: hqOf(boardIn(view).map, node) }) });
  },

  task(goal, view) {
    const { map } = boardIn(view);
    const named = (nodes: readonly string[]): string =>
      listText(nodes.map((id) => nodeName({ id, hq: hqOf(map, id) })));
    const all = goal.nodes ?? [];
    const own = all.filter((id) => hqOf(map, id));
    const tiles = all.filter((id) => !own.includes(id));
    if (own.length === 0) return tiles.length > 0 ? m.tb_puzzles_task_strand({ tiles: named(tiles) }) : null;
    if (tiles.length === 0) return m.tb_puzzles_task_shut({ own: named(own) });
    return m.tb_puzzles_task_both({ tiles: named(tiles), own: named(own) });
  },

  assumptions({ assumptions }, view) {
    const enemy = sideName(SIDES[1 - view.seat]!);
    const odds = assumptions.includes('equally-likely-tiles');
    const words: Record<string, string> = {
      'open-racks': m.tb_puzzles_assume_open_racks(),
      'nothing-to-draw': m.tb_puzzles_assume_nothing_to_draw(),
      'last-draws': m.tb_puzzles_assume_last_draws(),
      'hidden-rack': odds ? m.tb_puzzles_assume_hidden_odds({ enemy }) : m.tb_puzzles_assume_hidden_rack({ enemy }),
      'equally-likely-tiles': m.tb_puzzles_assume_equally_likely({ enemy }),
    };
    return assumptions.map((key) => words[key] ?? key);
  },

  scale: async (puzzle, view) => (await import('./scale')).scaleOf(puzzle, view.seat),
  async shortfall(goal, view, value, need, nodes) {
    const { shortfallText } = await import('./shortfall');
    return shortfallText(goal, { board: boardIn(view), value, need, nodes }, (id) => hqOf(boardIn(view).map, id));
  },

  withRack: async (notation, solver, rack) => (await import('./world')).withRack(notation, solver, rack),
  dangerous: (goal) => (goal.kind === 'safe-turn' || goal.kind === 'safest-turn' ? { kind: 'win-turn' } : null),
  aboutLines: ABOUT_LINES,
  hasMaps: true,
  choice: CHOICE,
};
