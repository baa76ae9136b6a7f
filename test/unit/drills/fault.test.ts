import { expect, test } from 'vitest';
import { faultOf } from '../../../site/lib/drills/run.svelte';

test('places and tiles have to be exactly the right ones, copies counted, in any order', () => {
  const mark = { type: 'mark', ask: '', nodes: ['1', '2'] } as const;
  expect(faultOf({ ...mark, nodes: [...mark.nodes] }, ['2', '1'])).toBeNull();
  expect(faultOf({ ...mark, nodes: [...mark.nodes] }, ['2', '3'])).toEqual({ missing: ['1'], extra: ['3'] });
  const pick = { type: 'pick' as const, ask: '', tiles: ['4', '4'] };
  expect(faultOf(pick, ['4', '4'])).toBeNull();
  expect(faultOf(pick, ['4'])).toEqual({ missing: ['4'], extra: [] });
});

test('a number has to be the number, and of options the right one', () => {
  expect(faultOf({ type: 'answer', ask: 'draws:4', value: 2 }, ['2'])).toBeNull();
  expect(faultOf({ type: 'answer', ask: 'draws:4', value: 2 }, ['3'])).toEqual({ missing: [], extra: ['3'] });
  const choose = { type: 'choose' as const, ask: 'win', options: ['yes', 'no'], right: 1 };
  expect(faultOf(choose, ['1'])).toBeNull();
  expect(faultOf(choose, ['0'])).toEqual({ missing: [], extra: ['0'] });
  expect(faultOf(choose, [])).not.toBeNull();
});
