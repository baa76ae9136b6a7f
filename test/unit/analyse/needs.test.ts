import { expect, test } from 'vitest';
import { needsOf } from '../../../site/lib/games/toy-battle/analyse/needs';

test('one tile and any other', () => {
  const sets = ['2K', '12', '22', '23', '24', '25', '26', '27'];
  expect(needsOf(sets)).toEqual([{ all: ['2'], oneOf: [], any: true }]);
});

test('one tile and one of some others', () => {
  expect(needsOf(['23', '24'])).toEqual([{ all: ['2'], oneOf: ['3', '4'], any: false }]);
});

test('single tiles and sets without anything in common stay as they are', () => {
  expect(needsOf(['7', 'K'])).toEqual([
    { all: ['7'], oneOf: [], any: false },
    { all: ['K'], oneOf: [], any: false },
  ]);
  expect(needsOf(['223'])).toEqual([{ all: ['2', '2', '3'], oneOf: [], any: false }]);
  expect(needsOf([])).toEqual([]);
});

test('every set is said once', () => {
  const sets = ['7', '22', '23', '224', '225'];
  const said = needsOf(sets).flatMap(({ all, oneOf }) =>
    oneOf.length ? oneOf.map((one) => [...all, one].sort().join('')) : [all.join('')],
  );
  expect(said.sort()).toEqual([...sets].sort());
});
