import { HEAP, SEATS, STATE_BYTES, TURN } from '../../../assembly/games/__game__/layout';
import type { State } from './state';

/** The state that the engine's bytes hold. */
export const read = (bytes: Uint8Array): State => ({ seats: bytes[SEATS]!, heap: bytes[HEAP]!, turn: bytes[TURN]! });

export function write({ seats, heap, turn }: State, bytes: Uint8Array): void {
  bytes.fill(0, 0, STATE_BYTES);
  bytes[SEATS] = seats;
  bytes[HEAP] = heap;
  bytes[TURN] = turn;
}
