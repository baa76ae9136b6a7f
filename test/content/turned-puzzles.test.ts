/** A puzzle that is turned, mirrored or recoloured is as true as it was: engine and referee prove it anew. */
import { describe, expect, test } from 'vitest';
import { checkPuzzle } from '../../workers/puzzles/check';
import { turned, type Turning } from '../../workers/puzzles/turning';
import { RECOLOURED as inTashKalar } from '../../workers/games/tash-kalar/turnings';
import { RECOLOURED as inTokenBattle } from '../../workers/games/token-battle/turnings';
import { turningsOf } from '../../workers/games/toy-battle/turnings';
import { seededRandom } from '../../workers/random';
import { GAMES, type GameId } from '../../workers/registry';
import { day } from '../support/day';
import { publishedOf } from './published';

const TURNINGS: Readonly<Record<GameId, (notation: string) => readonly Turning[]>> = {
  'toy-battle': turningsOf,
  'token-battle': () => [inTokenBattle],
  'tash-kalar': () => [inTashKalar],
  conquest: () => [],
  codex: () => [],
};

/** Puzzles proved anew in a run, other ones every day. */
const TRIED = 3;
/** More than these nodes take a referee too long for a test of many. */
const SMALL = 4000;

const games = await Promise.all(GAMES.map(({ id }) => publishedOf(id)));

describe.each(games)('turned puzzles of $id', ({ id, game, walker, puzzles }) => {
  const small = puzzles.filter(({ proof }) => proof.refereeNodes <= SMALL);
  const random = seededRandom(day);
  const some = Array.from({ length: TRIED }, () => small[random(small.length)]!);

  test('hold in the eyes of engine and referee', () => {
    for (const puzzle of some) {
      for (const turning of TURNINGS[id](puzzle.notation)) {
        expect(checkPuzzle(game, walker, turned(puzzle, turning)), puzzle.id).toEqual([]);
      }
    }
  });

  test('are what they were after the same symmetry once more, or its inverse', () => {
    for (const puzzle of puzzles.slice(0, 40)) {
      const turnings = TURNINGS[id](puzzle.notation);
      for (const turning of turnings) {
        const there = turned(puzzle, turning);
        const back = TURNINGS[id](there.notation).map((again) => turned(there, again).notation);
        expect(back).toContain(puzzle.notation);
      }
    }
  });
});
