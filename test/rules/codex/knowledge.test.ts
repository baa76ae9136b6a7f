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
  // Any card of the pile may come next ...
  const unknown = at('A: w5. B: w5', {}, (table) => ({
    ...table,
    sides: { ...table.sides, A: { ...table.sides.A, pile: ['bloom', 'spark', 'wither'] } },
  }));
  const closed = unknown.play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
  expect(closed.outcomes).toEqual({ bloom: 1, spark: 1, wither: 1 });
  // ... but for one that was put on top, which comes for certain.
  const line = 'A: g1 river L5 hand[appel_stomp] draw[spark]. B: mad_man@E';
  const put = at(line, {}, (table) => ({
    ...table,
    sides: { ...table.sides, A: { ...table.sides.A, pile: ['bloom', 'wither'] } },
  }));
  const topped = put.play('play appel_stomp', 'yes').play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
  expect(topped.side('A').hand).toContain('appel_stomp');
  expect(topped.outcomes).toEqual({ bloom: 1, wither: 1 });
});
rule('CX-INFO-3', () => {
  expect(theirs('hand[spark, bloom]')).not.toBe(theirs('hand[spark] disc[bloom]'));
  expect(theirs('g1')).not.toBe(theirs('g2'));
  expect(theirs('mad_man')).not.toBe(theirs('tenderfoot'));
});
