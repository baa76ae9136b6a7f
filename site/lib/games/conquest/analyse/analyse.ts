import type { AnalyseGame } from '$lib/analyse/game';
import { play } from '$lib/games/conquest/play/play';
import { m } from '$lib/paraglide/messages';

export const analyse: AnalyseGame = {
  ...play,
  hidden: undefined,
  notes: {
    setup: m.cq_play_note,
    editor: m.cq_play_note,
    allMoves: m.cq_play_note,
    working: m.analyse_working,
    worked: m.analyse_worked,
  },
  place: (_, id) => id,
  short: (action) => action,
  typed: (text) => text,
  examples: { field: 'place UKR', all: 'place UKR' },
  title: () => '',
  suppose: async () => ({ passed: () => null }),
  arrow: () => null,
  maps: [{ id: 'values', label: m.analyse_map_values, asks: 'values' }],
  panels: [],
  beginnings: () => import('./beginnings'),
  first: async () => '>=R/2attack/6/RBG/1',
  Editor: () => import('./Board.svelte') as never,
};
