import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import HeatLayer from '../../../site/lib/board/HeatLayer.svelte';
import type { HeatValue } from '../../../site/lib/board/heat';

const VALUE = { node: 'a', value: 0.5, label: '−7', kind: 'estimated' } as HeatValue;

/** Where the number of a value stands, seen from its place. */
function at(occupied: boolean, beside?: boolean): number[] {
  const places = { at: { a: { x: 0, y: 0 } }, radius: 3, occupied: () => occupied, beside };
  const { body } = render(HeatLayer, { props: { values: [VALUE], places, part: 'numbers' } });
  return [...body.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)][1]!.slice(1).map(Number);
}

it('stands on an empty place, below what lies on one, and beside it where its name stands below', () => {
  expect(at(false)).toEqual([0, 0]);
  expect(at(false, true)).toEqual([0, 0]);
  expect(at(true)).toEqual([0, 4.5]);
  const [x, y] = at(true, true);
  expect(x).toBeLessThan(-3);
  expect(y).toBeLessThan(2);
});
