import { CHANCE, OVER } from '../engine/abi';
import type { Engine } from '../engine/engine';
import type { GameCodec } from '../game-codec';
import { seededRandom } from '../random';
import type { Player } from './players';

export interface MatchScore {
  games: number;
  /** Points of the first contestant: 1 a win, 0.5 a draw. */
  points: number;
  /** Share of points and the half width of its 95 % interval, computed from pairs of games with swapped seats. */
  share: number;
  halfWidth: number;
  steps: number;
  reasons: Record<string, number>;
}

/** No game is longer than this many steps; reaching it is a defect of the rules. */
const MAX_STEPS = 5000;

/** Who plays what. The contestants are two players, or two of whatever the starts put into their hands. */
export interface Fixture<S> {
  /** By contestant. */
  players: readonly [Player, Player];
  /** The start of a pair of games; `seat` is where the first contestant sits. */
  startOf(pair: number, seat: number): S;
  /** An even number: every pair is played with seats swapped. */
  games: number;
  seed: number;
  /** Random steps that each game begins with, so that players who never waver do not repeat one game (default 0). */
  opening?: number;
}

/** Starts of a game whose boards take turns, the same for both seats. @throws RangeError for an unknown board or option */
export function rotating<S>(
  codec: GameCodec<S>,
  boards: readonly string[],
  seed: number,
  options: Readonly<Record<string, string>> = {},
): Fixture<S>['startOf'] {
  return (pair) => {
    const start = codec.randomStart(boards[pair % boards.length]!, seededRandom(seed + pair), options);
    if (!start.ok) throw new RangeError(start.error.problem);
    return start.value;
  };
}

/**
 * Plays the games of a fixture. The same seed gives the same starts; with budgets that count work it gives the same
 * games. `progress` returns false to stop early.
 */
export function playMatch<S>(
  engine: Engine,
  codec: GameCodec<S>,
  { players, startOf, games, seed, opening = 0 }: Fixture<S>,
  progress: (score: MatchScore) => boolean | void = () => {},
): MatchScore {
  const pairs: number[] = [];
  const reasons: Record<string, number> = {};
  let points = 0;
  let steps = 0;
  let played = 0;
  const score = (): MatchScore => ({ games: played, points, ...interval(pairs), steps, reasons: { ...reasons } });
  while (played < games) {
    const pair = played >> 1;
    let pairPoints = 0;
    for (const first of [0, 1]) {
      engine.seed(seed + pair, first);
      const end = playGame(
        engine,
        codec,
        startOf(pair, first),
        opening,
        (seat) => players[seat === first ? 0 : 1],
        seededRandom(seed * 31 + played),
      );
      pairPoints += engine.reward(first);
      steps += end.steps;
      reasons[end.reason] = (reasons[end.reason] ?? 0) + 1;
      played++;
    }
    points += pairPoints;
    pairs.push(pairPoints / 2);
    if (progress(score()) === false) break;
  }
  return score();
}

function playGame<S>(
  engine: Engine,
  codec: GameCodec<S>,
  start: S,
  opening: number,
  playerOf: (seat: number) => Player,
  random: (n: number) => number,
) {
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(start, bytes);
  engine.load(bytes);
  for (let steps = engine.playRandom(opening); steps < MAX_STEPS; ++steps) {
    const actor = engine.actor();
    if (actor === OVER) return { steps, reason: codec.result(codec.read(engine.save()))!.reason };
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

/** Mean of the pairs' shares and 1.96 standard errors of it. */
function interval(pairs: number[]): { share: number; halfWidth: number } {
  const n = pairs.length;
  const share = pairs.reduce((sum, x) => sum + x, 0) / Math.max(1, n);
  const variance = pairs.reduce((sum, x) => sum + (x - share) ** 2, 0) / Math.max(1, n - 1);
  return { share, halfWidth: n > 1 ? 1.96 * Math.sqrt(variance / n) : 1 };
}
