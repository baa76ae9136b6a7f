import { data } from '../../../assembly/games/tash-kalar/data/faces.json?fetched';
import type { Offset } from './faces';

/** Ids of the ways a pattern can be turned and mirrored, by number (TS-SUM-4). */
export const ORIENTATIONS: readonly string[] = data.orientations.map(({ id }) => id);

/** Where a place of a pattern comes to lie. */
export function turnedTo(orientation: string, [right, down]: Offset): Offset {
  const { dx, dy } = data.orientations[ORIENTATIONS.indexOf(orientation)]!;
  return [dx[0]! * right + dx[1]! * down, dy[0]! * right + dy[1]! * down];
}
