import { SHAPE } from '$lib/games/token-battle/board/layout';
import { pairingName } from '$lib/games/token-battle/board/set-names';
import { boardIn } from '$lib/games/token-battle/board/words';
import { face } from '$lib/games/token-battle/face';
import { m } from '$lib/paraglide/messages';
import { cardById } from '$workers/games/token-battle/cards';
import { parse, print } from '$workers/games/token-battle/notation';
import { PAIRINGS } from '$workers/games/token-battle/ready-sets';
import { other } from '$workers/games/token-battle/state';
import type { View } from '$workers/contract';
import type { Measures } from '$workers/games/token-battle/measures';
import type { AnalyseGame, AskedEngine } from '$lib/analyse/game';
import { count } from '$lib/analyse/words';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import Ghost from './Ghost.svelte';
import Hand from './Hand.svelte';
import { maps } from './maps';
import { options } from './options';
import { loadSamples } from './samples';
import Status from './Status.svelte';
import { terms } from './terms';
import { cardsOf, placeText } from './words';

// A turn is one decision, so that a step and a ply are the same.
const PLAYERS = {
  random: m.tk_level_random,
  greedy: m.tk_level_greedy,
  'one-ply': m.tk_level_forecast,
};

/** Turns before the end from which the rest is usually looked through to the end (9.3). */
const SOLVABLE = 5;

async function outlook(view: View, depth: number, pool: AskedEngine): Promise<string> {
  const { turnsLeft } = (await pool.measure(view.notation, '')) as Measures;
  const turns = Math.round(turnsLeft);
  const inputs = { turns: count(turns), depth: count(depth), solvable: count(SOLVABLE) };
  return turnsLeft <= SOLVABLE ? m.tk_outlook_near(inputs) : m.tk_outlook_far(inputs);
}

export const analyse: AnalyseGame = {
  ...face,
  id: 'token-battle',
  shape: { ...SHAPE, foot: 2.9 },
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  notes: {
    setup: m.tk_setup,
    editor: m.tk_note_editor,
    examples: m.tk_note_examples,
    play: m.tk_note_play,
    allMoves: m.tk_note_all_moves,
    working: m.tk_working,
    worked: m.tk_worked,
  },

  place: placeText,
  short: (action) => action,
  typed: (text) => text,
  examples: { field: 'shove@c3', all: 'shove@c3, twins:2@a1, ~A' },
  ending: ({ result }, texts) => texts?.term(`how_${result?.reason}`) ?? '',
  turn: (view) => ({ number: boardIn(view).ply + 1, begins: true }),
  title: (view) => m.tk_turn_number({ n: boardIn(view).ply + 1 }),

  isForeign: ([stack], view) => stack?.startsWith('stack:') === true && stack.split(':')[1] !== boardIn(view).turn,
  foreign: 'TK-TURN-1',
  passed(notation) {
    const parsed = parse(notation);
    if (!parsed.ok || parsed.value.turn === '?') return null;
    return print({ ...parsed.value, turn: other(parsed.value.turn) });
  },
  arrow: (move) => {
    const [to] = face.placesOf(move.action);
    const [card] = cardsOf([move.action]).keys();
    return to ? { from: to, to, label: String(cardById(card ?? '')?.value ?? '') } : null;
  },

  // Positions looked at. What each level scores against the one before is in section 9.3 of the rules.
  work: {
    sweep: 10_000,
    lines: 1_000_000,
    survey: 100_000,
    levels: {
      1: { player: 'random' },
      2: { player: 'greedy' },
      3: { player: 'one-ply' },
      4: { work: 4000 },
      5: { work: 40_000 },
      6: { work: 400_000 },
    },
  },
  strength: (strength) =>
    'player' in strength ? PLAYERS[strength.player]() : m.tk_level_work({ count: count(strength.work) }),

  maps,
  terms,
  panels: [{ id: 'forecast', label: m.tk_forecast, load: () => import('./Forecast.svelte') }],
  LineGraph: () => import('./GainGraph.svelte'),
  outlook,

  setups: () => PAIRINGS.map((id) => ({ id, name: pairingName(id) })),
  dealt: false,
  options,
  samples: loadSamples,
  first: async () => (await import('$content/token-battle/samples.json')).default.samples[0]!.position,
  Editor: () => import('./Editor.svelte'),
};
