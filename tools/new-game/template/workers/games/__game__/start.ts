import heap from '../../../assembly/games/__game__/data/heap.json';
import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { SEATS, setupOf, type State } from './state';

/** The first node of a game of so many seats. */
export const firstNode = (seats: number): State => ({ seats, heap: heap.stones, turn: 0 });

/** The first node of a game of so many seats: `3-seats`. */
export const startOf = (setup: string): Parsed<State> =>
  attempt(() => SEATS.map(firstNode).find((state) => setupOf(state) === setup) ?? malformed(1, setup, 'bad-value'));
