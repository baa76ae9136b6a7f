import { holdsBy, type Tests } from '../../predicates';
import type { Board, Mark, SideView, ThingView } from './board';
import type { Question } from './questions';
import { SEATS, type Seat, type Slot, type Stage } from './table';

type BySeat<T> = Partial<Record<Seat, T>>;
type Pile = 'hand' | 'draw' | 'discard' | 'codex' | 'hired';

/**
 * Facts about a node in the words of lessons and puzzles. All that are given must hold. A thing is named by who controls it
 * and its card: `A:iron_man`; of several with one name the oldest is meant.
 */
export interface Predicate {
  /** null: a draw. */
  winner?: Seat | null;
  over?: boolean;
  active?: Seat;
  stage?: Stage;
  turn?: number;
  asked?: Question;
  /** How many things of this name are in play; 0 for one that is gone. */
  inPlay?: Record<string, number>;
  /** Units of a side. */
  units?: BySeat<number>;
  gold?: BySeat<number>;
  workers?: BySeat<number>;
  /** HP the base has left. */
  base?: BySeat<number>;
  /** HP a thing has left. */
  left?: Record<string, number>;
  /** Cards of a zone: `A:hand`. */
  cards?: Record<string, number>;
  /** Copies of a card in a zone that is seen: `A:discard:spark`. */
  copies?: Record<string, number>;
  damage?: Record<string, number>;
  armor?: Record<string, number>;
  atk?: Record<string, number>;
  level?: Record<string, number>;
  /** `A:bloodburn:blood`. */
  runes?: Record<string, number>;
  slot?: Record<string, Slot | null>;
  /** Slots that are taken. */
  patrol?: BySeat<number>;
  marked?: Record<string, Mark>;
  unmarked?: Record<string, Mark>;
  spec?: BySeat<string | null>;
  /** Cooldown markers of a hero in the command zone; null for one that is not there: `A:river_montoya`. */
  cooldown?: Record<string, number | null>;
}

/** True if every entry of `wanted` is what `read` says of its key. */
function all<T>(wanted: Readonly<Record<string, T>>, read: (key: string) => NoInfer<T> | undefined): boolean {
  return Object.entries(wanted).every(([key, value]) => read(key) === value);
}

const named = ({ things }: Board, name: string): ThingView[] => {
  const [seat, card] = name.split(':');
  return things.filter(({ controller, shown }) => controller === seat && shown === card);
};
const first = (board: Board, name: string): ThingView | undefined => named(board, name)[0];
const leftOf = (thing: ThingView | undefined): number | undefined => thing && thing.hp - thing.damage;
const sideOf = ({ sides }: Board, seat: string): SideView => sides[seat as Seat];

const TESTS: Tests<Board, Predicate> = {
  winner: ({ result }, wanted) => result === (wanted ?? 'draw'),
  over: ({ stage }, wanted) => (stage === 'over') === wanted,
  active: ({ active }, wanted) => active === wanted,
  stage: ({ stage }, wanted) => stage === wanted,
  turn: ({ turn }, wanted) => turn === wanted,
  asked: ({ question }, wanted) => question === wanted,
  inPlay: (board, wanted) => all(wanted, (name) => named(board, name).length),
  units: ({ things }, wanted) =>
    all(wanted, (seat) => things.filter(({ kind, controller }) => kind === 'unit' && controller === seat).length),
  gold: (board, wanted) => all(wanted, (seat) => sideOf(board, seat).gold),
  workers: (board, wanted) => all(wanted, (seat) => sideOf(board, seat).workers),
  base: (board, wanted) => all(wanted, (seat) => leftOf(first(board, `${seat}:base`))),
  left: (board, wanted) => all(wanted, (name) => leftOf(first(board, name))),
  cards: (board, wanted) =>
    all(wanted, (name) => {
      const [seat, pile] = name.split(':');
      return sideOf(board, seat!)[pile as Pile].count;
    }),
  copies: (board, wanted) =>
    all(wanted, (name) => {
      const [seat, pile, card] = name.split(':');
      return sideOf(board, seat!)[pile as Pile].cards?.filter((one) => one === card).length;
    }),
  damage: (board, wanted) => all(wanted, (name) => first(board, name)?.damage),
  armor: (board, wanted) => all(wanted, (name) => first(board, name)?.armor),
  atk: (board, wanted) => all(wanted, (name) => first(board, name)?.atk),
  level: (board, wanted) => all(wanted, (name) => first(board, name)?.level),
  runes: (board, wanted) =>
    all(wanted, (name) => {
      const [seat, card, rune] = name.split(':');
      return first(board, `${seat}:${card}`)?.runes[rune!] ?? 0;
    }),
  slot: (board, wanted) => all(wanted, (name) => first(board, name)?.slot),
  patrol: ({ things }, wanted) =>
    all(wanted, (seat) => things.filter(({ slot, controller }) => slot !== null && controller === seat).length),
  marked: (board, wanted) => Object.entries(wanted).every(([name, mark]) => first(board, name)?.marks.includes(mark)),
  unmarked: (board, wanted) =>
    Object.entries(wanted).every(([name, mark]) => first(board, name)?.marks.includes(mark) === false),
  spec: (board, wanted) => all(wanted, (seat) => sideOf(board, seat).spec),
  cooldown: (board, wanted) =>
    all(wanted, (name) => {
      const [seat, hero] = name.split(':');
      return sideOf(board, seat!).command.find((one) => one.hero === hero)?.cooldown ?? null;
    }),
};

/** Throws a RangeError for a predicate that does not exist, or that names nobody's thing. */
export function holds(board: Board, predicate: Predicate): boolean {
  for (const facts of Object.values(predicate)) {
    const names = typeof facts === 'object' && facts !== null ? Object.keys(facts) : [];
    const odd = names.find((name) => !SEATS.includes(name.split(':')[0] as Seat));
    if (odd !== undefined) throw new RangeError(`"${odd}" begins with no player`);
  }
  return holdsBy(TESTS, board, predicate);
}

export const holdAll = (board: Board, predicates: readonly Predicate[]): boolean =>
  predicates.every((predicate) => holds(board, predicate));
