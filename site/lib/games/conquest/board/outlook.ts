/** What cards and their stars come to, whichever way they are used: units now, cities at the end, the next count. */
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { countsOf } from './divisions';
import { BORDERS, LAND_AT } from './layout';

/** CQ-REC-6, CQ-END-4, CQ-END-6, CQ-PIECE-7, CQ-PIECE-8. */
const ARMOUR_UNITS = 3;
const CITY_STARS = 2;
export const SHIFT_STARS = 5;
const CITIES = 15;
const ARMOUR = 12;

/** Cards by their stars: how many with one, how many with two. */
type Cards = readonly [ones: number, twos: number];

/** One way to answer. Numbers that this decision does not change are left out. */
export interface Way {
  /** `none`, `all`, `build`, `shift`, `gift`, `accept`, `refuse`; a card by its stars. */
  id: string | 1 | 2;
  /** Units to recruit now, and how many tanks can be among them. */
  units?: number;
  tanks?: number;
  /** Stars that are left for the end of the turn, and how many cities they pay. */
  stars?: number;
  cities?: number;
  /** Units of the next count with all cards. */
  next?: number;
}

const starsIn = ([ones, twos]: Cards): number => ones + 2 * twos;
const starsOf = (code: string): number => LAND_AT[code]!.stars;
const without = ([ones, twos]: Cards, stars: number): Cards => (stars === 1 ? [ones - 1, twos] : [ones, twos - 1]);

const entriesOf = ({ lands }: Board, colour: string) =>
  Object.entries(lands).filter(([, { owner }]) => owner === colour);

/** Cards of a player that lie face up. */
function faceUp({ players }: Board, colour: string): Cards {
  const stars = Object.entries(players[colour]!.cards).flatMap(([code, turned]) => (turned ? [] : [starsOf(code)]));
  return [stars.filter((count) => count === 1).length, stars.filter((count) => count === 2).length];
}

/** A city is paid with a card of two stars if there is one, else with two of one (CQ-END-7). */
function citiesFor({ lands, options }: Board, [ones, twos]: Cards): number {
  const standing = Object.values(lands).filter(({ city }) => city).length;
  const left = Number(options['city-limit'] ?? CITIES) - standing;
  return Math.max(0, Math.min(twos + Math.floor(ones / CITY_STARS), left));
}

/** Tanks that so many units can be: a home must stand for them, and pieces must be left (CQ-REC-7, CQ-CONV-5). */
function tanksFor(board: Board, units: number): number {
  const { player, players, fronts, forces, options } = board;
  const own = entriesOf(board, player);
  const seats = options['captured-capital-income'] === 'off' ? [player] : Object.keys(players);
  const isHome = own.some(([code, { city }]) => city || seats.some((seat) => players[seat]!.capital === code));
  const texts = [
    ...own.map(([, { rear }]) => rear),
    ...Object.entries(fronts).flatMap(([place, { group }]) =>
      board.lands[place.slice(0, 3)]?.owner === player ? [group] : [],
    ),
    ...Object.values(forces).flatMap(({ owner, front, rear }) => (owner === player ? [front, rear] : [])),
  ];
  const standing = texts.map(countsOf).reduce((sum, { A, D }) => sum + A + D, 0);
  const pieces = Number(options['armour-supply'] ?? ARMOUR) - standing;
  return isHome ? Math.max(0, Math.min(Math.floor(units / ARMOUR_UNITS), pieces)) : 0;
}

/** Stars on the cards that can be chosen, each number once, fewest first. */
function offered(choices: readonly Pick<Choice, 'picks'>[]): (1 | 2)[] {
  const stars = choices.flatMap(({ picks: [pick = ''] }) => (pick.startsWith('card:') ? [starsOf(pick.slice(5))] : []));
  return [...new Set(stars)].sort() as (1 | 2)[];
}

function counting(board: Board, choices: readonly Pick<Choice, 'picks'>[]): Way[] {
  const cards = faceUp(board, board.player);
  const way = (id: Way['id'], turned: number, kept: Cards): Way => {
    const units = board.step.units + turned;
    return { id, units, tanks: tanksFor(board, units), stars: starsIn(kept), cities: citiesFor(board, kept) };
  };
  const all = starsIn(cards);
  return [
    way('none', 0, cards),
    ...offered(choices).map((stars) => way(stars, stars, without(cards, stars))),
    ...(cards[0] + cards[1] > 1 ? [way('all', all, [0, 0])] : []),
  ];
}

function ending(board: Board, choices: readonly Pick<Choice, 'picks'>[]): Way[] {
  const cards = faceUp(board, board.player);
  const { income } = board.players[board.player]!;
  if (income === null) return [];
  const stars = starsIn(cards);
  // All of it are cards of two stars: what is paid too much is lost (CQ-END-7).
  const shift = cards[0] > 0 ? SHIFT_STARS : SHIFT_STARS + 1;
  const can = (pick: string): boolean => choices.some(({ picks }) => picks[0] === pick);
  return [
    { id: 'none', stars, next: income },
    ...(can('button:build') ? [{ id: 'build', stars: stars - CITY_STARS, next: income + 1 }] : []),
    ...(can('button:shift-airfield') ? [{ id: 'shift', stars: stars - shift, next: income }] : []),
  ];
}

/** A card that changes hands takes its stars along. */
function trading(board: Board, choices: readonly Pick<Choice, 'picks'>[]): Way[] {
  const { node, player, decider, players, step } = board;
  const income = players[node === 'answer' ? decider : player]!.income;
  if (income === null) return [];
  const [given = 0, wanted = 0] = (step.lands ?? []).map(starsOf);
  if (node === 'answer')
    return [
      { id: 'refuse', next: income },
      { id: 'accept', next: income + given - wanted },
    ];
  const isWanted = node === 'offer-for';
  return [
    { id: isWanted ? 'gift' : 'none', next: income - given },
    ...offered(choices).map((stars): Way => ({ id: stars, next: isWanted ? income - given + stars : income - stars })),
  ];
}

/** The ways to answer where cards are turned over, spent or traded; none elsewhere. */
export function waysOf(board: Board, choices: readonly Pick<Choice, 'picks'>[]): Way[] {
  if (board.node === 'turn-card') return counting(board, choices);
  if (board.node === 'end') return ending(board, choices);
  return ['offer', 'offer-for', 'answer'].includes(board.node) ? trading(board, choices) : [];
}

/** Neutral land next to a player's, which an infantry can enter at the end of the turn; its card comes with it. */
export function neutralNear(board: Board): string[] {
  const invaded = new Set([
    ...Object.entries(board.fronts).flatMap(([place, { across }]) => (across ? [place.slice(4)] : [])),
    ...Object.entries(board.forces).flatMap(([lane, { ashore }]) => (ashore ? [lane.slice(4)] : [])),
  ]);
  const near = BORDERS.flatMap(({ sides: [one, other] }) => [one.id, other.id])
    .filter((place) => board.lands[place.slice(0, 3)]?.owner === board.player)
    .map((place) => place.slice(4));
  return [...new Set(near)].filter((code) => !board.lands[code]?.owner && !invaded.has(code));
}
