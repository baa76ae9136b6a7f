import { setupName } from '$lib/games/tash-kalar/board/setup-names';
import { boardIn } from '$lib/games/tash-kalar/board/words';
import { face } from '$lib/games/tash-kalar/face';
import { table } from '$lib/games/tash-kalar/table';
import { m } from '$lib/paraglide/messages';
import { setupOf } from '$workers/games/tash-kalar/setups';
import { AREAS } from './areas';
import type { AnalyseGame } from '$lib/analyse/game';
import { targetOf } from '$lib/analyse/values';
import { hidden } from './hidden';
import { maps } from './maps';
import { FIRST } from './first';
import { placeText, shortText, typedText } from './words';

export const analyse: AnalyseGame = {
  ...table,

  notes: {
    editor: m.ts_note_editor,
    examples: m.ts_note_examples,
    allMoves: m.ts_note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
    spread: m.analyse_spread_note,
  },

  place: placeText,
  short: shortText,
  typed: typedText,
  examples: {
    field: 'e5, summon Knight@e4',
    all: 'place e5, summon Knight@e4, discard Knight, flare, move e5-e6, done, claim RedConquest, ~Titan',
  },
  title: (view) => setupName(setupOf(boardIn(view))),

  areas: () => AREAS.map(({ id, label, places }) => ({ id, label: label(), places })),
  suppose: () => import('./suppose'),
  arrow(move) {
    const to = targetOf(move);
    if (to === null) return null;
    const squares = face.placesOf(move.action);
    const from = squares.length > 1 ? squares[0]! : null;
    return { from, to, ...(move.action.startsWith('summon ') && { label: '✦' }) };
  },

  maps,
  panels: [
    { id: 'finder', label: m.ts_tab_finder, short: m.ts_tab_finder_short, load: () => import('./FinderPanel.svelte') },
    { id: 'turn', label: m.ts_tab_turn, short: m.ts_tab_turn_short, load: () => import('./TurnSolver.svelte') },
    { id: 'glance', label: m.ts_tab_glance, short: m.ts_tab_glance_short, load: () => import('./Glance.svelte') },
  ],
  hidden,

  beginnings: () => import('./beginnings'),
  first: () => Promise.resolve(FIRST),
  Editor: () => import('./Editor.svelte'),
};
