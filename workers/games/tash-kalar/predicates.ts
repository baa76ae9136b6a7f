import { holdsBy, type Tests } from '../../predicates';
import type { Board } from './board';
import { cardOf, taskOf } from './cards';
import { CARD_KINDS, type CardKind } from './decks';
import { pileOf, type PileName } from './piles';
import { pieceText } from './readers';
import type { Piece, Question, Rank, Side, Sided } from './state';

/** A piece as predicates write it: owner and rank, `A`, `B*`, `A**`; null for an empty square. */
export type PieceWord = string | null;

/** A deck by the name it has in JSON positions. */
export type DeckName = Side | 'legends' | 'flares' | 'tasks';

/**
 * Facts about a node in the words of lessons. All that are given must hold; what is not named may be anything. Cards and
 * tasks go by the names of actions.
 */
export interface Predicate {
  /** Square to what stands there. */
  at?: Record<string, PieceWord>;
  /** How many of these squares hold such a piece. */
  among?: readonly { squares: readonly string[]; piece: PieceWord; count: number }[];
  /** Pieces of a player on the board; pieces of one rank. */
  pieces?: Partial<Sided<number>>;
  ranks?: Partial<Sided<Partial<Record<Rank, number>>>>;
  supply?: Partial<Sided<{ twoSided?: number; legendary?: number }>>;
  /** Cards a player holds or does not hold, and how many of each kind. */
  holds?: Partial<Sided<readonly string[]>>;
  lacks?: Partial<Sided<readonly string[]>>;
  hand?: Partial<Sided<Partial<Record<CardKind, number>>>>;
  /** The whole own discard pile, top card first. */
  discards?: Partial<Sided<readonly string[]>>;
  /** Cards on the discard pile of legends or flares. */
  spent?: { legends?: readonly string[]; flares?: readonly string[] };
  deckSize?: Partial<Record<DeckName, number>>;
  deckTop?: Partial<Record<DeckName, string>>;
  deckBottom?: Partial<Record<DeckName, string>>;
  /** Current tasks in any order, the next one, and tasks a player has claimed. */
  row?: readonly string[];
  next?: string | null;
  claimed?: Partial<Sided<readonly string[]>>;
  points?: Partial<Sided<number>>;
  /** Points got in the last step. */
  scored?: Partial<Sided<number>>;
  /** Whose turn it is, and the actions left in it. */
  turn?: Side;
  actions?: number;
  /** Enemy pieces that count as destroyed in this turn. */
  destroyed?: Partial<Record<Rank, number>>;
  /** Beings summoned in this turn: how many, and squares among theirs. */
  summoned?: number;
  summonedOn?: readonly string[];
  borrow?: number;
  extraTurns?: number;
  /** The last action was, in an effect that does something several times, that time of it: `2` after the second move. */
  repeated?: number;
  /** The last action ended such an effect before its last time: after `1` move of two. */
  stopped?: number;
  question?: Question;
  end?: Board['end'];
  over?: boolean;
  winner?: Side | 'draw';
  /** At least one of these holds. */
  anyOf?: readonly Predicate[];
}

const words = (ids: readonly string[]): string[] => ids.map((id) => cardOf(id).word);

/** True if every entry of `wanted` is what `read` says of its key. */
const all = <K extends string, T>(wanted: Partial<Record<K, T>>, read: (key: K) => unknown): boolean =>
  Object.entries(wanted).every(([key, value]) => read(key as K) === value);

const eachSide = <T>(wanted: Partial<Sided<T>>, test: (side: Side, value: T) => boolean): boolean =>
  Object.entries(wanted).every(([side, value]) => test(side as Side, value as T));

export const pieceWord = (piece: Piece | undefined): PieceWord => (piece ? pieceText(piece.owner, piece.rank) : null);

const held = ({ hands }: Board, side: Side): string[] => words(CARD_KINDS.flatMap((kind) => hands[side][kind]));

const pileNames: Readonly<Record<DeckName, PileName>> = {
  A: 'deck A',
  B: 'deck B',
  legends: 'legends',
  flares: 'flares',
  tasks: 'tasks',
};

/** The cards of a deck whose place is fixed, from the top; null stands for each of the others. */
function placesOf(board: Board, name: DeckName): (string | null)[] {
  const { top, unknown, bottom } = pileOf(board, pileNames[name]);
  const word = ({ id }: { id: string }): string => (name === 'tasks' ? taskOf(id) : cardOf(id)).word;
  return [...top.map(word), ...unknown.map(() => null), ...bottom.map(word)];
}

const ranksOf = ({ board }: Board, side: Side, rank: Rank): number =>
  Object.values(board).filter((piece) => piece.owner === side && piece.rank === rank).length;

const includes = (list: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => list.includes(one));

const taskWords = (ids: readonly string[]): string[] => ids.map((id) => taskOf(id).word);

const TESTS: Tests<Board, Predicate> = {
  at: ({ board }, wanted) => all(wanted, (square) => pieceWord(board[square])),
  among: ({ board }, wanted) =>
    wanted.every(
      ({ squares, piece, count }) => squares.filter((square) => pieceWord(board[square]) === piece).length === count,
    ),
  pieces: ({ muster }, wanted) => all(wanted, (side) => muster[side].pieces),
  ranks: (board, wanted) => eachSide(wanted, (side, ranks) => all(ranks, (rank) => ranksOf(board, side, rank))),
  supply: ({ muster }, wanted) => eachSide(wanted, (side, supply) => all(supply, (kind) => muster[side].supply[kind])),
  holds: (board, wanted) => eachSide(wanted, (side, cards) => includes(held(board, side), cards)),
  lacks: (board, wanted) => eachSide(wanted, (side, cards) => cards.every((card) => !held(board, side).includes(card))),
  hand: ({ hands }, wanted) => eachSide(wanted, (side, counts) => all(counts, (kind) => hands[side][kind].length)),
  discards: ({ discards }, wanted) => eachSide(wanted, (side, cards) => words(discards[side]).join() === cards.join()),
  spent: ({ spent }, { legends = [], flares = [] }) =>
    includes(words(spent.legends), legends) && includes(words(spent.flares), flares),
  deckSize: (board, wanted) => all(wanted, (name) => placesOf(board, name).length),
  deckTop: (board, wanted) => all(wanted, (name) => placesOf(board, name)[0]),
  deckBottom: (board, wanted) => all(wanted, (name) => placesOf(board, name).at(-1)),
  row: ({ row }, wanted) => taskWords(row).sort().join() === [...wanted].sort().join(),
  next: ({ next }, wanted) => (next && taskOf(next).word) === wanted,
  claimed: ({ claimed }, wanted) => eachSide(wanted, (side, tasks) => includes(taskWords(claimed[side]), tasks)),
  points: ({ score }, wanted) => all(wanted, (side) => score[side]),
  scored: (board, wanted, before = board) => all(wanted, (side) => board.score[side] - before.score[side]),
  turn: ({ side, over }, wanted) => !over && side === wanted,
  actions: ({ turn }, wanted) => turn.actions === wanted,
  destroyed: ({ turn }, wanted) => all(wanted, (rank) => turn.destroyed[rank]),
  summoned: ({ turn }, wanted) => turn.summoned.length === wanted,
  summonedOn: ({ turn }, wanted) =>
    includes(
      turn.summoned.map(({ square }) => square),
      wanted,
    ),
  borrow: ({ turn }, wanted) => turn.borrow === wanted,
  extraTurns: ({ turn }, wanted) => turn.extraTurns === wanted,
  // A `done` after one time fewer leaves the board as it was.
  repeated: ({ board }, wanted, before) =>
    before?.effect?.count === wanted - 1 && JSON.stringify(board) !== JSON.stringify(before.board),
  stopped: ({ board }, wanted, before) =>
    before?.effect?.count === wanted && JSON.stringify(board) === JSON.stringify(before.board),
  question: ({ question }, wanted) => question === wanted,
  end: ({ end }, wanted) => end === wanted,
  over: ({ over }, wanted) => over === wanted,
  winner: ({ over, ahead }, wanted) => over && (ahead ?? 'draw') === wanted,
  anyOf: (board, wanted, before) => wanted.some((predicate) => holds(board, predicate, before)),
};

/** `before` is the node one step earlier; without it nothing has been scored. Throws a RangeError for an unknown predicate. */
export const holds = (board: Board, predicate: Predicate, before?: Board): boolean =>
  holdsBy(TESTS, board, predicate, before);

export const holdAll = (board: Board, predicates: readonly Predicate[], before?: Board): boolean =>
  predicates.every((predicate) => holds(board, predicate, before));
