import { expect } from 'vitest';
import { at, Board, rule } from './table';

rule('CQ-ATT-1', () => {
  const board = at('NAF=R:IIII EGY=B:II/NAF:I CON=B:II/NAF:I');
  const second = board.play('border NAF/EGY', 'commit II', 'roll d', 'break-off');
  expect(second.legal).toEqual(['border NAF/CON', 'border NAF/EGY', 'end-attack']);
  expect(board.play('border NAF/EGY').why('border NAF/CON')).toEqual(['CQ-ATT-1']);
  expect(board.legal).toContain('end-attack');
});

rule('CQ-ATT-2', () => {
  const board = at('NAF=R:I/EGY:I EGY=B:-/NAF:I').play('border NAF/EGY', 'commit -');
  expect([board.actor, board.outcomes]).toEqual(['chance', { 'roll d': 15, 'roll a': 21 }]);
  expect(Board.broken('>=R/2roll:border,NAF/EGY,-,- NAF=R:II EGY=B:I')).toBe('CQ-ATT-2');
});

rule('CQ-ATT-3', () => {
  const board = at('NAF=R:III EGY=B:I EAF=R:I CON=-/SAF!:- SAF=B:I/CON*:I BRA=B:I');
  expect(board.after('border').sort()).toEqual(['EAF/EGY', 'EAF/SAF', 'NAF/EGY']);
  for (const place of ['NAF/EAF', 'NAF/CON', 'EAF/CON']) expect(board.why(`border ${place}`)).toEqual(['CQ-ATT-3']);
  expect(at('NAF=R:II EGY=B:I').why('border NAF/CON')).toEqual(['CQ-ATT-3']);
});

rule('CQ-ATT-4', () => {
  const board = at('NAF=R:III EAF=R:III EGY=B:I').play('border NAF/EGY');
  expect(board.after('commit')).toEqual(['I', 'II']);
  expect(board.why('commit A')).toEqual(['CQ-ATT-4']);
  expect(at('NAF=R:III/EGY:I EGY=B:I').play('border NAF/EGY').why('commit II')).toEqual(['CQ-ATT-4']);
  const foe = at('>=R/2resupply:border,NAF/EGY,-,- NAF=R:-/EGY:II EGY=B:I/NAF!:I EAF=B:AA');
  expect(foe.after('resupply')).toEqual(['-', 'I']);
  expect(foe.why('resupply A')).toEqual(['CQ-ATT-4']);
});

rule('CQ-ATT-5', () => {
  const board = at('NAF=R:II EGY=B:I/NAF:I CON=B:I/NAF:I').play('border NAF/EGY', 'commit I', 'roll a');
  expect([board.node, board.legal]).toEqual(['2go-on', ['fight-on', 'break-off']]);
  const broken = board.play('break-off');
  expect([broken.node, broken.legal]).toEqual(['2attack', ['border NAF/CON', 'border NAF/EGY', 'end-attack']]);
});

rule('CQ-ATT-6', () => {
  // The attacker has nobody left to send.
  const lost = at('NAF=R:-/EGY:I CON=R:I EGY=B:-/NAF:I').play('border NAF/EGY', 'roll a');
  expect(lost.state.battle).toBeNull();
  expect(lost.item('NAF')).toBeNull();
  // The invasion succeeds.
  expect(at('NAF=R:I EGY=B:II').play('border NAF/EGY').item('NAF')).toBe('NAF=R:-/EGY*:I');
});

rule('CQ-ATT-7', () => {
  const board = at('NAF=R:II EGY=B:I/NAF:II CON=B:I').play('border NAF/EGY');
  expect(board.why('commit -')).toEqual(['CQ-ATT-7']);
  const next = board.play('commit I', 'roll a', 'fight-on');
  // The last one goes without being asked: the group must not be empty.
  expect(next.actor).toBe('chance');
  expect(at('NAF=R:I/CON:I EGY=B:I CON=B:I EAF=R:-/EGY:I').why('border EAF/CON')).toEqual(['CQ-ATT-7']);
});

rule('CQ-ATT-8', () => {
  const board = at('NAF=R:DD EGY=B:DD/NAF:DD').play('border NAF/EGY', 'commit DD', 'roll da');
  expect(board.node).toBe('2fall-back');
  expect(board.actor).toBe('R');
  const defender = board.play('fall-back 0');
  expect([defender.actor, defender.why('break-off')]).toEqual(['B', ['CQ-ATT-8']]);
});
