import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { pictureOf, readPicture } from '../../../site/lib/games/tash-kalar/board/picture';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import type { PuzzleEngine } from '../../../site/lib/puzzles/solving.svelte';
import { puzzles as rules } from '../../../site/lib/games/tash-kalar/puzzles/puzzles';
import type { View } from '../../../workers/contract';
import type { Board } from '../../../workers/games/tash-kalar/board';
import { readExact } from '../../../workers/puzzles/exact';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import type { Judge } from '../../../workers/referee/judge';
import { judge } from '../../../workers/referee/tash-kalar/judge';
import { LANGUAGES } from '../../../workers/registry';
import { puzzlesOf } from '../../support/puzzles';
import { puzzleEngine, startSolving, until, viewOf as viewIn } from './support';

const PUZZLES = puzzlesOf('tash-kalar');

/** One puzzle of every kind; those of a goal in two modes count as two. */
const KINDS = [...new Map(PUZZLES.map((puzzle) => [puzzle.themes[0]!, puzzle])).entries()];

const referee = judge as Judge;

let engine: PuzzleEngine;

beforeAll(async () => {
  engine = await puzzleEngine('tash-kalar');
});

afterEach(() => overwriteGetLocale(() => 'en'));

const viewOf = (puzzle: Puzzle) => viewIn(engine, puzzle);
const start = (puzzle: Puzzle) => startSolving(engine, rules, puzzle);

describe.each(KINDS)('a puzzle of %s', (_kind, puzzle) => {
  it('is solved by its right answers', async () => {
    const { solving, results } = await start(puzzle);
    while (solving.status !== 'solved') {
      await until(solving, 'asking', 'solved');
      if (solving.status === 'asking') solving.act(solving.right[0]!);
    }
    expect(results).toEqual(['solved']);
  });

  it('shows what beats a wrong first move', async () => {
    const { solving, results } = await start(puzzle);
    const [wrong, { line }] = Object.entries(puzzle.refutations).at(-1)!;
    solving.act(wrong);
    await until(solving, 'refuted');
    expect(results).toEqual(['failed']);
    expect(solving.moves.map(({ action }) => action)).toEqual(line);
    expect(solving.feedback?.kind === 'wrong' && solving.feedback.text).toMatch(/\.$/);
  });

  it('is settled for the page where the referee says so', async () => {
    const from = await viewOf(puzzle);
    const root = referee.enter(from.board as object, from.notation);
    const { line } = Object.values(puzzle.refutations).at(-1)!;
    let node = root;
    for (const [i, action] of line.entries()) {
      node = referee.tree.apply(node, action);
      const played = await engine.play(puzzle.notation, line.slice(0, i + 1));
      const { settled } = await engine.goalAt(puzzle.notation, puzzle.goal, played.view.notation);
      expect(settled).toBe(referee.goalAt(root, puzzle.goal, node) === null);
      expect(settled).toBe(i === line.length - 1);
    }
  });
});

describe.each(LANGUAGES)('words in %s', (language) => {
  test.each(KINDS)('%s', async (_kind, puzzle) => {
    overwriteGetLocale(() => language);
    const view = await viewOf(puzzle);
    const said = await rules.commentary();
    const scale = said.scale(puzzle, view);
    const [wrong] = Object.keys(puzzle.refutations);
    const texts = [
      rules.task(puzzle.goal, view) ?? '',
      rules.mapName(puzzle.map),
      rules.seat(view.seat),
      ...view.choices.map(({ action }) => rules.action(view, action)),
      ...view.choices.map(({ action }) => said.area(action, view)),
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
      expect(text).not.toMatch(/[{}]|undefined|NaN|ts_/);
    }
    for (const text of Object.values(puzzle.values)) {
      const share = scale.share(readExact(text)!);
      expect(share >= 0 && share <= 1).toBe(true);
    }
    expect(scale.share(puzzle.value)).toBe(1);
  });
});

/** The end of the solution, where the opponent and chance do as the tree has it first. */
async function endOf({ notation, right, tree }: Puzzle): Promise<View> {
  const actions: string[] = [];
  for (let below = tree, next = right[0]; next !== undefined; [next] = Object.keys(below)) {
    actions.push(next);
    below = below[next] ?? {};
  }
  const played = await engine.play(notation, actions);
  return played.view;
}

describe.each(LANGUAGES)('what an answer has brought, in %s', (language) => {
  /** Goals whose answer is a square or a card to choose, and no more. */
  const SILENT = ['come', 'idle', 'spare'];

  test('is said in whole sentences that bear on the goal', async () => {
    overwriteGetLocale(() => language);
    const why = await (await rules.commentary()).why!();
    const said = new Map<string, number>();
    for (const puzzle of PUZZLES) {
      const { kind } = puzzle.goal;
      const text = why(puzzle, await viewOf(puzzle), await endOf(puzzle));
      if (SILENT.includes(kind)) expect(text).toBeNull();
      if (text === null) continue;
      said.set(kind, (said.get(kind) ?? 0) + 1);
      expect(text).toMatch(/[:：] ?[^:：].*[^.。][.。]$/);
      expect(text).not.toMatch(/[{}]|undefined|NaN|null|ts_/);
    }
    for (const { goal } of PUZZLES)
      if (!SILENT.includes(goal.kind)) expect(said.get(goal.kind), goal.kind).toBeGreaterThan(0);
  });
});

describe('what an answer has brought', () => {
  const told = async (kind: string, fits: (text: string) => boolean) => {
    const why = await (await rules.commentary()).why!();
    const one = PUZZLES.filter(({ goal }) => goal.kind === kind);
    const texts = await Promise.all(one.map(async (puzzle) => why(puzzle, await viewOf(puzzle), await endOf(puzzle))));
    expect(texts.filter((text) => text !== null && !fits(text))).toEqual([]);
    return texts.filter((text) => text !== null).length / texts.length;
  };

  test('is where something was summoned', async () => {
    await told('play', (text) => /summoned this turn: [a-i]\d as \w+/.test(text) && !/points|pieces/.test(text));
  });

  test('is which squares the enemy has lost, where a pattern is to be broken', async () => {
    await told('shutOut', (text) => /: [AB] no longer on [a-i]\d/.test(text));
  });

  test('is what both sides have, where a flare compares it', async () => {
    expect(await told('keepCold', (text) => /[AB] has \d+ on the board, \d+ upgraded; [AB] has/.test(text))).toBe(1);
  });
});

test('the small picture of a position holds every piece', async () => {
  for (const [, puzzle] of KINDS) {
    const { board } = (await viewOf(puzzle)).board as Board;
    expect(Object.fromEntries(readPicture(pictureOf({ board })))).toEqual(board);
  }
});

test('an occupied square is refused by its rule, and nothing is counted', async () => {
  const { solving, results } = await start(PUZZLES[0]!);
  const [taken] = Object.keys((solving.view.board as Board).board);
  await solving.refuse((await rules.trial())([`square:${taken}`], solving.view)!);
  expect(solving.feedback).toMatchObject({ kind: 'refused', rules: ['TS-PLACE-1'] });
  expect(results).toEqual([]);
});
