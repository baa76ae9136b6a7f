import { expect } from 'vitest';
import { rule } from './support/rule';
import { NUMBERED, ONE_OF_EACH, TROOPS, takes } from './support/table';

rule('TB-PLACE-1', 'a tile goes from the rack to a node, then its effect is resolved', ({ given }) => {
  const start = given({ rack: { blue: '67', red: '5' }, unseen: { blue: '1' } });
  const placed = start.play('place 6@1');
  expect(placed.state).toMatchObject({ stacks: { 1: 'b6' }, rack: { blue: '7' }, toMove: 'blue', question: 'star' });
  expect(start.whyNot('place 5@1')).toEqual(['TB-PLACE-1']);
  expect(start.whyNot('place 7@1')).toEqual([]);
});

rule('TB-PLACE-2', 'an empty base takes any tile', ({ given }) => {
  expect(takes(given({ rack: { blue: ONE_OF_EACH } }), '1')).toBe(ONE_OF_EACH);
  expect(takes(given({ rack: { blue: ONE_OF_EACH }, stacks: { 1: 'r7' } }), '1')).toBe('K');
});

rule('TB-PLACE-3', 'an own tile takes any tile, stronger or weaker', ({ given }) => {
  for (const troop of TROOPS) {
    expect(takes(given({ rack: { blue: ONE_OF_EACH }, stacks: { 1: `b${troop}` } }), '1')).toBe(ONE_OF_EACH);
  }
  expect(takes(given({ rack: { blue: ONE_OF_EACH }, stacks: { 1: 'r4' } }), '1')).not.toBe(ONE_OF_EACH);
});

rule('TB-PLACE-4', 'an enemy tile takes only a higher strength', ({ given }) => {
  for (const below of NUMBERED) {
    const table = given({ rack: { blue: ONE_OF_EACH }, stacks: { 1: `r${below}` } });
    for (const above of NUMBERED) {
      const refusal = above > below ? [] : above === below ? ['TB-PLACE-5'] : ['TB-PLACE-4'];
      expect(table.whyNot(`place ${above}@1`), `${above} on ${below}`).toEqual(refusal);
    }
  }
});

rule('TB-PLACE-5', 'equal strength is not higher', ({ given }) => {
  for (const troop of NUMBERED) {
    const table = given({ rack: { blue: troop }, stacks: { 1: `r${troop}` }, unseen: { blue: 'K' } });
    expect(table.whyNot(`place ${troop}@1`)).toEqual(['TB-PLACE-5']);
  }
  expect(given({ rack: { blue: '5' }, stacks: { 1: 'r4' } }).whyNot('place 5@1')).toEqual([]);
  expect(given({ rack: { blue: '5' }, stacks: { 1: 'b5' } }).whyNot('place 5@1')).toEqual([]);
});

rule('TB-PLACE-6', 'an enemy HQ takes any tile', ({ given }) => {
  const line = { 1: 'b1', 2: 'b2', 3: 'b1' };
  expect(takes(given({ rack: { blue: ONE_OF_EACH }, stacks: line }), 'R')).toBe(ONE_OF_EACH);
  expect(takes(given({ rack: { blue: ONE_OF_EACH }, stacks: { ...line, 3: 'b1r1' } }), 'R')).toBe('');
});

rule('TB-PLACE-7', 'nobody places on an own HQ', ({ given }) => {
  const stacks = { 1: 'b1', 2: 'b2', 3: 'b1' };
  const blue = given({ rack: { blue: ONE_OF_EACH }, stacks });
  const red = given({ toMove: 'red', rack: { red: ONE_OF_EACH }, stacks: { 1: 'r1', 2: 'r2', 3: 'r1' } });
  for (const troop of TROOPS) {
    expect(blue.whyNot(`place ${troop}@B`)).toEqual(['TB-PLACE-7']);
    expect(red.whyNot(`place ${troop}@R`)).toEqual(['TB-PLACE-7']);
    expect(red.whyNot(`place ${troop}@B`)).toEqual([]);
  }
});
