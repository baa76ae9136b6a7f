import type { AnalyseGame } from '$lib/analyse/game';
import { boardIn } from '$lib/games/__game__/board/words';
import { table } from '$lib/games/__game__/table';
import { m } from '$lib/paraglide/messages';

export const analyse: AnalyseGame<'__game__'> = {
  ...table,

  notes: {
    setup: m.__snake___note_setup,
    editor: m.__snake___note_editor,
    allMoves: m.__snake___note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
  },

  place: () => '',
  short: (action) => action.replace(/^take /, ''),
  typed: (text) => (/^\d+$/.test(text) ? `take ${text}` : text),
  examples: { field: 'take 2', all: 'take 1, take 2, take 3' },
  title: (view) => m.__snake___turn({ n: boardIn(view).turn + 1 }),

  suppose: async () => ({ passed: () => null }),
  arrow: () => null,

  maps: [{ id: 'values', label: m.analyse_map_values, asks: 'values' }],
  panels: [],

  beginnings: () => import('./beginnings'),
  first: async () => 'seats 3; heap 13; turn 2',
  Editor: () => import('./Editor.svelte'),
};
