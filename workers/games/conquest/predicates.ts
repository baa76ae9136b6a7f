import { holdsBy, type Tests } from '../../predicates';
import type { Board, Colour } from './board';
import { divisionsText, parseDivisions } from './divisions';
import { CODES, CONTINENTS } from './map';
import type { NodeName } from './nodes';

/**
 * Facts about a node in the words of lessons and puzzles. All that are given must hold. Territories, places and forces are
 * named as in a position (`NAF`, `NAF/EGY`, `NAF~BRA`), players by their colours, divisions as a position writes them
 * (`AAI`, empty for none); null stands for nobody.
 */
export interface Predicate {
  /** null: over without a winner. */
  winner?: Colour | null;
  over?: boolean;
  player?: Colour;
  decider?: Colour;
  phase?: number;
  round?: number;
  asked?: NodeName;
  /** Missions claimed this turn. */
  claimed?: number;
  owner?: Record<string, Colour | null>;
  /** Divisions in the rear of a territory. */
  rear?: Record<string, string>;
  /** The group of a front place. */
  front?: Record<string, string>;
  /** Divisions in a territory, its rear and front places together. */
  divisions?: Record<string, string>;
  /** Front and rear of a landing force, `AI+II`; null where there is none. */
  force?: Record<string, string | null>;
  across?: Record<string, boolean>;
  ashore?: Record<string, boolean>;
  /** Whether any foreign group or force lies in a territory. */
  invaded?: Record<string, boolean>;
  city?: Record<string, boolean>;
  airfields?: Record<string, number>;
  capital?: Record<Colour, string | null>;
  /** By territory: who holds its card. */
  card?: Record<string, Colour | null>;
  turned?: Record<string, boolean>;
  /** Indices of missions held; of rows whose reward is held. */
  missions?: Record<Colour, number[]>;
  rewards?: Record<Colour, number[]>;
  /** Row of the table to its mission, null where it is gone. */
  table?: Record<string, number | null>;
  income?: Record<Colour, number>;
  /** Territories owned. */
  lands?: Record<Colour, number>;
  continent?: Record<string, Colour | null>;
  /** The groups of the battle that is going on; null: none is. */
  battle?: { attackers?: string; defenders?: string } | null;
  /** Units counted, armour and infantry still to be placed. */
  step?: { units?: number; armourLeft?: number; infantryLeft?: number };
}

/** True if every entry of `wanted` is what `read` says of its key. */
function all<T>(wanted: Readonly<Record<string, T>>, read: (key: string) => NoInfer<T> | undefined): boolean {
  return Object.entries(wanted).every(([key, value]) => read(key) === value);
}

/** Divisions of several spots together, as a position writes them. */
function together(texts: readonly string[]): string {
  const sums = texts.map((text) => parseDivisions(text || '-')!);
  const sum = (kind: 0 | 1 | 2): number => sums.reduce((all, one) => all + one[kind], 0);
  return divisionsText([sum(0), sum(1), sum(2)]).replace('-', '');
}

const inLand = (board: Board, code: string): string => {
  const fronts = Object.entries(board.fronts).filter(([place]) => place.startsWith(`${code}/`));
  return together([board.lands[code]?.rear ?? '', ...fronts.map(([, { group }]) => group)]);
};

const isInvaded = (board: Board, code: string): boolean =>
  Object.entries(board.fronts).some(([place, { across, group }]) => across && group && place.endsWith(`/${code}`)) ||
  Object.entries(board.forces).some(([lane, { ashore }]) => ashore && lane.endsWith(`~${code}`));

function ownerOfContinent(board: Board, index: number): Colour | null {
  const owners = new Set(CONTINENTS[index]!.map((t) => board.lands[CODES[t]!]?.owner ?? null));
  return owners.size === 1 ? [...owners][0]! : null;
}

const sameList = (wanted: readonly number[], list: readonly number[] = []): boolean =>
  wanted.length === list.length && wanted.every((one) => list.includes(one));

const holderOf = (board: Board, land: string): Colour | null =>
  Object.entries(board.players).find(([, { cards }]) => land in cards)?.[0] ?? null;

const TESTS: Tests<Board, Predicate> = {
  winner: (board, wanted) =>
    board.node === 'won' ? board.player === wanted : board.node === 'drawn' && wanted === null,
  over: (board, wanted) => (board.node === 'won' || board.node === 'drawn') === wanted,
  player: (board, wanted) => board.player === wanted,
  decider: (board, wanted) => board.decider === wanted,
  phase: (board, wanted) => board.phase === wanted,
  round: (board, wanted) => board.round === wanted,
  asked: (board, wanted) => board.node === wanted,
  claimed: (board, wanted) => board.claimed === wanted,
  owner: (board, wanted) => all(wanted, (code) => board.lands[code]?.owner ?? null),
  rear: (board, wanted) => all(wanted, (code) => board.lands[code]?.rear ?? ''),
  front: (board, wanted) => all(wanted, (place) => board.fronts[place]?.group ?? ''),
  divisions: (board, wanted) => all(wanted, (code) => inLand(board, code)),
  force: (board, wanted) =>
    all(wanted, (lane) => {
      const force = board.forces[lane];
      return force ? `${force.front || '-'}+${force.rear || '-'}` : null;
    }),
  across: (board, wanted) => all(wanted, (place) => board.fronts[place]?.across ?? false),
  ashore: (board, wanted) => all(wanted, (lane) => board.forces[lane]?.ashore ?? false),
  invaded: (board, wanted) => all(wanted, (code) => isInvaded(board, code)),
  city: (board, wanted) => all(wanted, (code) => board.lands[code]?.city ?? false),
  airfields: (board, wanted) => all(wanted, (code) => board.airfields.filter((at) => at === code).length),
  capital: (board, wanted) => all(wanted, (colour) => board.players[colour]?.capital ?? null),
  card: (board, wanted) => all(wanted, (code) => holderOf(board, code)),
  turned: (board, wanted) =>
    all(wanted, (code) => Object.values(board.players).some(({ cards }) => cards[code] === true)),
  missions: (board, wanted) =>
    Object.entries(wanted).every(([colour, list]) => sameList(list, board.players[colour]?.missions)),
  rewards: (board, wanted) =>
    Object.entries(wanted).every(([colour, list]) => sameList(list, board.players[colour]?.rewards)),
  table: (board, wanted) => all(wanted, (row) => board.table[Number(row)] ?? null),
  income: (board, wanted) => all(wanted, (colour) => board.players[colour]?.income ?? undefined),
  lands: (board, wanted) =>
    all(wanted, (colour) => Object.values(board.lands).filter(({ owner }) => owner === colour).length),
  continent: (board, wanted) => all(wanted, (index) => ownerOfContinent(board, Number(index))),
  battle: (board, wanted) =>
    wanted === null || board.battle === null
      ? wanted === board.battle
      : all(wanted as Record<string, string>, (side) => board.battle![side as 'attackers']),
  step: (board, wanted) => all(wanted as Record<string, number>, (name) => board.step[name as 'units']),
};

/** Throws a RangeError for a predicate that does not exist. */
export const holds = (board: Board, predicate: Predicate): boolean => holdsBy(TESTS, board, predicate);

export const holdAll = (board: Board, predicates: readonly Predicate[]): boolean =>
  predicates.every((predicate) => holds(board, predicate));
