import { boardIn } from '$lib/games/token-battle/board/words';
import { face } from '$lib/games/token-battle/face';
import { table } from '$lib/games/token-battle/table';
import { m } from '$lib/paraglide/messages';
import { cardById } from '$workers/games/token-battle/cards';
import type { View } from '$workers/contract';
import type { Measures } from '$workers/games/token-battle/measures';
import type { AnalyseGame, AskedEngine } from '$lib/analyse/game';
import { count } from '$lib/analyse/words';
import { maps } from './maps';
import { cardsOf, placeText } from './words';

/** Turns before the end from which the rest is usually looked through to the end (9.3). */
const SOLVABLE = 5;

async function outlook(view: View, depth: number, pool: AskedEngine): Promise<string> {
  const { turnsLeft } = (await pool.measure(view.notation, '')) as Measures;
  const turns = Math.round(turnsLeft);
  const inputs = { turns: count(turns), depth: count(depth), solvable: count(SOLVABLE) };
  return turnsLeft <= SOLVABLE ? m.tk_outlook_near(inputs) : m.tk_outlook_far(inputs);
}

export const analyse: AnalyseGame = {
  ...table,

  notes: {
    editor: m.tk_note_editor,
    examples: m.tk_note_examples,
    allMoves: m.tk_note_all_moves,
    working: m.tk_working,
    worked: m.tk_worked,
  },

  place: placeText,
  short: (action) => action,
  typed: (text) => text,
  examples: { field: 'shove@c3', all: 'shove@c3, twins:2@a1, ~A' },
  title: (view) => m.tk_turn_number({ n: boardIn(view).ply + 1 }),

  suppose: () => import('./suppose'),
  arrow: (move) => {
    const [to] = face.placesOf(move.action);
    const [card] = cardsOf([move.action]).keys();
    return to ? { from: to, to, label: String(cardById(card ?? '')?.value ?? '') } : null;
  },

  maps,
  panels: [{ id: 'forecast', label: m.tk_forecast, load: () => import('./Forecast.svelte') }],
  LineGraph: () => import('./GainGraph.svelte'),
  outlook,

  beginnings: () => import('./beginnings'),
  first: async () => (await import('$content/token-battle/samples.json')).default.samples[0]!.position,
  Editor: () => import('./Editor.svelte'),
};
