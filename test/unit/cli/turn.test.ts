import { describe, expect, it } from 'vitest';
import puzzles from '../../../site/content/codex/puzzles/green-green.json' with { type: 'json' };
import { engineFromFile } from '../../../workers/engine/node';
import type { GameId } from '../../../workers/registry';
import { commandLine } from '../support/command-line';

const on = (game: GameId) => commandLine(engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url)));

/** Case P-1 of the rules of Conquest: one land alone; and another one beside it. */
const ONE = 'NAF=R:III EGY=B:I/NAF:I';
const TWO = 'NAF=R:III EGY=B:I/NAF:I CON=B:-/NAF:I';

describe('turn tells what the turn of Conquest can bring', () => {
  it('with the exact chance of each land and the first move', async () => {
    const { certainty, goals, seat } = await on('conquest').json(['turn', 'conquest', ONE]);
    expect([certainty, seat]).toEqual(['proven', 0]);
    const [take, ...others] = goals;
    expect(take).toEqual({
      goal: { kind: 'take', nodes: ['EGY'] },
      notation: expect.stringContaining('EGY=B:I/NAF:I'),
      value: { num: 39125965, den: 53747712 },
      right: ['border NAF/EGY'],
    });
    expect(others.map(({ goal }: { goal: { metric?: string } }) => goal.metric)).toEqual(['income', 'lands']);
  });

  it('in words, a line a goal', async () => {
    const [head, ...rows] = (await on('conquest').out(['turn', 'conquest', TWO])).split('\n');
    expect(head).toBe('5 goals: every value is exact');
    expect(rows[1]).toMatch(/^take EGY +72\.8 % +border NAF\/EGY$/);
    expect(rows[2]).toMatch(/^take CON EGY +41\.5 % +border NAF\/EGY$/);
  });

  it('says so where the budget does not suffice, and where nothing is asked', async () => {
    expect(await on('conquest').out(['turn', 'conquest', TWO, '--budget', '1'])).toMatch(/not found within the budget/);
    const { complaint } = on('conquest');
    expect(await complaint('turn', 'conquest', '>=R/2roll:border,NAF/EGY,-,- NAF=R:I/EGY:I EGY=B:-/NAF:I')).toMatch(
      /chance decides here/,
    );
  });
});

describe('turn tells what a main phase of Codex can bring', () => {
  it('goal by goal, a puzzle among them', async () => {
    const puzzle = puzzles.find(({ goal }) => goal.kind === 'win')!;
    const { certainty, goals } = await on('codex').json(['turn', 'codex', puzzle.notation]);
    expect(certainty).toBe('proven');
    expect(goals[0].goal).toEqual(puzzle.goal);
    expect([goals[0].value, goals[0].right]).toEqual([puzzle.value, puzzle.right]);
    expect(goals.map(({ goal }: { goal: { kind: string } }) => goal.kind)).toContain('most');
  });
});

describe('match knows players over plans', () => {
  it('where the game gives plans', async () => {
    const words = ['match', 'conquest', 'plans:2', 'random', '--games', '2', '--seed', '3', '--boards', '2-players'];
    const score = await on('conquest').json(words);
    expect([score.games, score.points]).toEqual([2, [2, 0]]);
    expect(await on('conquest').json(words)).toEqual(score);
  });

  it('and refuses them elsewhere', async () => {
    const { complaint } = on('token-battle');
    expect(await complaint('match', 'token-battle', 'plans:2', 'random', '--games', '2')).toMatch(
      /^plans plays games whose turns are plans$/,
    );
  });
});
