/** What happened between two decisions of a visitor. */
import type { View } from '$workers/contract';
import type { PlayGame } from './table';

/** One action of the game, with the node it was played at and the number of actions before it. */
export interface Told {
  at: number;
  view: View;
  action: string;
}

export interface Line {
  views: readonly View[];
  actions: readonly string[];
}

type Turns = Pick<PlayGame, 'turn'>;

const isDecision = ({ actor }: View): boolean => actor === 'player';

/** Index of the first action of the turn the last decision before `end` belongs to; `end` where nobody has decided. */
function turnBefore(game: Turns, { views }: Line, end: number): number {
  let first = end;
  let turn: string | null = null;
  for (let i = end - 1; i >= 0; i--) {
    const view = views[i]!;
    if (!isDecision(view)) continue;
    const own = `${game.turn(view).number} ${view.seat}`;
    turn ??= own;
    if (own !== turn) break;
    first = i;
  }
  return first;
}

/**
 * The last thing others did: from what chance gave at the end of the visitor's turn to the visitor's next decision. It
 * stays while the visitor decides one thing after the other. Where nobody visits, the last turn.
 * @param visitors their seats
 */
export function retold(game: Turns, line: Line, visitors: readonly number[]): Told[] {
  const { views, actions } = line;
  const isOwn = (i: number): boolean => isDecision(views[i]!) && visitors.includes(views[i]!.seat);
  const last = actions.findLastIndex((_, i) => isDecision(views[i]!) && !isOwn(i));
  if (last < 0) return [];
  const own = actions.findLastIndex((_, i) => i < last && isOwn(i));
  // What was dealt before the first turn is no news.
  const begin = visitors.length === 0 || own < 0 ? turnBefore(game, line, last + 1) : own + 1;
  const next = actions.findIndex((_, i) => i > last && isOwn(i));
  const end = next < 0 ? actions.length : next;
  return actions.slice(begin, end).map((action, i) => ({ at: begin + i, view: views[begin + i]!, action }));
}

/** Places touched in the last turn, for marks on the board. @param end actions that count */
export function lastPlaces(game: Turns & Pick<PlayGame, 'placesOf'>, line: Line, end: number): string[] {
  const begin = turnBefore(game, line, end);
  return [...new Set(line.actions.slice(begin, end).flatMap((action) => game.placesOf(action)))];
}
