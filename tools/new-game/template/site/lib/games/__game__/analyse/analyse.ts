import type { AnalyseGame } from '$lib/analyse/game';
import { count } from '$lib/analyse/words';
import { boardIn, setupName } from '$lib/games/__game__/board/words';
import { face } from '$lib/games/__game__/face';
import { m } from '$lib/paraglide/messages';
import { SETUPS } from '$workers/games/__game__/state';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import Ghost from './Ghost.svelte';
import Hand from './Hand.svelte';
import Status from './Status.svelte';

export const analyse: AnalyseGame<'__game__'> = {
  ...face,
  id: '__game__',
  shape: null,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  notes: {
    setup: m.__snake___note_setup,
    editor: m.__snake___note_editor,
    play: m.__snake___note_play,
    allMoves: m.__snake___note_all_moves,
    working: m.analyse_working,
    worked: m.analyse_worked,
  },

  place: () => '',
  short: (action) => action.replace(/^take /, ''),
  typed: (text) => (/^\d+$/.test(text) ? `take ${text}` : text),
  examples: { field: 'take 2', all: 'take 1, take 2, take 3' },
  ending: ({ result }, texts) => texts?.term(`how_${result?.reason}`) ?? '',
  turn: (view) => ({ number: boardIn(view).turn + 1, begins: true }),
  title: (view) => m.__snake___turn({ n: boardIn(view).turn + 1 }),

  isForeign: () => false,
  foreign: '__PREFIX__-GAME-1',
  passed: () => null,
  arrow: () => null,

  // Playouts.
  work: {
    sweep: 500,
    lines: 20_000,
    survey: 2000,
    levels: {
      1: { player: 'random' },
      2: { player: 'one-ply' },
      3: { work: 100 },
      4: { work: 400 },
      5: { work: 2000 },
      6: { work: 10_000 },
    },
  },
  strength: (strength) => ('player' in strength ? strength.player : m.analyse_working({ count: count(strength.work) })),

  maps: [{ id: 'values', label: m.analyse_map_values, asks: 'values' }],
  panels: [],

  setups: () => SETUPS.map((id) => ({ id, name: setupName(id) })),
  dealt: false,
  options: [],
  samples: async () => [],
  first: async () => 'seats 3; heap 13; turn 2',
  Editor: () => import('./Editor.svelte'),
};
