import { expect } from 'vitest';
import { at, Board, rule } from './table';

rule('CQ-FRONT-1', () => {
  const board = at('>=R/3man NAF=R:III EGY=B:I CON=R:I');
  expect(board.after('man-front')).toContain('NAF/EGY');
  expect(board.why('man-front NAF/CON')).toEqual(['CQ-FRONT-1']);
  expect(Board.broken('NAF=R:I/CON:I CON=R:I')).toBe('CQ-FRONT-1');
});

rule('CQ-FRONT-2', () => {
  expect(Board.broken('NAF=R:-/EGY:III EGY=B:I')).toBe('CQ-FRONT-2');
  const board = at('>=R/3man NAF=R:II/EGY:II/CON:I CON=B:I EGY=B:I');
  expect(board.why('man-front NAF/EGY')).toEqual(['CQ-FRONT-2']);
  expect(board.legal).toEqual(['man-front NAF/CON', 'man-done']);
});

rule('CQ-FRONT-3', () => {
  expect(at('>=R/3man NAF=R:II EGY=B:I').legal).toContain('man-done');
  expect(at('>=R/3withdraw NAF=R:II/CON:I EGY=B:I CON=B:I').why('withdraw NAF/EGY')).toEqual(['CQ-FRONT-3']);
});

rule('CQ-FRONT-4', () => {
  const board = at('>=R/3man NAF=R:III EGY=B:I').play('man-front NAF/EGY', 'man-with I');
  expect(board.item('NAF')).toBe('NAF=R:II/EGY:I');
});

rule('CQ-FRONT-5', () => {
  const board = at('NAF=R:I/EGY:II EGY=B:I CON=B:I');
  expect(board.why('withdraw NAF/EGY')).toEqual(['CQ-FRONT-5']);
  expect(board.play('end-attack', 'withdraw NAF/EGY').item('NAF')).toBe('NAF=R:III');
});

rule('CQ-FRONT-6', () => {
  const board = at('NAF=R:I/EGY:I EAF=R:III EGY=B:-/EAF:I BRA=B:I').play('border EAF/EGY', 'commit II', 'roll d');
  const taken = board.play('advance-infantry 1');
  expect(taken.item('NAF')).toBe('NAF=R:II');
});

rule('CQ-FRONT-7', () => {
  const board = at('>=R/3man BRA=R:II NAF=B:II ICE=R:I GRE=B:I');
  expect(board.after('man-front').sort()).toEqual(['BRA/NAF', 'ICE/GRE']);
  // The port is lost, the force still lies off the coast: the coast border stays hostile.
  const force = at('>=R/3man BRA=R:II NAF=R:I NAF~BRA=B:A+- EGY=B:I');
  expect(force.after('man-front')).toContain('BRA/NAF');
  expect(force.after('man-front')).not.toContain('NAF/BRA');
});
