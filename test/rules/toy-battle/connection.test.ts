import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TB-REACH-1', 'a line of own tiles from the own HQ must lead to the target', ({ given }) => {
  const joined = given({ stacks: { 1: 'b1', 2: 'b1' }, rack: { blue: '7' } });
  expect(joined.reach.blue).toEqual(['1', '2', '3']);
  expect(joined.whyNot('place 7@3')).toEqual([]);
  const broken = given({ stacks: { 1: 'b1' }, rack: { blue: '7' } });
  expect(broken.reach.blue).toEqual(['1', '2']);
  expect(broken.whyNot('place 7@3')).toEqual(['TB-REACH-1']);
  expect(broken.whyNot('place 7@R')).toEqual(['TB-REACH-1']);
  expect(given({ stacks: { 2: 'b1', 3: 'b1' }, rack: { blue: '7' } }).whyNot('place 7@R')).toEqual(['TB-REACH-1']);
});

rule('TB-REACH-2', 'the top tile decides who occupies a base', ({ given }) => {
  const table = (stack: string) => given({ stacks: { 1: stack }, rack: { blue: '7', red: '7' } });
  expect(table('r5b1').reach.blue).toEqual(['1', '2']);
  expect(table('b5r1').reach.blue).toEqual(['1']);
  expect(table('b5r1').stranded).toEqual({ blue: [], red: ['1'] });
});

rule('TB-REACH-3', 'an empty base and an enemy tile break the path', ({ given }) => {
  const line = (middle: object) => given({ stacks: { 1: 'b1', ...middle }, rack: { blue: '7' } });
  expect(line({}).whyNot('place 7@3')).toEqual(['TB-REACH-1']);
  expect(line({ 2: 'r1' }).whyNot('place 7@3')).toEqual(['TB-REACH-1']);
  expect(line({ 2: 'b1' }).whyNot('place 7@3')).toEqual([]);
});

rule('TB-REACH-4', 'a path starts at an HQ but never runs through one', ({ given }) => {
  const stacks = { 1: 'b5', 2: 'b6', 11: 'b5', 10: 'b6' };
  const table = given({ map: 'caribbean-sea', stacks, rack: { blue: '7' } });
  expect(table.whyNot('place 7@R')).toEqual([]);
  expect(table.whyNot('place 7@12')).toEqual(['TB-REACH-1']);
  expect(
    given({ map: 'caribbean-sea', stacks: { ...stacks, 9: 'b1' }, rack: { blue: '7' } }).whyNot('place 7@12'),
  ).toEqual([]);
});

rule('TB-REACH-5', 'covering an own tile needs the connection too', ({ given }) => {
  const cut = given({ stacks: { 1: 'b6', 3: 'b1' }, rack: { blue: '7' } });
  expect(cut.whyNot('place 7@3')).toEqual(['TB-REACH-5']);
  expect(cut.whyNot('place 7@1')).toEqual([]);
  expect(given({ stacks: { 1: 'b6', 2: 'b5', 3: 'b1' }, rack: { blue: '7' } }).whyNot('place 7@3')).toEqual([]);
});

rule(
  'TB-REACH-6',
  'a tile that is cut off holds and blocks its base but builds nothing until the path is back',
  ({ given }) => {
    const cut = given({ stacks: { 1: 'b6', 2: 'r1', 3: 'b7' }, rack: { blue: '27', red: '6' } });
    expect(cut.stranded.blue).toEqual(['3']);
    expect(cut.whyNot('place 7@R')).toEqual(['TB-REACH-1']);
    const red = given({ toMove: 'red', stacks: { 1: 'b6', 2: 'r1', 3: 'b7' }, rack: { blue: '7', red: '6K' } });
    expect(red.whyNot('place 6@3')).toEqual(['TB-PLACE-4']);
    expect(red.whyNot('place 6@2')).toEqual(['TB-REACH-5']);
    const restored = cut.play('place 2@2');
    expect(restored.stranded.blue).toEqual([]);
    expect(restored.whyNot('place 7@R')).toEqual([]);
  },
);
