import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { playMatch, rotating } from '../../../workers/match/match';
import { playerNamed } from '../../../workers/match/players';

const engine = await engineFromFile(new URL('../../../build/token-battle.wasm', import.meta.url));

function points(first: string, second: string, games: number): number {
  const players = [playerNamed(first, tokenBattle), playerNamed(second, tokenBattle)] as const;
  const startOf = rotating(tokenBattle, tokenBattle.fullSetups, 3, { headStart: '60' });
  return playMatch(engine, tokenBattle, { players, startOf, games, seed: 3 }).points[0]!;
}

it('every player beats the one below it', () => {
  expect(points('greedy', 'random', 24)).toBeGreaterThan(20);
  expect(points('one-ply', 'greedy', 24)).toBeGreaterThan(14);
  expect(points('alphabeta:400', 'one-ply', 24)).toBeGreaterThan(14);
  expect(points('mcts:20', 'greedy', 8)).toBeGreaterThan(5);
});

it('the same seed and the same work give the same games', () => {
  const play = () => {
    const players = [playerNamed('alphabeta:500', tokenBattle), playerNamed('one-ply', tokenBattle)] as const;
    const startOf = rotating(tokenBattle, ['gale-swarm'], 5);
    return playMatch(engine, tokenBattle, { players, startOf, games: 4, seed: 5, opening: 2 });
  };
  expect(play()).toEqual(play());
});

it('a look at every line is not offered where something is hidden', () => {
  expect(() => playerNamed('alphabeta:100', toyBattle)).toThrow(RangeError);
  expect(() => playerNamed('constructor:100', tokenBattle)).toThrow(RangeError);
});
