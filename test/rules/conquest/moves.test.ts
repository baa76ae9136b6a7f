import { expect } from 'vitest';
import { at, rule } from './table';

rule('CQ-MOVE-1', () => {
  const board = at('>=R/3move NAF=R:III EGY=R:I SEU=R:I BRA=R:I PER=R:I UKR=B:I GRE=R:I');
  const moving = board.play('move NAF I');
  expect(moving.after('move-to')).toEqual(['SEU', 'EGY', 'BRA', 'PER']);
  expect(moving.why('move-to GRE')).toEqual(['CQ-MOVE-1']);
  expect(board.why('move GRE I')).toEqual(['CQ-MOVE-1']);
});

rule('CQ-MOVE-2', () => {
  expect(at('>=R/3move NAF=R:II BRA=R:I EGY=B:I').after('move')).toEqual(['NAF I', 'BRA I']);
  expect(at('>=R/3move domestic-by-sea=off NAF=R:II BRA=R:I EGY=B:I').node).not.toBe('3move');
});

rule('CQ-MOVE-3', () => {
  const board = at('>=R/3outward NAF=R:III EGY=R:III BRA=B:I');
  for (const action of ['move NAF I', 'move-done']) expect(board.why(action)).toEqual(['CQ-MOVE-3']);
  expect(board.why('set-out NAF/EGY')).toEqual(['CQ-MOVE-3']);
});

rule('CQ-MOVE-4', () => {
  const board = at('>=R/3withdraw NAF=R:AII/EGY:I EGY=B:I CON=R:I BRA=B:I');
  const nodes = [board.node];
  let now = board;
  for (const done of ['withdraw-done', 'move-done', 'outward-done']) nodes.push((now = now.play(done)).node);
  expect(nodes).toEqual(['3withdraw', '3move', '3outward', '3man']);
});

rule('CQ-MOVE-5', () => {
  const board = at('>=R/3move NAF=R:AI EGY=R:AII CON=R:I BRA=B:I').play('move EGY I', 'move-to NAF', 'move-count 2');
  expect(board.item('NAF')).toBe('NAFmI=R:AIII');
  expect(board.after('move')).toContain('NAF A');
  expect(board.why('move NAF I')).toEqual(['CQ-MOVE-5']);
});

rule('CQ-MOVE-6', () => {
  const line = '>=R/3withdraw EGY=R:II/MEA:I EAF=R:I NAF=B:I/EGY*:II MEA=B:I SAF=R:I/CON:I CON=B:I';
  const board = at(line).play('withdraw EGY/MEA', 'withdraw-done', 'move EGY I', 'move-to EAF', 'move-count 3');
  expect([board.item('EGY'), board.item('EAF')]).toEqual([null, 'EAFmI=R:IIII']);
});

rule('CQ-MOVE-7', () => {
  const board = at('>=R/3outward NAF=R:AII EGY=B:I BRA=B:I');
  expect(board.play('set-out NAF/CON').after('take-infantry')).toEqual(['1', '2']);
  expect(board.play('set-out NAF/CON').why('take-infantry 0')).toEqual(['CQ-MOVE-7']);
  expect(at('>=R/3outward NAF=R:A EGY=R:II BRA=B:I').why('set-out NAF/CON')).toEqual(['CQ-MOVE-7']);
  // Four infantry enter four lands at most; the land they came from is left without owner.
  const column = at('>=R/3outward BRA=R:IIII CHI=B:I');
  expect(column.after('set-out')).toHaveLength(4);
  const left = column.play('set-out BRA/PER', 'take-infantry 4');
  expect(left.item('BRA')).toBeNull();
});

rule('CQ-MOVE-8', () => {
  const board = at('>=R/3outward NAF=R:AIII EGY=B:I').play('set-out NAF/CON', 'take-infantry 2', 'take-armour 1');
  expect(board.item('CON')).toBe('CONt=R:AII');
  expect(board.after('set-out')).toContain('CON/SAF');
  const off = at('>=R/3outward expedition-chain=off NAF=R:AIII EGY=B:I');
  const entered = off.play('set-out NAF/CON', 'take-infantry 2', 'take-armour 1');
  expect(entered.why('set-out CON/SAF')).toEqual(['CQ-MOVE-8']);
});

rule('CQ-MOVE-9', () => {
  const board = at('>=R/3man NAFt=R:AI/CON*:I EGY=B:I CON=B:I');
  expect(board.after('man-front')).toEqual(['NAF/CON', 'NAF/EGY']);
  // The garrison may man a front.
  const manned = board.play('man-front NAF/EGY');
  expect(manned.after('man-with')).toEqual(['I', 'A', 'AI']);
  expect(board.why('man-front EGY/NAF')).toEqual(['CQ-MOVE-9']);
});
