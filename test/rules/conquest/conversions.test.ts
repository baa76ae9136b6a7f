import { expect } from 'vitest';
import { at, rule } from './table';

const TWELVE = 'SAF=R:12A';

rule('CQ-CONV-1', () => {
  const board = at('>=R/1merge NAFk=R:IIII EGYc=R:II CON=R:III BRA=B:I');
  expect(board.legal).toEqual(['merge NAF', 'merge-done']);
  expect(board.why('merge CON')).toEqual(['CQ-CONV-1']);
  expect(board.why('merge EGY')).toEqual(['CQ-CONV-1']);
});

rule('CQ-CONV-2', () => {
  const board = at('>=R/1merge NAFk=R:III EGYc=R:II/MEA:I MEA=B:I');
  expect(board.why('merge EGY')).toEqual(['CQ-CONV-2']);
  expect(board.play('merge NAF').item('NAF')).toContain('R:A');
});

rule('CQ-CONV-3', () => {
  const board = at('>=R/1disarm NAF=R:A/EGY:DI EGY=B:A');
  expect(board.legal).toEqual(['disarm-rear NAF A', 'disarm-front NAF/EGY D', 'disarm-done']);
  expect(board.why('disarm-rear EGY A')).toEqual(['CQ-CONV-3']);
  expect(board.why('disarm-rear NAF I')).toEqual(['CQ-CONV-3']);
  for (const action of ['merge NAF', 'disarm-rear NAF A'])
    for (const line of ['NAFk=R:AIII EGY=B:I', '>=R/3man NAFk=R:AIII EGY=B:I'])
      expect(at(line).why(action)).toEqual(['CQ-CONV-3']);
});

rule('CQ-CONV-4', () => {
  const front = at('>=R/1disarm NAF=R:A/EGY:AI EGY=B:I').play('disarm-front NAF/EGY A');
  expect(front.item('NAF')).toBe('NAF=R:AII/EGY:II');
  const across = at('>=R/1disarm NAF=R:A/EGY*:AA EGY=B:I').play('disarm-front NAF/EGY A');
  expect(across.item('NAF')).toBe('NAF=R:AII/EGY*:AI');
  const sea = at('>=R/1disarm NAF=R:A NAF~BRA=R:A+- BRA=B:I');
  expect(sea.why('disarm-front NAF/BRA A')).toContain('CQ-CONV-4');
});

rule('CQ-CONV-5', () => {
  expect(at(`>=R/1merge ${TWELVE} NAFk=R:III BRA=B:I`).node).not.toBe('1merge');
  // Four units and no piece: nothing but infantry, until one is disarmed.
  expect(at(`>=R/1raise:4 ${TWELVE} NAFk=R:I EGY=B:I`).node).toBe('1drop');
  expect(at(`>=R/1raise:4 SAF=R:11A NAFk=R:I EGY=B:I`).legal).toEqual(['raise 0', 'raise 1']);
  const short = at('>=R/1raise:9 SAF=R:11A NAFk=R:I EGY=B:I');
  expect(short.why('raise 2')).toEqual(['CQ-CONV-5']);
});

rule('CQ-CONV-6', () => {
  const board = at('>=R/1disarm infantry-supply=30 NAF=R:AD25I EGY=B:I').play('disarm-rear NAF D');
  expect(board.item('NAF')).toBe('NAF=R:A28I');
  // With two pieces left nobody is asked, and whoever tries hears why; with three he hears that it is too late.
  const short = at('>=R/1start infantry-supply=30 NAFk=R:A28I EGY=B:I @R=NAF,MAD/-/-');
  expect([short.node, short.why('disarm-rear NAF A')]).toEqual(['1turn-card', ['CQ-CONV-6']]);
  const enough = at('>=R/1start infantry-supply=31 NAFk=R:A28I EGY=B:I @R=NAF,MAD/-/-').play('disarm-done');
  expect([enough.node, enough.why('disarm-rear NAF A')]).toEqual(['1turn-card', ['CQ-CONV-7']]);
  // The extra redeploy asks as little.
  const extra = at('>=R/3man infantry-supply=30 NAFk=R:A28I/EGY:- EGY=B:I @R=-/-/1');
  expect([extra.node, extra.why('disarm-rear NAF A')]).toEqual(['3man', ['CQ-CONV-6']]);
});

rule('CQ-CONV-7', () => {
  const board = at('>=R/1start NAFk=R:AIII EGY=B:I @R=NAF,MAD/-/-');
  expect(board.node).toBe('1disarm');
  expect(board.why('merge NAF')).toEqual(['CQ-CONV-7']);
  const counting = board.play('disarm-done');
  expect([counting.node, counting.why('disarm-rear NAF A')]).toEqual(['1turn-card', ['CQ-CONV-7']]);
  const placed = counting.play('turn-done', 'drop-rear NAF');
  expect(placed.node).toBe('1merge');
});
