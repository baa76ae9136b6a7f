import { orientations } from '../../../assembly/games/tash-kalar/data/faces.json';
import type { Offset } from './faces';

/** Ids of the ways a pattern can be turned and mirrored, by number (TS-SUM-4). */
export const ORIENTATIONS: readonly string[] = orientations.map(({ id }) => id);

/** Where a place of a pattern comes to lie. */
export function turnedTo(orientation: string, [right, down]: Offset): Offset {
  const { dx, dy } = orientations[ORIENTATIONS.indexOf(orientation)]!;
  return [dx[0]! * right + dx[1]! * down, dy[0]! * right + dy[1]! * down];
}
