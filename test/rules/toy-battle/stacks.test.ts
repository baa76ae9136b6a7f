import { expect } from 'vitest';
import { rule, ruleOfSight } from './support/rule';
import { sightOf } from './support/sight';

rule('TB-STACK-1', 'a tile goes on top, those below stay, and no height is too high', ({ given }) => {
  const blue = 'b1b1b1b2b2b2b3b3b3b4b4b4b5b5b5b6b6b6b7b7b7bKbK';
  const red = 'rKrKrKr1r1r1r2r2r2r3r3r3r4r4r4r5r5r5r6r6r6r7r7';
  const tower = given({ stacks: { 1: red + blue }, rack: { blue: 'K', red: '7' } });
  expect(tower.play('place K@1').state.stacks).toEqual({ 1: `${red}${blue}bK` });
  const enemy = given({ stacks: { 1: 'b2r3' }, rack: { blue: '4' } }).play('place 4@1');
  expect(enemy.state.stacks).toEqual({ 1: 'b2r3b4' });
});

rule('TB-STACK-2', 'only the top tile is visible', ({ given }) => {
  const jumbo = (stack: string) =>
    given({ stacks: { 1: 'b5', 3: stack, 2: 'r1' }, rack: { blue: '3' } }).play('place 3@2');
  expect(jumbo('r6b1').asked).toBe('turn');
  expect(jumbo('r6b1r2').legal).toEqual(['hit 3', 'skip']);
  expect(jumbo('r6b1r2').play('hit 3').state).toMatchObject({ stacks: { 3: 'r6b1' }, discard: { red: '2' } });
  expect(given({ stacks: { 1: 'r7b1' }, rack: { blue: '7' } }).reach).toMatchObject({ blue: ['1', '2'], red: ['3'] });
});

rule('TB-STACK-3', 'when the top leaves, the tile below holds the base, or nobody does', ({ given }) => {
  const after = (stack: string) =>
    given({ stacks: { 2: stack }, rack: { blue: '3', red: '7' } }).play('place 3@1', 'hit 2');
  expect(after('b5r6').state.stacks).toEqual({ 1: 'b3', 2: 'b5' });
  expect(after('b5r6').reach.blue).toEqual(['1', '2', '3']);
  expect(after('r5r6').state.stacks).toEqual({ 1: 'b3', 2: 'r5' });
  expect(after('r5r6').reach.blue).toEqual(['1', '2']);
  expect(after('r6').state.stacks).toEqual({ 1: 'b3' });
  expect(after('r6').reach).toEqual({ blue: ['1', '2'], red: ['3'] });
});

rule('TB-STACK-4', 'the order of a stack never changes', ({ given }) => {
  const start = given({ stacks: { 2: 'b5r6b2r1' }, rack: { blue: '3K', red: '4' } });
  const line = start.play('place 3@1', 'hit 2', 'place 4@3', 'place K@2');
  expect(line.state.stacks).toEqual({ 1: 'b3', 2: 'b5r6b2bK', 3: 'r4' });
  expect(given({ stacks: { 2: 'r6b5' }, rack: { blue: '7' } }).state.stacks).toEqual({ 2: 'r6b5' });
});

ruleOfSight('TB-STACK-4', 'both players can look through a stack', ({ given }) => {
  const look = (stack: string, side: 'blue' | 'red') =>
    sightOf(given({ stacks: { 2: stack }, rack: { blue: '7' } }), side);
  for (const side of ['blue', 'red'] as const) {
    expect(look('b5r6b2', side)).toBe(look('b5r6b2', side));
    expect(look('b5r6b2', side)).not.toBe(look('r6b5b2', side));
  }
});
