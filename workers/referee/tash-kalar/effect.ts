import type { Step } from './language';
import type { Direction, Square } from './squares';
import { asking, type Piece, type Player, type Rank, type State } from './state';

/** What a step has affected so far. */
export interface Binding {
  /** Where the piece affected last stood when it was bound; null for a card. */
  square: Square | null;
  /** Where it stands now; null once it has left the board. */
  now: Square | null;
  count: number;
  /** Its rank when it was affected. */
  rank: Rank | null;
  /** The owners of all pieces affected. */
  owners: Player[];
  /** Of the last step of a move. */
  direction: Direction | null;
}

/** A step of the program and how far it has come. */
export interface Task {
  step: Step;
  started: boolean;
  /** Decisions taken, or pieces affected. */
  count: number;
  /** Squares chosen before: none is chosen twice in a step. */
  chosen: Square[];
  /** `pieces: each`: where the pieces stand that may still move. */
  eligible: Square[];
  /** `pieces: one`: where the piece stands that makes all moves; null before the first move, or when it is gone. */
  piece: Square | null;
  /** The piece that moved first (`firstFixes`). */
  first: Piece | null;
  /** Moves that crushed an equal rank (TS-CASE-9). */
  equalCrushes: number;
  /** Whether the piece of `fullNeeds` has moved. */
  neededMoved: boolean;
  /** No further move (`stopAfter`). */
  stopped: boolean;
}

/** A card that is being resolved; `todo` begins with the part that is next. */
export interface Effect {
  card: string;
  todo: Task[];
  bound: Record<string, Binding>;
  /** The square of the summoning, and where the being's piece stands now; null for flares, or once it is gone. */
  summon: Square | null;
  being: Square | null;
  /** Where the pieces of the match stand now. */
  used: Square[];
  marks: Record<string, Square[]>;
  arrows: Direction[];
  discardWasEmpty: boolean;
}

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
