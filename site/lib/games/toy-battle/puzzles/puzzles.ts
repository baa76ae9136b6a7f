import { loadMap, mapOf } from '$lib/games/toy-battle/board/map';
import { mapName, nodeName } from '$lib/games/toy-battle/board/words';
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

  commentary: async () => (await import('./commentary')).commentary,
  turnable: true,
  dangerous: (goal) => (goal.kind === 'safe-turn' || goal.kind === 'safest-turn' ? { kind: 'win-turn' } : null),
  hasMaps: true,
  choice: CHOICE,
};
