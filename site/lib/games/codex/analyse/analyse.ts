import type { AnalyseGame } from '$lib/analyse/game';
import { actionText } from '$lib/games/codex/board/action-words';
import { attackOf } from '$lib/games/codex/board/attack';
import { sideName, thingName } from '$lib/games/codex/board/table-words';
import { boardIn } from '$lib/games/codex/board/view';
import { table } from '$lib/games/codex/table';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { hidden } from './hidden';
import { toldApart } from './namesakes';
import { shortText, typedText } from './words';

/** Moves stand beside each other here: those of things of one name are told apart. */
const told = (view: View, action: string): string => actionText(action, boardIn(view), toldApart);

export const analyse: AnalyseGame<'codex'> = {
  ...table,

  action: told,
  words: (view) => ({ ...table.words(view), choice: ({ action }) => told(view(), action) }),

  notes: {
    editor: m.cx_note_editor,
    examples: m.cx_note_examples,
    allMoves: m.cx_note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
    spread: m.analyse_spread_note,
  },

  place: (view, id) => thingName(boardIn(view), Number(id)),
  short: shortText,
  typed: typedText,
  examples: {
    field: 'play spark',
    all: 'play spark, hire bloom, summon jaina_stormborne, attack iron_man#5, base#2, build 1, addon tower, end, empty',
  },
  title(view) {
    const { turn, active } = boardIn(view);
    return m.cx_analysis_title({ turn, side: sideName(active) });
  },

  suppose: () => import('./suppose'),
  arrow: attackOf,

  valuesOnPicks: true,
  maps: [{ id: 'values', label: m.analyse_map_values, asks: 'values' }],
  panels: [
    { id: 'reach', label: m.cx_tab_reach, load: async () => (await import('./panels')).reach() },
    { id: 'patrol', label: m.cx_tab_patrol, load: async () => (await import('./panels')).patrol() },
    { id: 'cards', label: m.cx_tab_cards, load: async () => (await import('./panels')).cards() },
    { id: 'figures', label: m.cx_tab_figures, load: async () => (await import('./panels')).figures() },
  ],
  hidden,

  beginnings: () => import('./beginnings'),
  first: async () => (await import('./samples')).first(),
  Editor: () => import('./Editor.svelte'),
};
