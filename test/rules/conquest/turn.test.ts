import { expect } from 'vitest';
import { at, rule } from './table';

rule('CQ-TURN-1', () => {
  const recruit = at('>=R/1start NAFk=R:IIII EGY=B:I/NAF:I @R=NAF/-/-');
  expect(recruit.node).toBe('1turn-card');
  expect(recruit.why('border NAF/EGY')).toEqual(['CQ-TURN-1']);
  const attack = recruit.play('turn-done', 'drop-rear NAF', 'merge-done');
  expect(attack.node).toBe('2attack');
  const redeploy = attack.play('end-attack');
  expect(redeploy.state.phase).toBe(3);
  expect(redeploy.why('border NAF/EGY')).toEqual(['CQ-TURN-1']);
  expect(attack.why('claim 0')).toEqual(['CQ-TURN-1']);
});

rule('CQ-TURN-2', () => {
  const board = at('>=B/5end NAFt=B:III EGYf=B:I/MEA!:I MEA=R:I/EGY!:I BRA~NAF!=R:A+-');
  expect(board.line).not.toMatch(/NAFt|EGYf|!/);
});

rule('CQ-TURN-3', () => {
  // Nothing can be raised, merged or fought: those steps pass by themselves.
  const board = at('>=R/1start NAF=R:I BRA=B:I @R=EGY/-/-').play('turn-done');
  expect(board.node).toBe('3outward');
  for (const line of ['NAF=R:II EGY=B:I', '>=R/3move NAF=R:II EGY=R:I BRA=B:I'])
    expect(at(line).legal.length).toBeGreaterThan(1);
});
