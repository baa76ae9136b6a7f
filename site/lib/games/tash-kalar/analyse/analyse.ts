import { SHAPE } from '$lib/games/tash-kalar/board/layout';
import { setupName } from '$lib/games/tash-kalar/board/setup-names';
import { boardIn } from '$lib/games/tash-kalar/board/words';
import { face } from '$lib/games/tash-kalar/face';
import { m } from '$lib/paraglide/messages';
import type { Effect } from '$workers/games/tash-kalar/effects';
import { setupOf, SETUPS } from '$workers/games/tash-kalar/start';
import { aftermath } from './aftermath';
import { AREAS } from './areas';
import type { AnalyseGame } from '$lib/analyse/game';
import { targetOf } from '$lib/analyse/values';
import { count } from '$lib/analyse/words';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import { endingText } from './ending';
import Ghost from './Ghost.svelte';
import Hand from './Hand.svelte';
import { hidden } from './hidden';
import { maps } from './maps';
import { passed } from './passed';
import { options } from './options';
import { loadSamples } from './samples';
import Status from './Status.svelte';
import { terms } from './terms';
import { placeText, shortText, sideOf, typedText } from './words';

const PLAYERS = {
  random: m.ts_level_random,
  greedy: m.ts_level_greedy,
  'one-ply': m.ts_level_one_step,
};

export const analyse: AnalyseGame = {
  ...face,
  id: 'tash-kalar',
  shape: { ...SHAPE, foot: 1.8 },
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  notes: {
    setup: m.ts_note_setup,
    editor: m.ts_note_editor,
    examples: m.ts_note_examples,
    play: m.ts_note_play,
    allMoves: m.ts_note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
    spread: m.analyse_spread_note,
  },

  place: placeText,
  aftermath: ({ seat }, action, effects) => aftermath(sideOf(seat), action, effects as readonly Effect[]),
  short: shortText,
  typed: typedText,
  examples: {
    field: 'e5, summon Knight@e4',
    all: 'place e5, summon Knight@e4, discard Knight, flare, move e5-e6, done, claim RedConquest, ~Titan',
  },
  ending: (view, texts) => endingText(boardIn(view), view.result!, texts?.term(`how_${view.result!.reason}`) ?? ''),
  turn(view) {
    const { ply, turn, starter, side } = boardIn(view);
    const full = ply === 0 && side === starter ? 1 : 2;
    return { number: ply + 1, begins: view.question === 'menu' && turn.actions === full && !turn.summoned.length };
  },
  title: (view) => setupName(setupOf(boardIn(view))),

  isForeign: (picks, { seat }) =>
    picks.some((pick) => /^(?:card|discard):/.test(pick) && pick.split(':')[1] !== sideOf(seat)),
  foreign: 'TS-CARD-3',
  areas: () => AREAS.map(({ id, label, places }) => ({ id, label: label(), places })),
  passed,
  arrow(move) {
    const to = targetOf(move);
    if (to === null) return null;
    const squares = face.placesOf(move.action);
    const from = squares.length > 1 ? squares[0]! : null;
    return { from, to, ...(move.action.startsWith('summon ') && { label: '✦' }) };
  },

  // Playouts.
  work: {
    sweep: 400,
    lines: 30_000,
    survey: 1500,
    levels: {
      1: { player: 'random' },
      2: { player: 'one-ply' },
      3: { work: 30 },
      4: { work: 100 },
      5: { work: 800 },
      6: { work: 4000 },
    },
  },
  strength: (strength) =>
    'work' in strength ? m.analyse_level_note({ count: count(strength.work) }) : PLAYERS[strength.player](),

  maps,
  terms,
  panels: [
    { id: 'finder', label: m.ts_tab_finder, load: () => import('./FinderPanel.svelte') },
    { id: 'turn', label: m.ts_tab_turn, load: () => import('./TurnSolver.svelte') },
    { id: 'glance', label: m.ts_tab_glance, load: () => import('./Glance.svelte') },
  ],
  hidden,

  setups: () => SETUPS.map((id) => ({ id, name: setupName(id) })),
  dealt: true,
  options,
  samples: loadSamples,
  first: async () => (await loadSamples())[0]!.position,
  Editor: () => import('./Editor.svelte'),
};
