import { describe as group, expect, test } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import type { Position } from '../../../workers/games/toy-battle/state';
import { Aborted, legal, solveGoal, winNext, winningStarts, type Goal } from '../../../workers/referee/toy-battle';
import { HALF, ONE, ZERO, fraction, subtract } from '../../../workers/referee/fraction';
import { play, start } from './support';

const cases = data.cases as unknown as { id: string; position: Position; after?: string[] }[];
const caseOf = (id: string) => cases.find((one) => one.id === id)!;
const right = (position: Position, goal: Goal, after: string[] = []) =>
  solveGoal(play(start(position), after), goal).right;

group('win-turn', () => {
  test('values are 1 for the winning starts and 0 for all others', () => {
    const node = start(caseOf('TB-C58').position);
    const { values, value, right: starts } = solveGoal(node, { kind: 'win-turn' });
    expect(Object.keys(values)).toEqual(legal(node));
    expect(value).toEqual(ONE);
    expect(starts).toEqual(winningStarts(node));
    expect(
      Object.entries(values)
        .filter(([, worth]) => worth.num !== 0n)
        .map(([action]) => action),
    ).toEqual(starts);
  });

  test('without a win every start is worth 0 and none is a winning start', () => {
    const node = start(caseOf('TB-C75').position);
    expect(solveGoal(node, { kind: 'win-turn' })).toMatchObject({ value: ZERO, right: legal(node) });
    expect(winningStarts(node)).toEqual([]);
  });

  test('a win because the enemy is stuck does not count', () => {
    const stuck: Position = {
      map: 'backyard',
      toMove: 'blue',
      stacks: { 8: 'r2' },
      rack: { blue: '46', red: '13' },
      taken: { a: 'blue' },
    };
    expect(winningStarts(start(stuck))).toEqual([]);
    expect(right(stuck, { kind: 'endgame' })).toContain('place 4@8');
    expect(play(start(stuck), ['place 4@8']).result).toEqual({ winner: 'blue', how: 'stuck' });
  });
});

test('max-medals counts the medals of the whole turn', () => {
  const position: Position = {
    map: 'backyard',
    toMove: 'blue',
    stacks: { 1: 'b2', 2: 'b5', 3: 'b3', 4: 'b6', 6: 'b4' },
    rack: { blue: '1', red: '1' },
  };
  const solution = solveGoal(start(position), { kind: 'max-medals' });
  expect(solution).toMatchObject({ value: fraction(4), right: ['place 1@5'] });
  expect(solution.values['place 1@7']).toEqual(ZERO);
});

group('safe-turn', () => {
  test.each(['TB-C75', 'TB-C76', 'TB-C77', 'TB-C78', 'TB-C79', 'TB-C80', 'TB-C81'])('%s has one safe start', (id) => {
    const { position, after } = caseOf(id);
    const { value, right: starts } = solveGoal(start(position), { kind: 'safe-turn' });
    expect(value).toEqual(ONE);
    expect(starts).toEqual(after!.slice(0, 1));
  });
});

group('safest-turn', () => {
  test('agrees with safe-turn where safety is complete, and is exact elsewhere', () => {
    const node = start(caseOf('TB-C75').position);
    const { value, right: starts, values } = solveGoal(node, { kind: 'safest-turn' });
    expect({ value, starts }).toEqual({ value: ONE, starts: ['place 7@8'] });
    const other = legal(node).find((action) => action !== 'place 7@8' && play(node, [action]).toMove === 'red')!;
    const { num, den } = winNext(play(node, [other]), 'red');
    expect(values[other]).toEqual(subtract(ONE, fraction(num, den)));
    expect(num).toBeGreaterThan(0);
  });

  test('an own win is worth 1 and a loss 0', () => {
    const gift = caseOf('TB-C36');
    const { values } = solveGoal(play(start(gift.position), ['place 6@6']), { kind: 'safest-turn' });
    expect(values['recall 3']).toEqual(ZERO);
    const win: Position = {
      map: 'hallway',
      toMove: 'blue',
      stacks: { 1: 'b3', 2: 'b6', 3: 'b5' },
      rack: { blue: '1', red: '7' },
    };
    expect(solveGoal(start(win), { kind: 'safest-turn' }).values['place 1@R']).toEqual(ONE);
  });
});

group('cut', () => {
  const two: Position = {
    map: 'backyard',
    toMove: 'blue',
    stacks: { 1: 'b3', 2: 'b7', 3: 'r6', 5: 'r4', 6: 'r5', 8: 'r7' },
    rack: { blue: '7', red: '2' },
  };
  const line: Position = {
    map: 'backyard',
    toMove: 'blue',
    stacks: { 2: 'r7', 5: 'r6', 8: 'r2' },
    rack: { blue: '46', red: '1' },
  };

  test('strands enemy tiles that stay on the board', () => {
    expect(right(two, { kind: 'cut', nodes: ['3', '6'] })).toEqual(['place 7@5']);
    expect(solveGoal(start(two), { kind: 'cut', nodes: ['5'] }).value).toEqual(ZERO);
  });

  test('an own HQ stands for its safety', () => {
    expect(right(line, { kind: 'cut', nodes: ['B'] })).toEqual(['place 4@8']);
    expect(right(line, { kind: 'cut', nodes: ['B', '2', '5'] })).toEqual(['place 4@8']);
  });
});

test('no-gift values an effect question by the medals it gives away', () => {
  const { position } = caseOf('TB-C36');
  const { value, values, right: starts } = solveGoal(play(start(position), ['place 6@6']), { kind: 'no-gift' });
  expect(value).toEqual(ZERO);
  expect(values['recall 3']).toEqual(fraction(-1));
  expect(starts).toEqual(Object.keys(values).filter((action) => action !== 'recall 3'));
});

group('endgame', () => {
  const lastDraw: Position = {
    map: 'hallway',
    toMove: 'blue',
    stacks: { 2: 'r7', 3: 'r7' },
    rack: { blue: '6', red: '7' },
    unseen: { blue: '1' },
  };

  test('keeping a draw for later wins', () => {
    const node = play(start(lastDraw), ['place 6@1']);
    const { value, right: starts, values } = solveGoal(node, { kind: 'endgame' });
    expect({ value, starts }).toEqual({ value: ONE, starts: ['skip'] });
    expect(values.draw).toEqual(ZERO);
  });

  test('chance is averaged by weight', () => {
    // Red's Kwak covers the Roxy at its door and leaves Blue stuck; without it Red is stuck. One of three tiles is hit.
    const lottery: Position = {
      map: 'hallway',
      toMove: 'blue',
      stacks: { 1: 'b7', 2: 'r4', 3: 'b7' },
      rack: { blue: '5', red: 'K11' },
    };
    const { values } = solveGoal(play(start(lottery), ['place 5@2']), { kind: 'endgame' });
    expect(values).toEqual({ raid: fraction(1, 3), skip: ZERO });
  });

  test('a draw is worth one half', () => {
    const late: Position = { map: 'hallway', toMove: 'blue', rack: { blue: '1', red: '1' }, turns: 199 };
    expect(solveGoal(start(late), { kind: 'endgame' }).values).toEqual({ 'place 1@1': HALF });
  });
});

group('watching a proof', () => {
  const node = start(caseOf('TB-C63').position);

  test('progress grows up to the number of nodes', () => {
    const seen: number[] = [];
    const { nodes } = solveGoal(node, { kind: 'win-turn' }, { onProgress: (count) => seen.push(count) });
    expect(seen.length).toBeGreaterThan(2);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(seen[seen.length - 1]).toBe(nodes);
  });

  test('can be stopped', () => {
    const stop = () => solveGoal(node, { kind: 'win-turn' }, { abort: (count) => count > 1000 });
    expect(stop).toThrow(Aborted);
  });

  test('needs a player to start with', () => {
    const over = start({ map: 'hallway', toMove: 'blue' });
    expect(() => solveGoal(over, { kind: 'win-turn' })).toThrow(RangeError);
    expect(winningStarts(over)).toEqual([]);
  });
});
