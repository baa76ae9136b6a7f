import type { Step } from './language';
import type { Piece } from './pieces';
import type { Binding, Effect, Task } from './progress';
import type { Direction, Square } from './squares';
import { asking, type State } from './state';

export const taskOf = (step: Step): Task => ({
  step,
  started: false,
  count: 0,
  chosen: [],
  eligible: [],
  piece: null,
  first: null,
  equalCrushes: 0,
  neededMoved: false,
  stopped: false,
});

/** The card being resolved. Throws an Error where none is. */
export function effectOf(state: State): Effect {
  if (state.node.kind !== 'effect') throw new Error('no card is being resolved');
  return state.node.effect;
}

export const withEffect = (state: State, change: Partial<Effect>): State =>
  asking(state, { kind: 'effect', effect: { ...effectOf(state), ...change } });

/** The part that is next has come further. */
export const withTask = (state: State, change: Partial<Task>): State => {
  const [task, ...rest] = effectOf(state).todo;
  return withEffect(state, { todo: [{ ...task!, ...change }, ...rest] });
};

/** The part that is next is done, and these come in its place. */
export const replaceTask = (state: State, steps: readonly Step[] = []): State =>
  withEffect(state, { todo: [...steps.map(taskOf), ...effectOf(state).todo.slice(1)] });

/** Every piece an effect follows, after one has moved (`to`) or left the board (null). */
export function follow(state: State, from: Square, to: Square | null): State {
  if (state.node.kind !== 'effect') return state;
  const one = (square: Square | null): Square | null => (square === from ? to : square);
  const all = (squares: readonly Square[]): Square[] => squares.map(one).filter((square) => square !== null);
  const { todo, bound, being, used } = effectOf(state);
  return withEffect(state, {
    being: one(being),
    used: all(used),
    bound: Object.fromEntries(Object.entries(bound).map(([name, b]) => [name, { ...b, now: one(b.now) }])),
    todo: todo.map((task) => ({ ...task, eligible: all(task.eligible), piece: one(task.piece) })),
  });
}

/** What one decision of a step did: the piece affected, where it stands, and what it was. */
export interface Affected {
  square: Square;
  piece: Piece;
  /** Whether it still is on the board. */
  stays: boolean;
  direction?: Direction | null;
}

/** Binds the name of a step, if it has one, to the piece affected last; counts it. */
export function bind(state: State, name: string | undefined, { square, piece, stays, direction }: Affected): State {
  if (name === undefined) return state;
  const { bound } = effectOf(state);
  const before = bound[name];
  const binding: Binding = {
    square,
    now: stays ? square : null,
    count: (before?.count ?? 0) + 1,
    rank: piece.rank,
    owners: [...new Set([...(before?.owners ?? []), piece.owner])].sort(),
    direction: direction ?? null,
  };
  return withEffect(state, { bound: { ...bound, [name]: binding } });
}
