import { loadMap, mapOf } from '$lib/games/toy-battle/board/map';
import { boardIn, mapName, nodeName, troopText } from '$lib/games/toy-battle/board/words';
import { face, layoutFor } from '$lib/games/toy-battle/face';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { CHOICE } from '$workers/games/toy-battle/puzzles/choice';
import type { PuzzleFace } from '$lib/puzzles/face';
import { listText } from '$lib/puzzles/listing';
import Table from './Table.svelte';

const hqOf = (view: View, id: string) => layoutFor(view).at[id]?.hq ?? null;

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  prepare: loadMap,
  mapName: (map) => mapName(mapOf(map)),

  area(action, view) {
    if (action.startsWith('place')) return m.puzzles_hint_tile({ tile: troopText(action[6]!) });
    const [node] = face.placesOf(action);
    if (!node) return m.tb_puzzles_hint_button();
    return m.tb_puzzles_hint_node({ node: nodeName({ id: node, hq: hqOf(view, node) }) });
  },

  task(goal, view) {
    const named = (nodes: readonly string[]): string =>
      listText(nodes.map((id) => nodeName({ id, hq: hqOf(view, id) })));
    const all = goal.nodes ?? [];
    const own = all.filter((id) => hqOf(view, id));
    const tiles = all.filter((id) => !own.includes(id));
    if (own.length === 0) return tiles.length > 0 ? m.tb_puzzles_task_strand({ tiles: named(tiles) }) : null;
    if (tiles.length === 0) return m.tb_puzzles_task_shut({ own: named(own) });
    return m.tb_puzzles_task_both({ tiles: named(tiles), own: named(own) });
  },

  assumptions: async (puzzle, view) => (await import('./assumptions')).assumptionsOf(puzzle, view),

  scale: async (puzzle, view) => (await import('./scale')).scaleOf(puzzle, view.seat),
  async shortfall(goal, view, value, need, nodes) {
    const { shortfallText } = await import('./shortfall');
    return shortfallText(goal, { board: boardIn(view), value, need, nodes }, (id) => hqOf(view, id));
  },

  why: async (puzzle, start, end) => (await import('./why')).whyText(puzzle, start, end),
  withRack: async (notation, solver, rack) => (await import('./world')).withRack(notation, solver, rack),
  turnings: async (notation) => (await import('$workers/games/toy-battle/turnings')).turningsOf(notation),
  dangerous: (goal) => (goal.kind === 'safe-turn' || goal.kind === 'safest-turn' ? { kind: 'win-turn' } : null),
  hasMaps: true,
  choice: CHOICE,
};
