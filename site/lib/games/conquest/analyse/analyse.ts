import { play } from '$lib/games/conquest/play/play';
import { landName } from '$lib/games/conquest/board/names';
import { boardIn, playerName } from '$lib/games/conquest/board/words';
import { clauses } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { AnalyseGame } from '$lib/analyse/game';
import { maps } from './maps';

export const analyse: AnalyseGame = {
  ...play,
  hidden: undefined,

  notes: {
    setup: m.cq_note_setup,
    editor: m.cq_note_editor,
    allMoves: m.cq_note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
    spread: m.analyse_spread_note,
  },

  place: (_, code) => landName(code),
  short: (action) => action,
  typed: (text) => text,
  examples: { field: 'border UKR/AFG', all: 'border UKR/AFG, commit II, drop-rear NAF, end-attack' },
  title(view) {
    const { round, player } = boardIn(view);
    return clauses([m.cq_round({ round }), playerName(player)]);
  },

  suppose: () => import('./suppose'),
  /** A fight and an expedition go from one territory to another. */
  arrow({ action }) {
    const [from, to] = action.match(/\b[A-Z]{3}\b/g) ?? [];
    return from && to && from !== to ? { from, to } : null;
  },

  maps,
  panels: [],

  beginnings: () => import('./beginnings'),
  first: async () => (await import('$content/conquest/front/front.json')).default.picture,
  Editor: () => import('./Editor.svelte'),
};
