import { expect } from 'vitest';
import { at, Board, rule } from './table';

rule('CQ-SEA-1', () => {
  const board = at('NAF=R:III EGY=B:I EAF=R:I BRA=B:I');
  expect(board.why('border NAF/BRA')).toEqual(['CQ-SEA-1']);
  expect(board.why('landing NAF~BRA')).toEqual(['CQ-SEA-1']);
});

rule('CQ-SEA-2', () => {
  const board = at('>=R/3outward NAF=R:II BRA=B:I CON=R:II');
  expect(board.why('set-out NAF/BRA')).toEqual(['CQ-SEA-2']);
  const launch = at('>=R/3outward NAF=R:ADI BRA=B:I').play('set-out NAF/BRA', 'take-infantry 0', 'take-armour 0');
  // Without whole armour the damaged one must go: it goes silently, and forms the front.
  expect(launch.item('NAF~BRA')).toBe('NAF~BRA^=R:D+-');
});

rule('CQ-SEA-3', () => {
  const board = at('>=R/3outward NAF=R:AAII BRA=B:I');
  const formed = board.play('set-out NAF/BRA', 'take-infantry 1', 'take-armour 2');
  expect(formed.after('form-front')).toEqual(['I', 'A', 'AI', 'AA']);
  expect(formed.play('form-front AA').item('NAF~BRA')).toBe('NAF~BRA^=R:AA+I');
  expect(board.why('sail-home NAF~EGY NAF')).toEqual(['CQ-SEA-3']);
});

rule('CQ-SEA-4', () => {
  const taken = at('>=R/3outward NAF=R:AI NAF~BRA=B:A+- BRA=B:I CON=R:II');
  expect(taken.why('set-out NAF/BRA')).toEqual(['CQ-SEA-4']);
  const full = at('>=R/3outward landing-forces=1 NAF=R:AI NAF~BRA=R:A+- BRA=B:I ICE=R:A GRE=B:I');
  expect(full.why('set-out ICE/GRE')).toEqual(['CQ-SEA-4']);
  expect(Board.broken('landing-forces=1 NAF~BRA=R:A+- BRA=B:I ICE~GRE=R:A+- GRE=B:I')).toBe('CQ-SEA-4');
});

rule('CQ-SEA-5', () => {
  expect(at('NAF=R:I NAF~BRA=R:AI+I BRA=B:II').after('landing')).toEqual(['NAF~BRA']);
});

rule('CQ-SEA-6', () => {
  const open = at('NAF=R:I NAF~BRA=R:AI+- BRA=B:II').play('landing NAF~BRA');
  expect(open.item('NAF~BRA')).toBe('NAF~BRA*=R:AI+-');
  const held = at('NAF=R:I NAF~BRA=R:AI+- BRA=B:I/NAF:I').play('landing NAF~BRA');
  expect(held.actor).toBe('chance');
});

const landing = (front: string, rear: string): Board =>
  at(`>=R/2roll:landing,NAF~BRA,-,- NAF=R:I NAF~BRA=R:${front}+${rear} BRA=B:-/NAF:I`);

rule('CQ-SEA-7', () => {
  expect(landing('A', '-').outcomes).toEqual({ 'roll d': 21, 'roll a': 15 });
});

rule('CQ-SEA-8', () => {
  expect(landing('II', 'A').outcomes).toEqual({ 'roll d': 855, 'roll a': 441 });
});

rule('CQ-SEA-9', () => {
  const line = '>=R/2roll:landing,NAF~BRA,-,- NAF=R:I NAF~BRA=R:DI+I BRA=B:I/NAF:II';
  expect(at(line).play('roll da').item('NAF~BRA')).toBeNull();
  expect(Board.broken('NAF=R:I NAF~BRA=R:II+- BRA=B:I')).toBe('CQ-SEA-9');
});

rule('CQ-SEA-10', () => {
  const line = '>=R/2roll:raid-rear,NAF~BRA,-,I NAF=R:I NAF~BRA*=R:D+II BRA=B:I';
  const board = at(line).play('roll a');
  expect([board.node, board.legal]).toEqual(['2bring-up', ['bring-up I', 'bring-up II']]);
});

rule('CQ-SEA-11', () => {
  const board = at('BRA=R:III NAF~BRA=B:I+A NAF=B:I');
  expect(board.after('counter')).toEqual(['BRA/NAF']);
  expect(at('BRA=R:III PER=B:I NAF=B:I').why('counter BRA/NAF')).toEqual(['CQ-SEA-11']);
});

rule('CQ-SEA-12', () => {
  const board = at('>=R/2roll:counter,BRA/NAF,-,- BRA=R:I/NAF:I NAF~BRA=B:A+- NAF=B:I');
  expect(board.outcomes).toEqual({ 'roll d': 10, 'roll a': 26 });
  const gone = board.play('roll d', 'fight-on', 'commit -', 'roll d');
  expect([gone.item('NAF~BRA'), gone.item('BRA')]).toEqual([null, 'BRA=R:I/NAF:I']);
});

rule('CQ-SEA-13', () => {
  const board = at('>=R/2roll:landing,NAF~BRA,-,- NAF=R:I NAF~BRA=R:D+AI BRA=B:I/NAF:I').play('roll a');
  expect([board.actor, board.after('bring-up')]).toEqual(['R', ['I', 'A', 'AI']]);
  expect(board.why('bring-up -')).toEqual(['CQ-SEA-13']);
  const back = at('>=R/2fall-back:landing,NAF~BRA,-,-,R NAF=R:I NAF~BRA=R:DD+I BRA=B:I/NAF!:I');
  expect([back.after('fall-back'), back.why('fall-back 2')]).toEqual([['0', '1'], ['CQ-SEA-13']]);
  expect(Board.broken('NAF=R:I NAF~BRA=R:-+A BRA=B:I')).toBe('CQ-SEA-13');
});

rule('CQ-SEA-14', () => {
  const board = at('>=R/3outward NAF=R:AII NAF~BRA=R:A+- BRA=B:II');
  const joined = board.play('set-out NAF/BRA', 'take-infantry 1', 'take-armour 1');
  expect(joined.item('NAF~BRA')).toBe('NAF~BRA^=R:A+AI');
  const manned = at('>=R/3man NAF=R:I NAF~BRA=R:A+AI BRA=B:II').play('man-force NAF~BRA', 'man-with A');
  expect(manned.item('NAF~BRA')).toBe('NAF~BRA=R:AA+I');
  expect(board.play('outward-done').why('man-force NAF~BRA')).toEqual(['CQ-SEA-14']);
});

rule('CQ-SEA-15', () => {
  const board = at('>=R/3outward NAF=R:I VEN=R:I NAF~BRA*=R:DI+I BRA=B:II');
  expect(board.after('sail-home')).toEqual(['NAF~BRA NAF']);
  expect(board.why('sail-home NAF~BRA VEN')).toEqual(['CQ-SEA-15']);
  expect(board.play('sail-home NAF~BRA NAF').item('NAF')).toBe('NAF=R:DIII');
});

rule('CQ-SEA-16', () => {
  const own = at('>=R/3outward NAF=R:I BRA=R:I NAF~BRA=R:A+- EGY=B:I').play('ashore NAF~BRA');
  expect(own.item('BRA')).toBe('BRA=R:AI');
  const neutral = at('>=R/3outward NAF=R:I NAF~BRA=R:AI+- EGY=B:I').play('ashore NAF~BRA');
  expect(neutral.item('BRA')).toBe('BRAt=R:AI');
  expect(at('>=R/3outward NAF=R:I NAF~BRA=R:AI+- BRA=B:I').why('ashore NAF~BRA')).toEqual(['CQ-SEA-16']);
  expect(at('>=R/3outward NAF=R:I NAF~BRA=R:A+- EGY=B:I').why('ashore NAF~BRA')).toEqual(['CQ-MOVE-7']);
});

rule('CQ-SEA-17', () => {
  const board = at('>=R/3outward NAF=R:II EGY=B:I').play('set-out NAF/BRA', 'take-infantry 1');
  expect(board.item('BRA')).toBe('BRAt=R:I');
});

rule('CQ-SEA-18', () => {
  const board = at('>=R/3outward NAF=R:AI CON=R:II NAF~BRA^=R:A+- BRA=B:II');
  expect(board.after('sail-home')).toEqual([]);
  expect(board.why('sail-home NAF~BRA NAF')).toEqual(['CQ-SEA-18']);
});
