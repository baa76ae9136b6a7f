import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TB-REGION-1', 'the moment all its bases are occupied, a region is claimed', ({ given }) => {
  const start = given({ map: 'backyard', stacks: { 1: 'b7', 2: 'b6' }, rack: { blue: '2457' } });
  const three = start.play('place 2@4');
  expect(three.state.taken).toEqual({});
  const four = three.play('place 7@5');
  expect(four.state.taken).toEqual({ a: 'blue' });
  expect(four.medals).toEqual({ blue: 2, red: 0 });
  const mixed = given({ map: 'backyard', stacks: { 1: 'r7', 2: 'b6', 4: 'b5' }, rack: { blue: '7' } });
  expect(mixed.play('place 7@5').state.taken).toEqual({});
});

rule('TB-REGION-2', 'an HQ on the outline is not needed, for either side at either end', ({ given }) => {
  const map = 'city-of-clouds';
  const closing = (ring: Record<string, string>, node: string) =>
    given({ map, stacks: ring, rack: { blue: '4' } }).play(`place 4@${node}`).state.taken;
  expect(closing({ 2: 'b6', 3: 'b5' }, '1')).toEqual({ a: 'blue' });
  expect(closing({ 12: 'b6', 13: 'b5' }, '14')).toEqual({ m: 'blue' });
  expect(closing({ 12: 'b6' }, '14')).toEqual({});
  const red = given({ map, toMove: 'red', stacks: { 1: 'r6', 3: 'r5' }, rack: { red: '4' } });
  expect(red.play('place 4@2').state.taken).toEqual({ a: 'red' });
});

rule('TB-REGION-3', 'claimed medals stay when a base is lost', ({ given }) => {
  const stacks = { 2: 'b6', 3: 'b5', 5: 'r6' };
  const start = given({ map: 'playroom', stacks, rack: { blue: '1', red: '67' } }).play('place 1@1');
  expect(start.state.taken).toEqual({ a: 'blue' });
  const lost = start.play('place 7@3');
  expect(lost.state.stacks[3]).toBe('b5r7');
  expect(lost.state.taken).toEqual({ a: 'blue' });
  expect(lost.medals).toEqual({ blue: 1, red: 0 });
});

rule('TB-REGION-4', 'each region pays once', ({ given }) => {
  const ring = { map: 'playroom', stacks: { 2: 'r6', 3: 'r5' }, rack: { red: '4' }, toMove: 'red' as const };
  const again = given({ ...ring, taken: { a: 'blue' } }).play('place 4@1');
  expect(again.state.taken).toEqual({ a: 'blue' });
  expect(again.medals).toEqual({ blue: 1, red: 0 });
  expect(given(ring).play('place 4@1').medals).toEqual({ blue: 0, red: 1 });
  const own = given({
    map: 'playroom',
    stacks: { 1: 'b6', 2: 'b6', 3: 'b5' },
    taken: { a: 'blue' },
    rack: { blue: '7' },
  });
  expect(own.play('place 7@1').medals).toEqual({ blue: 1, red: 0 });
});

rule('TB-REGION-5', 'one change can complete several regions', ({ given }) => {
  const stacks = { 1: 'b7', 2: 'b6', 4: 'b5' };
  const two = given({ map: 'playroom', stacks, rack: { blue: '7' } }).play('place 7@3');
  expect(two.state.taken).toEqual({ a: 'blue', b: 'blue' });
  expect(two.medals.blue).toBe(2);
  const one = given({ map: 'playroom', stacks: { 1: 'b7', 2: 'b6' }, rack: { blue: '7' } }).play('place 7@3');
  expect(one.state.taken).toEqual({ a: 'blue' });
});

rule('TB-REGION-6', 'the bases need not be connected to the HQ', ({ given }) => {
  const start = given({ map: 'backyard', stacks: { 6: 'b7', 8: 'b6', 9: 'b5' }, rack: { blue: '47' } });
  expect(start.whyNot('place 7@5')).toEqual(['TB-REACH-1']);
  const after = start.play('place 4@5');
  expect(after.stranded.blue).toEqual(['5', '6', '8', '9']);
  expect(after.state.taken).toEqual({ d: 'blue' });
});

rule('TB-REGION-7', 'regions are settled before anything else happens', ({ given }) => {
  const stacks = { 2: 'b6', 3: 'b5', 4: 'r6' };
  const star = given({ map: 'playroom', stacks, rack: { blue: '6' }, unseen: { blue: '7' } }).play('place 6@1');
  expect(star.asked).toBe('star');
  expect(star.state.taken).toEqual({ a: 'blue' });

  const clouds = { map: 'city-of-clouds', stacks: { 1: 'b5', 4: 'b5r7' }, rack: { blue: '3' }, unseen: { blue: '7' } };
  const jumbo = given(clouds).play('place 3@3');
  expect(jumbo.state).toMatchObject({ question: 'jumbo', taken: {} });
  expect(jumbo.play('hit 4').state).toMatchObject({ question: 'cloud', taken: { b: 'blue' } });
});

rule('TB-REGION-8', 'uncovering or moving a tile can give a region to the enemy', ({ given }) => {
  const castle = {
    map: 'castle-field',
    stacks: { 2: 'b5', 4: 'b6', 3: 'r2', 5: 'r1b2', 7: 'r4' },
    rack: { blue: '7' },
  };
  const tower = given(castle).play('place 7@6');
  expect(tower.play('recall 5').state.taken).toEqual({ b: 'red' });
  expect(tower.play('skip').state.taken).toEqual({});
  const jungle = { map: 'volcanic-jungle', stacks: { 1: 'b5', 2: 'b6', 4: 'r7', 6: 'r5', 9: 'r2', 10: 'r4' } };
  const volcano = given({ ...jungle, rack: { blue: '7' } }).play('place 7@5');
  expect(volcano.play('shove 4>7').state.taken).toEqual({ d: 'red' });
  expect(volcano.play('shove 4>1').state.taken).toEqual({});
});
