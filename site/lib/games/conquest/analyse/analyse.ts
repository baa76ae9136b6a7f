import type { AnalyseGame } from '$lib/analyse/game';
import { landName } from '$lib/games/conquest/board/names';
import { boardIn, phaseName, playerName } from '$lib/games/conquest/board/words';
import { table } from '$lib/games/conquest/table';
import { m } from '$lib/paraglide/messages';
import { maps } from './maps';
import StudyBoard from './StudyBoard.svelte';
import { lineOf, shortText, typedText } from './words';

export const analyse: AnalyseGame = {
  ...table,
  Board: StudyBoard,

  notes: {
    editor: m.cq_note_editor,
    examples: m.cq_note_examples,
    allMoves: m.cq_note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
    spread: m.analyse_spread_note,
  },

  place: (_, id) => landName(id),
  short: shortText,
  typed: typedText,
  examples: {
    field: 'border NAF/EGY',
    all: 'drop-rear NAF, border NAF/EGY, landing NAF~BRA, roll ad, fight-on, move NAF I, claim 3, end-turn',
  },
  title(view) {
    const { round, player, phase } = boardIn(view);
    return m.cq_analysis_title({ round, player: playerName(player), phase: phaseName(phase) });
  },

  suppose: () => import('./suppose'),
  arrow: ({ action }) => lineOf(action),

  maps,
  panels: [{ id: 'aims', label: m.cq_tab_aims, load: () => import('./AimsPanel.svelte') }],

  beginnings: () => import('./beginnings'),
  first: async () => (await import('./samples')).first(),
  Editor: () => import('./Editor.svelte'),
};
