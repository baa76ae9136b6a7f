import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { playMatch, rotating, type MatchScore } from '../../../workers/match/match';
import { playerNamed } from '../../../workers/match/players';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.wasm', import.meta.url));

/** Both modes in turn. */
const SETUPS = tashKalar.fullSetups.slice(0, 12).flatMap((setup, i) => [setup, tashKalar.fullSetups[12 + i]!]);

function match(first: string, second: string, games: number): MatchScore {
  const players = [playerNamed(first, tashKalar), playerNamed(second, tashKalar)] as const;
  return playMatch(engine, tashKalar, { players, startOf: rotating(tashKalar, SETUPS, 3), games, seed: 3 });
}

const points = (first: string, second: string, games: number): number => match(first, second, games).points[0]!;

it('every player beats the one below it', () => {
  expect(points('one-ply', 'random', 24)).toBeGreaterThan(18);
  expect(points('mcts:30', 'one-ply', 12)).toBeGreaterThan(8);
  expect(points('beam:5', 'one-ply', 12)).toBeGreaterThan(8);
}, 120_000);

it('games between searches that think little come to an end', () => {
  const { games, steps } = match('mcts:30', 'mcts:30', 12);
  // Seven steps a turn or so, chance counted; lifting and placing pieces for ever fills five thousand.
  expect(steps / games).toBeLessThan(320);
}, 120_000);
