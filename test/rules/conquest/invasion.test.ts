import { expect } from 'vitest';
import { at, Board, rule } from './table';

rule('CQ-INV-1', () => {
  const board = at('NAF=R:I EGY=B:II').play('border NAF/EGY');
  expect([board.item('NAF'), board.item('EGY')]).toEqual(['NAF=R:-/EGY*:I', 'EGY=B:II']);
});

rule('CQ-INV-2', () => {
  expect(at('NAF=R:II EGY=B:II').play('border NAF/EGY', 'commit II').item('NAF')).toBe('NAF=R:-/EGY*:II');
  expect(Board.broken('NAF=R:I/EGY*:I EGY=R:I')).toBe('CQ-INV-2');
});

rule('CQ-INV-3', () => {
  const board = at('NAF=R:II/EGY*:I EGY=B:II').play('raid-rear NAF/EGY');
  expect(board.play('commit I').item('NAF')).toBe('NAF=R:I/EGY*:II');
});

rule('CQ-INV-4', () => {
  expect(Board.broken('NAF=R:I/EGY*:I EGY=B:I/NAF:I')).toBe('CQ-INV-4');
  const board = at('>=B/3man NAF=R:I/EGY*:I EGY=B:II MEA=R:I');
  expect(board.after('man-front')).toEqual(['EGY/MEA']);
  expect(board.why('man-front EGY/NAF')).toEqual(['CQ-INV-4']);
  expect(at('>=B/2attack NAF=R:I/EGY*:I EGY=B:II MEA=R:I').why('border EGY/NAF')).toEqual(['CQ-INV-4']);
});

rule('CQ-INV-5', () => {
  const board = at('NAF=R:I/EGY*:II EGY=B:II/MEA:I/EAF*:I MEA=G:I EAF=R:I');
  expect(board.after('raid-front').sort()).toEqual(['NAF/EGY EGY/EAF', 'NAF/EGY EGY/MEA']);
  expect(board.after('raid-rear')).toEqual(['NAF/EGY']);
  expect(at('NAF=R:II EGY=B:II/NAF:I').why('raid-rear NAF/EGY')).toEqual(['CQ-INV-5']);
  expect(board.why('raid-front NAF/EGY EGY/NAF')).toEqual(['CQ-INV-5']);
});

rule('CQ-INV-6', () => {
  const board = at('NAF=R:-/EGY*:II EGY=B:III/MEA:I MEA=R:I').play('raid-rear NAF/EGY');
  expect([board.actor, board.after('resupply')]).toEqual(['B', ['I', 'II']]);
  expect(board.why('resupply -')).toEqual(['CQ-INV-6']);
  const named = board.play('resupply I');
  expect([named.state.battle?.foe, named.item('EGY')]).toEqual([[1, 0, 0], 'EGY=B:II/MEA:I']);
  // Later he may fill it to two; it stays in the rear until the battle ends.
  const later = named.play('roll a', 'fight-on');
  expect(later.after('resupply')).toEqual(['-', 'I']);
  expect(named.play('roll a', 'break-off').item('EGY')).toBe('EGY=B:III/MEA:I');
});

rule('CQ-INV-7', () => {
  const invaded = at('>=R/2roll:raid-front,NAF/EGY,EGY/MEA,-,- NAF=R:-/EGY*:I EGY=B:I/MEA:A MEA=R:I');
  expect(invaded.outcomes).toEqual({ 'roll d': 15, 'roll a': 21 });
  // Neither when it attacks over another border, nor in a group lying across from there.
  const attacks = at('>=B/2roll:border,EGY/MEA,-,- NAF=R:I/EGY*:I EGY=B:-/MEA:A MEA=R:-/EGY:I');
  expect(attacks.outcomes).toEqual({ 'roll d': 15, 'roll a': 21 });
  const across = at('>=B/2roll:raid-rear,EGY/MEA,-,I NAF=R:I/EGY*:I EGY=B:-/MEA*:A MEA=R:-');
  expect(across.outcomes).toEqual({ 'roll d': 15, 'roll a': 21 });
});

rule('CQ-INV-8', () => {
  const board = at('>=R/2roll:raid-front,NAF/EGY,EGY/MEA,-,- NAF=R:II/EGY*:I EGY=B:I/MEA:A MEA=R:I').play('roll d');
  expect(board.node).toBe('2go-on');
  const later = board.play('fight-on', 'commit -');
  expect([later.node, later.why('fall-back 1')]).toEqual(['2resupply', ['CQ-INV-8']]);
});

rule('CQ-INV-9', () => {
  const invader = at('>=R/3man NAF=R:II/EGY*:I EGY=B:II').play('man-front NAF/EGY');
  expect(invader.item('NAF')).toBe('NAF=R:I/EGY*:II');
  expect(at('>=R/1drop:0,1 NAF=R:II/EGY*:I EGY=B:II').after('drop-front')).toEqual(['NAF/EGY']);
  expect(at('>=B/1drop:0,1 NAF=R:II/EGY*:I EGY=B:II MEA=R:I').after('drop-front')).toEqual(['EGY/MEA']);
});

rule('CQ-INV-10', () => {
  const board = at('EGY=R:III/MEA:I NAF=B:I/EGY*:II MEA=B:I');
  expect(board.after('strike')).toEqual(['EGY NAF/EGY']);
  const struck = board.play('strike EGY NAF/EGY');
  expect(struck.after('commit')).toEqual(['I', 'II']);
  const round = struck.play('commit II');
  expect([round.state.battle?.own, round.item('EGY')]).toEqual([[2, 0, 0], 'EGY=R:I/MEA:I']);
  // Cover counts if more remain.
  expect(Object.values(round.outcomes).reduce((a, b) => a + b)).toBe(6 ** 5);
  expect(at('EGY=R:-/MEA:I NAF=B:I/EGY*:II MEA=B:I').why('strike EGY NAF/EGY')).toEqual(['CQ-INV-10']);
  const tank = at('>=R/2roll:strike,EGY,NAF/EGY,A,- EGY=R:I NAF=B:I/EGY*:II').play('roll a');
  expect([tank.node, tank.why('fall-back 1')]).toEqual(['2go-on', ['CQ-INV-10']]);
});

rule('CQ-INV-11', () => {
  const board = at('NAF=R:I/EGY*:II MEA=G:I/EGY*:I EGY=B:I');
  expect(board.after('contest')).toEqual(['NAF/EGY MEA/EGY']);
  const tanks = at('>=R/2roll:contest,NAF/EGY,MEA/EGY,-,- NAF=R:-/EGY*:A MEA=G:-/EGY*:I EGY=B:I');
  expect(tanks.outcomes).toEqual({ 'roll d': 21, 'roll a': 15 });
  expect(at('NAF=R:I/EGY*:II MEA=G:I/AFG*:I EGY=B:I AFG=B:I').why('contest NAF/EGY MEA/AFG')).toEqual(['CQ-INV-11']);
});

rule('CQ-INV-12', () => {
  // Beaten.
  const beaten = at('>=R/2roll:strike,EGY,NAF/EGY,I,- EGY=R:II NAF=B:I/EGY*:I').play('roll d');
  expect([beaten.node, beaten.item('NAF')]).toEqual(['2attack', 'NAF=B:I/EGY!:-']);
  // Fallen back: R strikes with one, loses it, the tank falls back.
  const back = at('EGY=R:III NAF=B:I/EGY*:D').play('strike EGY NAF/EGY', 'commit I', 'roll a', 'fall-back 1');
  expect([back.node, back.item('NAF')]).toEqual(['2attack', 'NAF=B:DI/EGY!:-']);
  // Withdrawn.
  expect(at('>=R/3withdraw NAF=R:I/EGY*:I EGY=B:I').play('withdraw NAF/EGY').item('NAF')).toBe('NAF=R:II');
  expect(Board.broken('NAF=R:I/EGY*:- EGY=B:I')).toBe('CQ-INV-12');
});

rule('CQ-INV-13', () => {
  const line = 'NAF=R:I/EGY*:II EGY=B:AI/MEA:I MEA=R:I EAF=B:I';
  const board = at(line).play('raid-rear NAF/EGY');
  expect([board.actor, board.legal]).toEqual(['B', ['retreat EAF', 'stay']]);
  const gone = board.play('retreat EAF');
  expect([gone.item('EAF'), gone.after('advance-infantry')]).toEqual(['EAF=B:AIII', ['1', '2', '3']]);
  const calm = at('NAF=R:III EGY=B:I/NAF:I EAF=B:I').play('border NAF/EGY');
  expect([calm.actor, calm.why('retreat EAF')]).toEqual(['R', ['CQ-INV-13']]);
});

rule('CQ-INV-14', () => {
  const line = 'NAF=R:I/EGY*:I EGY=B:I/MEA*:I EAF=B:I MEA=R:I SEU=R:I EGY~SEU=B:A+-';
  const board = at(line).play('raid-rear NAF/EGY', 'retreat EAF');
  expect([board.item('EAF'), board.item('EGY~SEU')]).toEqual(['EAF=B:III', 'EGY~SEU=B:A+-']);
  // Over water too; nowhere but to own land.
  const sea = at('NAF=R:I/EGY*:I EGY=B:I SEU=B:I').play('raid-rear NAF/EGY');
  expect(sea.legal).toEqual(['retreat SEU', 'stay']);
  expect(sea.why('retreat EAF')).toEqual(['CQ-INV-13']);
  expect(sea.why('retreat BRA')).toContain('CQ-BOARD-2');
});

rule('CQ-INV-15', () => {
  const board = at('NAF=R:II/EGY*:II EGY=B:AI').play('raid-rear NAF/EGY');
  expect([board.node, board.why('retreat EAF')]).toEqual(['2resupply', ['CQ-INV-15']]);
});

rule('CQ-INV-16', () => {
  const board = at('>=R/2roll:raid-rear,NAF/EGY,-,I NAF=R:I/EGY*:I EAF=G:I/EGY*:I EGY=B:- BRA=B:I').play('roll d');
  expect([board.item('EGY'), board.item('NAF')]).toEqual([null, 'NAF=R:I/EGY*:I']);
  expect(board.legal.filter((text) => /EGY/.test(text))).toEqual(['contest NAF/EGY EAF/EGY']);
  const later = at('>=R/3outward NAF=R:II/EGY*:I EAF=G:I/EGY*:I BRA=B:I');
  expect(later.why('set-out NAF/EGY')).toEqual(['CQ-INV-16']);
});

rule('CQ-INV-17', () => {
  const board = at('NAF=R:I/EGY*:II BRA=B:I').play('walk-in NAF/EGY', 'advance-infantry 2');
  expect(board.item('EGY')).toBe('EGYf=R:II');
  expect(at('NAF=R:I/EGY*:II EAF=G:I/EGY*:I BRA=B:I').why('walk-in NAF/EGY')).toEqual(['CQ-INV-17']);
  expect(at('NAF=R:I/EGY*:II EGY=B:I').why('walk-in NAF/EGY')).toEqual(['CQ-INV-17']);
});
