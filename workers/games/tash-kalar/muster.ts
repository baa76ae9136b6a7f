import {
  LEGENDARY_PIECES,
  TWO_SIDED_PIECES,
  TWO_SIDED_PIECES_IN_DUEL,
} from '../../../assembly/games/tash-kalar/layout';
import type { Side, State } from './state';

/** Pieces of a player: on the board by kind, and what is left in supply (TS-PIECE-1, TS-PIECE-9). */
export interface Muster {
  pieces: number;
  upgraded: number;
  legendary: number;
  supply: { twoSided: number; legendary: number };
}

export function musterOf({ board, mode }: Pick<State, 'board' | 'mode'>, side: Side): Muster {
  const own = Object.values(board).filter(({ owner }) => owner === side);
  const legendary = own.filter(({ rank }) => rank === 'legendary').length;
  const twoSided = mode === 'duel' ? TWO_SIDED_PIECES_IN_DUEL : TWO_SIDED_PIECES;
  return {
    pieces: own.length,
    upgraded: own.filter(({ rank }) => rank !== 'common').length,
    legendary,
    supply: { twoSided: twoSided - (own.length - legendary), legendary: LEGENDARY_PIECES - legendary },
  };
}
