import { expect } from 'vitest';
import { at, rule } from './table';

const ROLL = '>=R/2roll:border,NAF/EGY,-,-';

rule('CQ-LOSS-1', () => {
  expect(at(`${ROLL} NAF=R:I/EGY:I EGY=B:I/NAF:I`).play('roll a').item('NAF')).toBe('NAF=R:I');
});

rule('CQ-LOSS-2', () => {
  expect(at(`${ROLL} NAF=R:-/EGY:A EGY=B:I/NAF:I CON=R:I`).play('roll a').item('NAF')).toBe('NAF=R:-/EGY:D');
});

rule('CQ-LOSS-3', () => {
  expect(at(`${ROLL} NAF=R:-/EGY:D EGY=B:-/NAF:I`).outcomes).toEqual({ 'roll d': 21, 'roll a': 15 });
});

rule('CQ-LOSS-4', () => {
  expect(at(`${ROLL} NAF=R:I/EGY:D EGY=B:I/NAF:I`).play('roll a').item('NAF')).toBe('NAF=R:I');
});

rule('CQ-LOSS-5', () => {
  const board = at(`${ROLL} NAF=R:I/EGY:II EGY=B:I/NAF:II`).play('roll ad');
  expect([board.item('NAF'), board.item('EGY')]).toEqual(['NAF=R:I/EGY:I', 'EGY=B:I/NAF!:I']);
});

rule('CQ-LOSS-6', () => {
  const board = at(`${ROLL} NAF=R:I/EGY:AI EGY=B:I/NAF:AI`).play('roll da');
  expect([board.node, board.actor, board.legal]).toEqual(['2fall-back', 'R', ['fall-back 0', 'fall-back 1']]);
  expect(board.why('fall-back 2')).toEqual(['CQ-LOSS-6']);
  expect(board.play('fall-back 1').item('NAF')).toBe('NAF=R:DI/EGY:I');
});

rule('CQ-LOSS-7', () => {
  // The damaged tank covers from the rear and does not bombard: three plain dice.
  const cover = at(`${ROLL} NAF=R:D/EGY:II EGY=B:-/NAF:I CON=B:I`);
  expect(cover.outcomes).toEqual({ 'roll d': 855, 'roll a': 441 });
});

rule('CQ-LOSS-8', () => {
  const board = at('NAF=R:DI EGY=B:DI/NAF:II').play('border NAF/EGY', 'commit I', 'roll d', 'fight-on');
  expect(board.after('commit')).toEqual(['-', 'D']);
  const foe = board.play('commit -');
  expect([foe.actor, foe.after('resupply')]).toEqual(['B', ['-', 'I', 'D']]);
});

rule('CQ-LOSS-9', () => {
  const board = at('NAF=R:II EGY=B:I/NAF:I').play('border NAF/EGY', 'commit I');
  expect(board.actor).toBe('chance');
  expect(board.why('resupply I')).toEqual(['CQ-LOSS-9']);
  const second = board.play('roll d', 'break-off', 'border NAF/EGY', 'commit -');
  expect([second.node, second.after('resupply')]).toEqual(['2resupply', ['-', 'I']]);
  const both = at('first-round-resupply=both NAF=R:II EGY=B:I/NAF:I').play('border NAF/EGY', 'commit I');
  expect(both.after('resupply')).toEqual(['-', 'I']);
});
