/** Puzzles that visitors make: from the start of a published puzzle comes the same one, with the same proof. */
import { describe, expect, test } from 'vitest';
import { checkPuzzle } from '../../workers/puzzles/check';
import { ownPuzzle, ownQuestions } from '../../workers/puzzles/own';
import { GAMES } from '../../workers/registry';
import { publishedOf } from './published';

/** Kinds of goals of which one puzzle each is tried. */
const KINDS_TRIED = 4;

const games = await Promise.all(GAMES.map(({ id }) => publishedOf(id)));

describe.each(games)('own puzzles of $id', ({ game, walker, ...published }) => {
  const puzzles = [...published.puzzles].sort((a, b) => a.proof.refereeNodes - b.proof.refereeNodes);

  test('what is published can be asked anew, and is proved the same', () => {
    /** By kind the easiest that can be asked for: not all that is mined can. */
    const kinds = new Set<string>();
    const asked = puzzles.flatMap((puzzle) => {
      if (kinds.size === KINDS_TRIED || kinds.has(puzzle.goal.kind)) return [];
      const goal = JSON.stringify(puzzle.goal);
      const question = ownQuestions(game, walker, puzzle.notation).find((one) => JSON.stringify(one.goal) === goal);
      if (!question) return [];
      kinds.add(puzzle.goal.kind);
      return [{ puzzle, question }];
    });
    expect(asked).toHaveLength(KINDS_TRIED);
    for (const { puzzle, question } of asked) {
      const answer = ownPuzzle(game, walker, question);
      if (!('puzzle' in answer)) throw new Error(`${puzzle.id} lacks ${answer.lacks}`);
      const { right, values, tree, id: own } = answer.puzzle;
      expect({ right, values, tree }).toEqual({ right: puzzle.right, values: puzzle.values, tree: puzzle.tree });
      expect(own).toMatch(/-own-[0-9a-z]{7}$/);
      expect(checkPuzzle(game, walker, answer.puzzle)).toEqual([]);
    }
  });

  test('where every answer is as good as any other there is no puzzle', () => {
    const lacking = puzzles
      .slice(0, 12)
      .flatMap(({ notation }) => ownQuestions(game, walker, notation))
      .map((question) => ({ question, solved: walker.solve(question.node, question.goal, 2000) }))
      .find(({ solved }) => solved && solved.right.length === solved.values.size);
    expect(lacking && ownPuzzle(game, walker, lacking.question)).toEqual({ lacks: 'alike' });
  });

  test('a text that is no position is refused', () => {
    expect(() => ownQuestions(game, walker, 'no position')).toThrow();
  });
});
