import { CHANCE, OVER } from '../engine/abi';
import type { Engine } from '../engine/engine';
import type { GameCodec } from '../game-codec';
import { seededRandom } from '../random';
import type { Player } from './player';
import { seatingsOf, type Seating } from './seatings';

export interface MatchScore {
  games: number;
  /** What each contestant got in all games together, 1 for a win alone. */
  points: number[];
  /** The same a game, 0 .. 1. */
  shares: number[];
  /** Half the width of the 95 % interval of each share, computed from rounds: one start in every seating. */
  halfWidths: number[];
  /** The share of each contestant if all of them are equally good. */
  fair: number;
  steps: number;
  reasons: Record<string, number>;
}

/** No game is longer than this many steps; reaching it is a defect of the rules. */
const MAX_STEPS = 50_000;

/** Who plays what. The contestants are players, or whatever the starts put into their hands. */
export interface Fixture<S> {
  /** By contestant, as many as the game has seats. */
  players: readonly Player[];
  /** The start of a round, by who sits where. */
  startOf(round: number, seating: Seating): S;
  /** Played in whole rounds: if this is no multiple of the number of seatings, a few more are played. */
  games: number;
  /** Rounds of a fixture of the same seed that were played before, and are left out here (default 0). */
  past?: number;
  seed: number;
  /** Random steps that each game begins with, so that players who never waver do not repeat one game (default 0). */
  opening?: number;
}

/** Starts of a game whose boards take turns, the same for every seating. @throws RangeError for an unknown board or option */
export function rotating<S>(
  codec: GameCodec<S>,
  boards: readonly string[],
  seed: number,
  options: Readonly<Record<string, string>> = {},
): Fixture<S>['startOf'] {
  return (round) => {
    const start = codec.randomStart(boards[round % boards.length]!, seededRandom(seed + round), options);
    if (!start.ok) throw new RangeError(start.error.problem);
    return start.value;
  };
}

/**
 * Plays the games of a fixture. The same seed gives the same starts; with budgets that count work it gives the same
 * games. `progress` returns false to stop early.
 *
 * @throws RangeError where a start has more or fewer seats than there are contestants
 */
export function playMatch<S>(
  engine: Engine,
  codec: GameCodec<S>,
  { players, startOf, games, past = 0, seed, opening = 0 }: Fixture<S>,
  progress: (score: MatchScore) => boolean | void = () => {},
): MatchScore {
  const seatings = seatingsOf(players);
  const points = players.map(() => 0);
  const rounds: number[][] = [];
  const reasons: Record<string, number> = {};
  let steps = 0;
  let played = 0;
  const score = (): MatchScore => ({
    games: played,
    points: [...points],
    shares: points.map((all) => all / Math.max(1, played)),
    halfWidths: points.map((_, contestant) => halfWidth(rounds.map((shares) => shares[contestant]!))),
    fair: 1 / players.length,
    steps,
    reasons: { ...reasons },
  });
  for (let round = past; played < games; ++round) {
    const gained = players.map(() => 0);
    for (const [number, seating] of seatings.entries()) {
      engine.seed(seed + round, number);
      enter(engine, codec, startOf(round, seating), players.length);
      const end = playGame(
        engine,
        codec,
        opening,
        (seat) => players[seating[seat]!]!,
        seededRandom(seed * 31 + round * seatings.length + number),
      );
      seating.forEach((contestant, seat) => (gained[contestant]! += engine.reward(seat)));
      steps += end.steps;
      reasons[end.reason] = (reasons[end.reason] ?? 0) + 1;
      played++;
    }
    gained.forEach((all, contestant) => (points[contestant]! += all));
    rounds.push(gained.map((all) => all / seatings.length));
    if (progress(score()) === false) break;
  }
  return score();
}

function enter<S>(engine: Engine, codec: GameCodec<S>, start: S, contestants: number): void {
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(start, bytes);
  engine.load(bytes);
  const seats = engine.seats();
  if (seats !== contestants) throw new RangeError(`${seats} players play this game, not ${contestants}`);
}

function playGame<S>(
  engine: Engine,
  codec: GameCodec<S>,
  opening: number,
  playerOf: (seat: number) => Player,
  random: (n: number) => number,
) {
  for (let steps = engine.playRandom(opening); steps < MAX_STEPS; ++steps) {
    const actor = engine.actor();
    if (actor === OVER) return { steps, reason: codec.ending(codec.read(engine.save()))!.reason };
    if (actor === CHANCE) {
      engine.happen();
      continue;
    }
    const here = engine.save();
    const action = playerOf(actor)(engine, random);
    engine.restore(here);
    engine.apply(action);
  }
  throw new Error(`a game did not end within ${MAX_STEPS} steps`);
}

/** 1.96 standard errors of the mean of the rounds; 1 where there are too few. */
function halfWidth(shares: readonly number[]): number {
  const n = shares.length;
  if (n < 2) return 1;
  const mean = shares.reduce((sum, x) => sum + x, 0) / n;
  const variance = shares.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1);
  return 1.96 * Math.sqrt(variance / n);
}
