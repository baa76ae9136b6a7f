import type { PlayGame } from '$lib/play/table';
import { table } from '../table';
import Board from './Board.svelte';
import { followed } from './followed';
import { offer } from './offer';
import { isBrief, isPassing } from './passing';
import { run } from './run';

export const play = {
  ...table,
  ...offer,
  Board,
  isPassing,
  isBrief,
  run,
  // A claim comes with an airfield to be set, and goes on to further claims.
  isCarryingOut: (action) => isPassing(action) || action.startsWith('airfield '),
  followed,
} satisfies PlayGame<'conquest'>;
