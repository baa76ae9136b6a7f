/**
 * The visitor's rating in one game: Glicko-2, each puzzle an opponent whose rating follows from its published difficulty.
 *
 *     rating of a puzzle = 700 + 160 * difficulty          (860 .. 2300), deviation 80
 *
 * The first result of a puzzle counts, once: solved 1, failed 0. Solved with help counts nothing, since it says neither;
 * nor does what is done in a run, be it timed or a streak, nor a puzzle that some visitor made. Every result that counts
 * is a rating period of its own, and every whole day between two of them one without games, which only widens the
 * deviation (step 6 of Glicko-2).
 */
import glicko2 from 'glicko2';
import type { Time } from '$lib/progress/schema';
import type { Try } from './log';

export interface Standing {
  rating: number;
  /** One standard deviation; about two thirds of all estimates like it are no further off. */
  deviation: number;
  volatility: number;
  /** When the result that led to it was made; null before the first one. */
  at: Time | null;
}

/** A beginner is about as good as a puzzle of difficulty 2 to 3. */
export const UNRATED: Readonly<Standing> = { rating: 1100, deviation: 350, volatility: 0.06, at: null };

const PUZZLE_DEVIATION = 80;
/** Constrains how fast the volatility changes; the middle of what the author of Glicko-2 recommends. */
const TAU = 0.5;
/** Ratings to one unit of the scale on which Glicko-2 has its volatility. */
const UNIT = 173.7178;
const DAY_MS = 86_400_000;

/** @param difficulty 1 .. 10 */
export const puzzleRating = (difficulty: number): number => 700 + 160 * difficulty;

/** Until then a rating is called provisional: two more results may still change it by a whole step of difficulty. */
export const isProvisional = ({ deviation }: Standing): boolean => deviation > 110;

/** Results that count, in the order of time. */
export const rated = (tries: readonly Try[], game: string): Try[] =>
  tries.filter(
    (one) =>
      one.game === game &&
      one.of === 'puzzle' &&
      one.first &&
      one.difficulty !== undefined &&
      one.run === undefined &&
      one.link === undefined &&
      one.result !== 'assisted',
  );

/** The standing after each result that counts. */
export function standings(tries: readonly Try[], game: string): Standing[] {
  const all: Standing[] = [];
  for (const one of rated(tries, game)) all.push(after(all.at(-1) ?? UNRATED, one));
  return all;
}

export const standingOf = (tries: readonly Try[], game: string): Standing => standings(tries, game).at(-1) ?? UNRATED;

function after(before: Standing, { difficulty, result, at }: Try): Standing {
  const system = new glicko2.Glicko2({
    tau: TAU,
    rating: UNRATED.rating,
    rd: UNRATED.deviation,
    vol: UNRATED.volatility,
  });
  const idle = before.at === null ? 0 : Math.max(0, Math.floor((at - before.at) / DAY_MS));
  const solver = system.makePlayer(before.rating, widened(before, idle), before.volatility);
  const puzzle = system.makePlayer(puzzleRating(difficulty!), PUZZLE_DEVIATION, UNRATED.volatility);
  system.updateRatings([[solver, puzzle, result === 'solved' ? 1 : 0]]);
  return { rating: solver.getRating(), deviation: solver.getRd(), volatility: solver.getVol(), at };
}

/** The deviation after some days without a result. */
const widened = ({ deviation, volatility }: Standing, days: number): number =>
  Math.min(UNRATED.deviation, Math.hypot(deviation, volatility * UNIT * Math.sqrt(days)));
