import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import type { PuzzleEngine } from '../../../site/lib/puzzles/solving.svelte';
import { puzzles as rules } from '../../../site/lib/games/token-battle/puzzles/puzzles';
import { boardIn } from '../../../site/lib/games/token-battle/board/words';
import type { View } from '../../../workers/contract';
import type { Side } from '../../../workers/games/token-battle/state';
import { readExact } from '../../../workers/puzzles/exact';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { LANGUAGES } from '../../../workers/registry';
import { verify } from '../../../workers/puzzles/verify';
import { depthOf, firstOf, puzzlesOf } from '../../support/puzzles';
import { puzzleEngine, startSolving, until, viewOf as viewIn } from './support';

const PUZZLES = puzzlesOf('token-battle');

const first = (is: (puzzle: Puzzle) => boolean): Puzzle => firstOf(PUZZLES, is);
const ofKind = (kind: string) => first(({ goal }) => goal.kind === kind);

let engine: PuzzleEngine;

beforeAll(async () => {
  engine = await puzzleEngine('token-battle');
});

afterEach(() => overwriteGetLocale(() => 'en'));

const viewOf = (puzzle: Puzzle) => viewIn(engine, puzzle);
const start = (puzzle: Puzzle) => startSolving(engine, rules, puzzle);

describe.each([
  ['one turn', () => ofKind('winNow')],
  ['own turns in a row', () => ofKind('bestSequence')],
  [
    'an answer to every reply',
    () => first(({ goal, tree }) => goal.kind === 'forcedWin' && goal.turns === 3 && depthOf(tree) === 3),
  ],
])('a puzzle of %s', (_what, choose) => {
  it('is solved by its right answers', async () => {
    const { solving, results } = await start(choose());
    while (solving.status !== 'solved') {
      await until(solving, 'asking', 'solved');
      if (solving.status === 'asking') solving.act(solving.right[0]!);
    }
    expect(results).toEqual(['solved']);
  });

  it('shows what beats a wrong first move', async () => {
    const puzzle = choose();
    const { solving, results } = await start(puzzle);
    const [wrong, { line }] = Object.entries(puzzle.refutations).at(-1)!;
    solving.act(wrong);
    await until(solving, 'refuted');
    expect(results).toEqual(['failed']);
    expect(solving.moves.map(({ action }) => action)).toEqual(line);
    expect(solving.feedback?.kind === 'wrong' && solving.feedback.text).toMatch(/\w+\.$/);
  });
});

test('a wrong later answer is beaten by a line the engine proves', async () => {
  const puzzle = first(({ goal, tree }) => goal.kind === 'forcedWin' && goal.turns === 3 && depthOf(tree) === 3);
  const { solving } = await start(puzzle);
  solving.act(puzzle.right[0]!);
  await until(solving, 'asking');
  const wrong = solving.view.choices.find(({ action }) => !solving.right.includes(action))!.action;
  solving.act(wrong);
  await until(solving, 'refuted');
  const said = solving.feedback;
  expect(said?.kind === 'wrong' && said.value && said.value.num < said.value.den).toBe(true);
  expect(solving.moves.length).toBeLessThanOrEqual(3);
});

test('an occupied field is refused by its rule, and nothing is counted', async () => {
  const puzzle = ofKind('winNow');
  const { solving, results } = await start(puzzle);
  const [taken] = Object.keys((solving.view.board as { board: object }).board);
  const side = solving.view.seat === 0 ? 'A' : 'B';
  await solving.refuse((await rules.trial())([`stack:${side}:1`, `field:${taken}`], solving.view)!);
  expect(solving.feedback).toMatchObject({ kind: 'refused', rules: ['TK-TURN-2'] });
  expect(results).toEqual([]);
});

test('the opponent defends against the goal of the solver, until it is settled', async () => {
  const puzzle = first(({ goal, tree }) => goal.kind === 'forcedWin' && goal.turns === 3 && depthOf(tree) === 3);
  const { notation, goal, right } = puzzle;
  const played = await engine.play(notation, [right[0]!]);
  expect((await engine.goalAt(notation, goal, played.view.notation)).settled).toBe(false);
  // Whatever the opponent answers, the game is won in time.
  const { values } = await engine.solve(played.view.notation, goal, notation);
  for (const { value } of values) expect(value).toEqual({ num: 1, den: 1 });

  const [[wrong, { line }]] = Object.entries(puzzle.refutations).filter(([, { line }]) => line.length > 1);
  const missed = await engine.play(notation, [wrong!]);
  const replies = await engine.solve(missed.view.notation, goal, notation);
  expect(replies.right).toContain(line[1]);
  const end = await engine.play(notation, line);
  expect(await engine.goalAt(notation, goal, end.view.notation)).toEqual({
    settled: true,
    value: readExact(puzzle.values[wrong!]),
  });
});

/** One puzzle of every goal, metric and number of turns. */
const KINDS = [
  ...new Map(PUZZLES.map((puzzle) => [JSON.stringify({ ...puzzle.goal, card: undefined }), puzzle])).values(),
];

describe.each(LANGUAGES)('words in %s', (language) => {
  test.each(KINDS.map((puzzle) => [JSON.stringify(puzzle.goal), puzzle] as const))('%s', async (_goal, puzzle) => {
    overwriteGetLocale(() => language);
    const view = await viewOf(puzzle);
    const said = await rules.commentary();
    const scale = said.scale(puzzle, view);
    const [wrong] = Object.keys(puzzle.refutations);
    const texts = [
      rules.task(puzzle.goal, view) ?? '-',
      rules.mapName(puzzle.map),
      rules.action(view, wrong!),
      said.area(wrong!, view),
      rules.event(view, wrong!, view.seat),
      ...said.assumptions(puzzle, view),
      scale.quantity,
      scale.low,
      scale.high,
      ...Object.values(puzzle.values).flatMap((text) => [scale.text(readExact(text)!), scale.short(readExact(text)!)]),
      said.shortfall(puzzle.goal, view, readExact(puzzle.values[wrong!]), null, []),
    ];
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined|NaN|tk_/);
    }
    expect(scale.share(puzzle.value)).toBeCloseTo(puzzle.value.num === puzzle.value.den * 0.5 ? 0.5 : 1);
    for (const text of Object.values(puzzle.values)) {
      const share = scale.share(readExact(text)!);
      expect(share >= 0 && share <= 1).toBe(true);
    }
  });
});

/** The end of the solution, where the opponent does as the tree has it first. */
async function endOf({ notation, right, tree }: Puzzle): Promise<View> {
  const actions: string[] = [];
  for (let below = tree, next = right[0]; next !== undefined; [next] = Object.keys(below)) {
    actions.push(next);
    below = below[next] ?? {};
  }
  return (await engine.play(notation, actions)).view;
}

describe.each(LANGUAGES)('what an answer has brought, in %s', (language) => {
  test('is said in whole sentences, of every puzzle', async () => {
    overwriteGetLocale(() => language);
    const why = await (await rules.commentary()).why!();
    for (const puzzle of PUZZLES) {
      const text = why(puzzle, await viewOf(puzzle), await endOf(puzzle));
      expect(text, puzzle.id).toMatch(/[:：] ?[^:：].*[^.。][.。]$/);
      expect(text).not.toMatch(/[{}]|undefined|NaN|null|tk_/);
    }
  });
});

describe('what an answer has brought', () => {
  const told = async (is: (puzzle: Puzzle) => boolean) => {
    const why = await (await rules.commentary()).why!();
    const one = PUZZLES.filter(is);
    expect(one.length).toBeGreaterThan(0);
    return Promise.all(
      one.map(async (puzzle) => {
        const [before, after] = [await viewOf(puzzle), await endOf(puzzle)];
        return { text: why(puzzle, before, after)!, before: boardIn(before), after: boardIn(after), puzzle };
      }),
    );
  };

  test('is points where points decide, as the boards have them', async () => {
    for (const { text, before, after } of await told(({ goal }) => goal.kind === 'winNow')) {
      const side = before.turn as Side;
      expect(text).toContain(`points of ${side} ${after.points[side]} instead of ${before.points[side]}`);
    }
  });

  test('is what the enemy loses per turn, and where, in a demolition', async () => {
    for (const { text, before, after } of await told(({ goal }) => goal.metric === 'enemyGain')) {
      const enemy = before.turn === 'A' ? 'B' : 'A';
      expect(text).toContain(`points per turn of ${enemy} ${after.income![enemy]} instead of ${before.income![enemy]}`);
      const [, field = '', is, was] = /less per turn for [AB] from (\w\d) \((\d+) instead of (\d+)\)/.exec(text) ?? [];
      expect(Number(was)).toBe(before.gain[field]?.total);
      expect(Number(is)).toBeLessThan(Number(was));
      expect(text).not.toMatch(/more per turn/);
    }
  });

  test('is where the card has come up', async () => {
    for (const { text, after, before, puzzle } of await told(({ goal }) => goal.kind === 'reachTop')) {
      const stack = Number(/on top of stack (\d)\.$/.exec(text)?.[1]);
      expect(after.cards[before.turn as Side][stack - 1]?.[0]).toBe(puzzle.goal.card);
    }
  });
});

test('the referee confirms what a page shows, and notices a value that was changed', async () => {
  const puzzle = ofKind('onlyMove');
  const { goal, values, right, tree } = puzzle;
  const { board, notation } = await viewOf(puzzle);
  const claim = { game: 'token-battle', state: board as object, notation, goal, values, right, tree } as const;
  expect((await verify(claim)).agrees).toBe(true);
  const [wrong] = Object.keys(puzzle.refutations);
  expect((await verify({ ...claim, values: { ...values, [wrong!]: '1/1' } })).agrees).toBe(false);
});
