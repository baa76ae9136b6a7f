import { describe, expect, test } from 'vitest';
import { crossedOf } from '../../../site/lib/learn/crossed';
import { loadTeaching } from '../../../site/lib/learn/games';
import { Run } from '../../../site/lib/learn/run.svelte';
import type { GameId } from '../../../workers/registry';
import { begun, engineOf, stepOf } from './support';

async function runOf(game: GameId, id: string): Promise<Run> {
  const [engine, teaching] = await Promise.all([engineOf(game), loadTeaching(game)]);
  const step = await begun(stepOf(game, id), teaching, engine);
  const run = new Run(
    step,
    engine,
    teaching,
    () => true,
    () => {},
  );
  await run.load();
  return run;
}

/** What is handed in for places in the supply. */
const named = (supply: string | readonly string[], chosen: readonly string[]) =>
  chosen.map((place) => supply[Number(place)]!);

describe('a wrong answer', () => {
  test('has what is wrong in it crossed, until something else is chosen', async () => {
    const run = await runOf('toy-battle', 'TB-L02-4');
    const supply = (await loadTeaching('toy-battle')).supply(run.goal as never, run.view);
    const [right, wrong] = ['K', '7'].map((tile) => String([...supply].indexOf(tile)));
    run.toggle(right!);
    run.toggle(wrong!);
    expect(run.crossed).toEqual([]);
    await run.check(named(supply, run.chosen));
    expect(run.feedback).toMatchObject({ kind: 'wrong', extra: ['7'], missing: 3 });
    expect(run.crossed).toEqual([wrong]);
    run.toggle(wrong!);
    expect(run.crossed).toEqual([]);
  });

  test('has places of the board crossed', async () => {
    const run = await runOf('toy-battle', 'TB-L01-3');
    for (const node of ['1', '6']) run.toggle(node);
    await run.check(run.chosen);
    expect(run.crossed).toEqual(['6']);
  });

  test('has of copies the one crossed that was chosen last', () => {
    const goal = { type: 'pick', ask: '', tiles: 'aab' } as const;
    expect(crossedOf(goal, ['0', '2', '1', '3'], ['a', 'c'], (place) => 'aaac'[Number(place)])).toEqual(['3', '1']);
  });

  test('has the option crossed that was chosen', () => {
    const goal = { type: 'foresee', at: 0, options: [], right: 0 } as const;
    expect(crossedOf(goal, ['1'], [], () => undefined)).toEqual(['1']);
  });
});

describe('where one thing is asked for, another takes its place', () => {
  test.each([
    ['toy-battle', 'TB-L02-2', ['0', '1']],
    ['token-battle', 'TK-L01-8', ['b2', 'e2']],
    ['tash-kalar', 'TS-L02-5', ['c3', 'e5']],
  ] as const)('in %s', async (game, id, [first, second]) => {
    const run = await runOf(game, id);
    run.toggle(first);
    run.toggle(second);
    expect(run.chosen).toEqual([second]);
    run.toggle(second);
    expect(run.chosen).toEqual([second]);
  });
});
