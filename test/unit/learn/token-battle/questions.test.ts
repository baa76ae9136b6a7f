import { describe, expect, test } from 'vitest';
import { misreading, slipOf, wrongLine } from '../../../../site/lib/learn/conduct';
import { partsOf, type Step } from '../../../../site/lib/learn/lesson';
import { solutionOf } from '../../../../site/lib/learn/questions';
import { printSet, readSet, setHolds, setRefusals } from '../../../../site/lib/games/token-battle/learn/sets';
import type { View } from '../../../../workers/contract';

const step = (more: Partial<Step>): Step => ({
  id: 'TK-L99-1',
  position: 'turn A',
  goal: { type: 'state', all: [] },
  line: ['milestone@c3'],
  teaches: [],
  wrong: [],
  ...more,
});

describe('questions beside a goal', () => {
  test('come before and after it', () => {
    const goal = { type: 'state' as const, all: [] };
    const mark = { type: 'mark' as const, ask: 'last', nodes: ['b2'] };
    const foresee = { type: 'foresee' as const, at: 1, options: [[], []], right: 1 };
    expect(partsOf(step({ before: [foresee], goal, after: [mark] }))).toEqual([foresee, goal, mark]);
    expect(partsOf(step({ goal }))).toEqual([goal]);
  });

  test('have a solution in the form a learner gives it', () => {
    expect(solutionOf({ type: 'foresee', at: 1, options: [[], []], right: 1 })).toEqual(['1']);
    expect(solutionOf({ type: 'pick', ask: '', tiles: 'K13' })).toEqual(['K', '1', '3']);
    expect(solutionOf({ type: 'pick', ask: '', tiles: ['lure'] })).toEqual(['lure']);
    expect(solutionOf({ type: 'answer', ask: '', value: 7 })).toEqual(['7']);
  });

  test('a wrong answer is the slip that names it, else the one that fits any', () => {
    const wrong = [{ belief: 'a', given: ['c3'] }, { line: ['x'] }, { belief: 'b' }];
    expect(misreading(step({ wrong }), ['c3'])).toBe(0);
    expect(misreading(step({ wrong }), ['d4'])).toBe(2);
    expect(misreading(step({ wrong: wrong.slice(0, 2) }), ['d4'])).toBeNull();
  });

  test('what a wrong answer lacks names a slip, where nothing in it does', () => {
    const wrong = [{ belief: 'a', given: ['c3'] }, { belief: 'b', missing: ['e5'] }, { belief: 'c' }];
    expect(misreading(step({ wrong }), [], ['e5'])).toBe(1);
    expect(misreading(step({ wrong }), ['c3'], ['e5'])).toBe(0);
    expect(misreading(step({ wrong }), [], ['d4'])).toBe(2);
  });

  test('a slip of one question does not answer another', () => {
    const wrong = [
      { belief: 'a', given: ['c3'], part: 0 },
      { belief: 'b', given: ['c3'], part: 1 },
    ];
    expect(misreading(step({ wrong }), ['c3'], [], 0)).toBe(0);
    expect(misreading(step({ wrong }), ['c3'], [], 1)).toBe(1);
    expect(misreading(step({ wrong }), ['c3'], [], 2)).toBeNull();
  });

  test('an illegal try is the slip that is it, else one that answers the same rules', () => {
    const wrong = [
      { try: 'pass', refused: ['TK-TURN-4'] },
      { try: 'needle@c3', refused: ['TK-TURN-1'], when: [] },
    ];
    expect(slipOf(step({ wrong }), 'pass', ['TK-TURN-4'])).toBe(0);
    expect(slipOf(step({ wrong }), 'hail@d1', ['TK-TURN-1'])).toBe(1);
    expect(slipOf(step({ wrong }), 'hail@d1', ['TK-TURN-1', 'TK-TURN-2'])).toBeNull();
    expect(slipOf(step({ wrong }), 'skip', ['TK-TURN-4'])).toBeNull();
  });
});

test('what answers a refusal is no answer to a legal move that misses', () => {
  const node = { actor: 'over' } as View;
  const attempt = { views: [node, node], actions: ['twins@c3'] };
  const line = {
    actions: ['milestone@c3'],
    by: [0],
    turns: 1,
    learner: 0,
    lastStage: Infinity,
    pace: { atRest: new Set<string>(), idle: [] },
  };
  const wrong = [
    { try: 'needle@c3', refused: ['TK-TURN-1'], when: [] },
    { line: ['shears@c3'], when: [] },
  ];
  expect(wrongLine(attempt, line, step({ wrong }), () => true)).toBe(1);
});

describe('sets as text', () => {
  const text = 'whetstone>throne - twins>twins idol';

  test('round trip, empty stacks and all', () => {
    expect(readSet(text)).toEqual([['whetstone', 'throne'], [], ['twins', 'twins'], ['idol']]);
    expect(printSet(readSet(text))).toBe(text);
  });

  test('are refused by the rules, each named once and with the stacks at fault', () => {
    expect(setRefusals(text)).toEqual(['TK-SET-2/stacks:2+4']);
    expect(setRefusals('idol>idol idol>idol idol>idol')).toEqual(['TK-SET-1']);
    expect(setRefusals('idol>idol idol>idol idol>idol idol>dragon')).toEqual(['TK-SET-6']);
    expect(setRefusals('idol>idol idol>idol idol>idol idol>idol>idol>idol>idol')).toEqual([]);
  });

  test('may begin with cards, and have a card in several stacks', () => {
    expect(setHolds([{ begins: { 1: 'whetstone>throne' } }], text)).toBe(true);
    expect(setHolds([{ begins: { 1: 'throne' } }], text)).toBe(false);
    expect(setHolds([{ begins: { 4: 'idol>idol' } }], text)).toBe(false);
    expect(setHolds([{ apart: { twins: 2 } }], text)).toBe(false);
    expect(setHolds([{ apart: { twins: 1, idol: 1 } }], text)).toBe(true);
  });
});
