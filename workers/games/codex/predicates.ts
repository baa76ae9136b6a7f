import { holdsBy, type Tests } from '../../predicates';
import type { Board, Pile, SideView, ThingView } from './board';
import type { Question } from './questions';
import type { Seat, Slot, Stage } from './table';

/**
 * Facts about a node in the words of lessons and puzzles. All that are given must hold. A thing is named by its number,
 * `#12`, or by who controls it and its card, `A:iron_man`, which is the eldest of them; nothing is true of what is not there
 * but that it is not.
 */
export interface Predicate {
  winner?: Seat | 'draw' | null;
  over?: boolean;
  turn?: number;
  active?: Seat;
  asked?: Seat | null;
  stage?: Stage;
  question?: Question;
  gold?: Partial<Record<Seat, number>>;
  /** Less gold than that. */
  goldBelow?: Partial<Record<Seat, number>>;
  workers?: Partial<Record<Seat, number>>;
  /** HP the base has left. */
  base?: Partial<Record<Seat, number>>;
  spec?: Partial<Record<Seat, string | null>>;
  /** Whether a thing is in play. */
  there?: Record<string, boolean>;
  /** How many of a card a player controls, by `A:iron_man`. */
  count?: Record<string, number>;
  damage?: Record<string, number>;
  /** HP left. */
  hp?: Record<string, number>;
  atk?: Record<string, number>;
  armor?: Record<string, number>;
  level?: Record<string, number>;
  slot?: Record<string, Slot | null>;
  /** The patrol slot that is being filled. */
  filling?: Slot;
  /** How many patrol. */
  patrol?: Partial<Record<Seat, number>>;
  /** How many units a player controls. */
  units?: Partial<Record<Seat, number>>;
  exhausted?: Record<string, boolean>;
  disabled?: Record<string, boolean>;
  /** Whether a building still waits to be finished. */
  unfinished?: Record<string, boolean>;
  /** By thing: its runes of a kind. */
  runes?: Record<string, Record<string, number>>;
  /** Copies of a card in a zone, by `A:hand:spark`. */
  cards?: Record<string, number>;
  /** Cards in a zone, by `A:hand`. */
  pile?: Record<string, number>;
  /** Cooldown of a hero in the command zone, by `A:troq_bashar`; null for one that is not there. */
  cooldown?: Record<string, number | null>;
  /** Whether a thing is attacking or being attacked. */
  attacker?: string;
  defender?: string;
}

const BASE_HP = 20;
const ZONES = ['hand', 'draw', 'discard', 'codex', 'hired', 'choice'] as const;

function all<T>(wanted: Readonly<Record<string, T>>, holds: (key: string, value: T) => boolean): boolean {
  return Object.entries(wanted).every(([key, value]) => holds(key, value));
}

function sideAt(board: Board, seat: string): SideView {
  const side = board.sides[seat as Seat] as SideView | undefined;
  if (!side) throw new RangeError(`no player "${seat}"`);
  return side;
}

const thingAt = ({ things }: Board, name: string): ThingView | undefined => {
  if (name.startsWith('#')) return things.find(({ id }) => id === Number(name.slice(1)));
  const [seat, card] = name.split(':');
  return things.find((thing) => thing.controller === seat && thing.card === card);
};

function pileAt(board: Board, seat: string, zone: string): Pile {
  const known = ZONES.find((one) => one === zone);
  if (!known) throw new RangeError(`no zone "${zone}"`);
  return sideAt(board, seat)[known] ?? { count: 0, cards: [] };
}

const countOf = ({ things }: Board, seat: string, is: (thing: ThingView) => boolean): number =>
  things.filter((thing) => thing.controller === seat && is(thing)).length;

type OfThings<T> = (board: Board, wanted: Record<string, T>) => boolean;
const ofThing =
  <T>(value: (thing: ThingView) => T): OfThings<T> =>
  (board, wanted) =>
    all(wanted, (name, expected) => {
      const thing = thingAt(board, name);
      return thing !== undefined && value(thing) === expected;
    });
const ofSide =
  <T>(value: (side: SideView) => T) =>
  (board: Board, wanted: Partial<Record<Seat, T>>): boolean =>
    all(wanted as Record<string, T>, (seat, expected) => value(sideAt(board, seat)) === expected);

const baseLeft = ({ things }: Board, seat: string): number => {
  const base = things.find(({ card, owner }) => card === 'base' && owner === seat);
  return base ? Math.max(0, BASE_HP - base.damage) : 0;
};

const TESTS: Tests<Board, Predicate> = {
  winner: ({ result }, wanted) => result === wanted,
  over: ({ stage }, wanted) => (stage === 'over') === wanted,
  turn: ({ turn }, wanted) => turn === wanted,
  active: ({ active }, wanted) => active === wanted,
  asked: ({ asked }, wanted) => asked === wanted,
  stage: ({ stage }, wanted) => stage === wanted,
  question: ({ question }, wanted) => question === wanted,
  gold: ofSide(({ gold }) => gold),
  goldBelow: (board, wanted) => all(wanted as Record<string, number>, (seat, n) => sideAt(board, seat).gold < n),
  workers: ofSide(({ workers }) => workers),
  base: (board, wanted) => all(wanted as Record<string, number>, (seat, left) => baseLeft(board, seat) === left),
  spec: ofSide(({ spec }) => spec),
  there: (board, wanted) => all(wanted, (name, is) => (thingAt(board, name) !== undefined) === is),
  count: (board, wanted) =>
    all(wanted, (name, n) => {
      const [seat, card] = name.split(':');
      return countOf(board, seat!, (thing) => thing.card === card) === n;
    }),
  damage: ofThing(({ damage }) => damage),
  hp: ofThing(({ hp, damage }) => hp - damage),
  atk: ofThing(({ atk }) => atk),
  armor: ofThing(({ armor }) => armor),
  level: ofThing(({ level }) => level),
  slot: ofThing(({ slot }) => slot),
  filling: ({ slot }, wanted) => slot === wanted,
  patrol: (board, wanted) =>
    all(wanted as Record<string, number>, (seat, n) => countOf(board, seat, ({ slot }) => slot !== null) === n),
  units: (board, wanted) =>
    all(wanted as Record<string, number>, (seat, n) => countOf(board, seat, ({ kind }) => kind === 'unit') === n),
  exhausted: ofThing(({ marks }) => marks.includes('exhausted')),
  disabled: ofThing(({ marks }) => marks.includes('disabled')),
  unfinished: ofThing(({ marks }) => marks.includes('underConstruction')),
  runes: (board, wanted) =>
    all(wanted, (name, kinds) => {
      const thing = thingAt(board, name);
      return thing !== undefined && all(kinds, (kind, n) => (thing.runes[kind] ?? 0) === n);
    }),
  cards: (board, wanted) =>
    all(wanted, (name, n) => {
      const [seat = '', zone = '', card] = name.split(':');
      return (pileAt(board, seat, zone).cards ?? []).filter((one) => one === card).length === n;
    }),
  pile: (board, wanted) =>
    all(wanted, (name, n) => {
      const [seat = '', zone = ''] = name.split(':');
      return pileAt(board, seat, zone).count === n;
    }),
  cooldown: (board, wanted) =>
    all(wanted, (name, markers) => {
      const [seat = '', hero] = name.split(':');
      return (sideAt(board, seat).command.find((one) => one.hero === hero)?.cooldown ?? null) === markers;
    }),
  attacker: ({ attack, ...board }, wanted) =>
    attack !== null && thingAt(board as Board, wanted)?.id === attack.attacker,
  defender: ({ attack, ...board }, wanted) =>
    attack !== null && thingAt(board as Board, wanted)?.id === attack.defender,
};

/** Whether all words of a predicate hold. Throws a RangeError for a word that does not exist. */
export const holds = (board: Board, predicate: Predicate): boolean => holdsBy(TESTS, board, predicate);
