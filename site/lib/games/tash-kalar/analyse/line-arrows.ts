import type { Arrow } from '$lib/board/arrows';
import { face } from '$lib/games/tash-kalar/face';

/** The decisions of a line as arrows, numbered by their place in it; none for a decision that names no square. */
export function lineArrows(line: readonly string[]): Arrow[] {
  return line.flatMap((action, i): Arrow[] => {
    const squares = face.placesOf(action);
    const to = squares.at(-1);
    if (to === undefined) return [];
    return [{ from: squares.length > 1 ? squares[0]! : null, to, brush: 'blue', label: `${i + 1}` }];
  });
}
