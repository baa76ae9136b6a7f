import { expect } from 'vitest';
import { at, rule } from './table';

const theirs = (side: string): string => at(`A: w5. B: w5 ${side}`).seenBy('A');
const own = (side: string): string => at(`A: w5 ${side}. B: w5`).seenBy('A');

rule('CX-ZONE-1', () => {
  const { hand, discard, codex, top } = at('A: hand[spark] draw[bloom] disc[bloom] codex[wither]. B: w5').side('A');
  expect([hand, top, discard, codex]).toEqual([['spark'], ['bloom'], ['bloom'], ['wither']]);
});
rule('CX-ZONE-2', () => {
  expect(theirs('disc[spark] hand[bloom]')).toBe(theirs('disc[bloom] hand[spark]'));
});
rule('CX-INFO-1', () => {
  expect(theirs('hand[spark] codex[bloom]')).toBe(theirs('hand[bloom] codex[spark]'));
  expect(own('hand[spark] codex[bloom]')).not.toBe(own('hand[bloom] codex[spark]'));
});
rule('CX-INFO-2', () => {
  const drawn = at('A: hand[spark] draw3. B: w5').pass().side('A').hand;
  expect(drawn).toEqual(['tenderfoot', 'tenderfoot', 'tenderfoot']);
});
rule('CX-INFO-3', () => {
  expect(theirs('hand[spark, bloom]')).not.toBe(theirs('hand[spark] disc[bloom]'));
  expect(theirs('g1')).not.toBe(theirs('g2'));
  expect(theirs('mad_man')).not.toBe(theirs('tenderfoot'));
});
