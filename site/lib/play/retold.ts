/** What happened between two decisions of a visitor. */
import type { View } from '$workers/contract';
import type { PlayGame } from './table';

/** One action of the game, with the node it was played at and the number of actions before it. */
export interface Told {
  at: number;
  view: View;
  action: string;
}

export interface Retold extends Told {
  /** What was decided is known to the visitor, or goes without saying: only what came of it is read. */
  known: boolean;
}

export interface Line {
  views: readonly View[];
  actions: readonly string[];
}

type Turns = Pick<PlayGame, 'turn' | 'longTurns' | 'isPassing' | 'isForced' | 'isSilent' | 'tellsOwn'>;

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
 * What the visitor's last turn has led to: its decisions, as known, what chance gave at its end and all that others did up
 * to the visitor's next decision. It stays while the visitor decides one thing after the other. Where nobody visits, or at
 * the end of the game, the last turn. Of a node that is looked back at, what led there: the same of that time, or the
 * visitor's own turn. Where a game tells it (`tellsOwn`), the visitor's turn so far comes last.
 *
 * @param visitors their seats
 * @param at number of actions before the node on screen
 */
export function retold(game: Turns, line: Line, visitors: readonly number[], at = line.actions.length): Retold[] {
  const { views, actions } = line;
  const isOwn = (i: number): boolean => isDecision(views[i]!) && visitors.includes(views[i]!.seat);
  const over = views.at(-1)!.actor === 'over';
  const tellsOwn = game.tellsOwn === true && !over && at === actions.length && visitors.length > 0;
  /** Chance within a long turn is news by itself, where that turn is not told anyhow. */
  const isNews = (i: number): boolean => isDecision(views[i]!) || (game.longTurns === true && !tellsOwn);
  const last = at < actions.length ? at - 1 : actions.findLastIndex((_, i) => isNews(i) && (over || !isOwn(i)));
  const about = last < 0 && tellsOwn ? actions.findIndex((_, i) => isDecision(views[i]!)) : last;
  if (about < 0) return [];

  const turn = turnBefore(game, line, about + 1);
  /** Whether an action is of another part than the one that is told. */
  const isOther = (i: number): boolean => {
    if (isOwn(about)) return !isOwn(i) || turnBefore(game, line, i + 1) !== turn;
    return visitors.length === 0 ? turnBefore(game, line, i + 1) > turn : isOwn(i);
  };
  const next = actions.findIndex((_, i) => i > about && isOther(i));
  const end = next < 0 ? actions.length : next;
  const own = actions.findLastIndex((_, i) => i < about && isOwn(i));
  let begin = turn;
  if (!isOwn(about) && visitors.length > 0) {
    // What was dealt before the first turn is no news.
    const decided = actions.findLastIndex((_, i) => i < end && isDecision(views[i]!));
    begin = own < 0 ? turnBefore(game, line, decided + 1) : own + 1;
  }
  begin = Math.min(begin, about);
  const first = isOwn(about) || own < 0 ? begin : turnBefore(game, line, own + 1);
  return (
    actions
      .slice(0, tellsOwn ? at : end)
      .map((action, i): Retold => ({ at: i, view: views[i]!, action, known: i < begin }))
      .filter(({ at: i, known }) => !known || (i >= first && isOwn(i)))
      // What was answered by itself nobody knows of.
      .map((told) => ({ ...told, known: told.known && !game.isForced?.(told.view) }))
      .filter(({ view, action }) => !game.isSilent?.(view, action))
      .map((told) => ({ ...told, known: told.known || (game.isPassing?.(told.action) ?? false) }))
  );
}

/** Places touched in the last turn, for marks on the board; by the last action of a long one that goes on or ends the game. @param end actions that count */
export function lastPlaces(game: Turns & Pick<PlayGame, 'placesOf'>, line: Line, end: number): string[] {
  const { views } = line;
  const decided = views.findLastIndex((view, i) => i < end && isDecision(view));
  const turnAt = (i: number): string => `${game.turn(views[i]!).number} ${views[i]!.seat}`;
  const isOver = views[end]!.actor === 'over';
  const isWithin = (): boolean => isOver || (isDecision(views[end]!) && turnAt(decided) === turnAt(end));
  const begin = game.longTurns === true && decided >= 0 && isWithin() ? decided : turnBefore(game, line, end);
  return [...new Set(line.actions.slice(begin, end).flatMap((action) => game.placesOf(action)))];
}

/** Steps that are told together, with whose turn it is and a name; one that is told by itself has none. */
export interface Run<T extends Retold> {
  of: { seat: number; name: string } | null;
  steps: readonly T[];
}

/** @param visitors whose own steps are each told by themselves */
export function runsOf<T extends Retold>(
  { run }: Pick<PlayGame, 'run'>,
  told: readonly T[],
  visitors: readonly number[],
): Run<T>[] {
  const runs: { of: Run<T>['of']; steps: T[] }[] = [];
  for (const step of told) {
    const isOwn = isDecision(step.view) && visitors.includes(step.view.seat);
    const of = (!isOwn && run?.(step.view)) || null;
    const last = runs.at(-1);
    if (of && !of.begins && last?.of?.name === of.name) last.steps.push(step);
    else runs.push({ of, steps: [step] });
  }
  // What only goes on is no news of a name.
  return runs.map(({ of, steps }) => ({ of: steps.every(({ known }) => known) ? null : of, steps }));
}
