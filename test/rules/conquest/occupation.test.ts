import { expect } from 'vitest';
import { at, rule } from './table';

const WON = '>=R/2roll:border,NAF/EGY,-,-';

rule('CQ-OCC-1', () => {
  const board = at(`${WON} NAF=R:I/EGY:I EGY=B:-/NAF:I BRA=B:I`).play('roll d');
  expect(board.node).toBe('2advance-infantry');
  // A strike never occupies: the land of the beaten group is left without owner.
  const strike = at('EGY=R:III NAF=B:-/EGY*:I BRA=B:I').play('strike EGY NAF/EGY', 'commit II', 'roll d');
  expect([strike.item('NAF'), strike.item('EGY')]).toEqual(['NAF=-/EGY!:-', 'EGY=R:III']);
  // The last invader left by a contest over ownerless land does.
  const contest = at('>=R/2roll:contest,NAF/EGY,MEA/EGY,-,- NAF=R:I/EGY*:I MEA=G:I/EGY*:I BRA=B:I').play('roll d');
  expect(contest.node).toBe('2advance-infantry');
});

rule('CQ-OCC-2', () => {
  const board = at(`${WON} NAF=R:I/EGY:II EAF=R:I/EGY*:I SEU~EGY*=R:AI+I SEU=R:I EGY=B:-/NAF:I BRA=B:I`).play('roll d');
  expect(board.after('advance-infantry')).toEqual(['1', '2', '3']);
  expect(board.why('advance-infantry 0')).toEqual(['CQ-OCC-2']);
  const taken = board.play('advance-infantry 1');
  expect([taken.item('NAF'), taken.item('EAF'), taken.item('SEU~EGY')]).toEqual(['NAF=R:II', 'EAF=R:II', null]);
  expect(taken.item('EGY')).toBe('EGYf=R:AIII/NAF!:-');
});

rule('CQ-OCC-3', () => {
  const board = at('>=R/4claim NAFk=R:II EGYf=R:A BRA=B:I #=5,-,-,-,-,-,-,-');
  expect(board.item('@R')).not.toContain('EGY');
});

rule('CQ-OCC-4', () => {
  const board = at(`${WON} NAF=R:I/EGY:AI EGYc=B:-/NAF:I BRA=B:I`).play('roll d', 'advance-infantry 0');
  expect(board.item('EGY')).toBe('EGYcf=R:A/NAF!:-');
});

rule('CQ-OCC-5', () => {
  expect(at('EGYt=R:A MEA=B:I BRA=R:II PER=B:I').why('border EGY/MEA')).toEqual(['CQ-OCC-5']);
  expect(at('EGYt=R:-/MEA:II MEA=B:I BRA=R:II PER=B:I').why('border EGY/MEA')).toEqual(['CQ-OCC-5']);
});

rule('CQ-OCC-6', () => {
  expect(at('EGYt=R:I MEA=B:I NAF=R:I CON=B:I').why('border EGY/MEA')).toEqual(['CQ-OCC-6']);
  const board = at('EGYt=R:II MEA=B:I NAF=R:I CON=B:I').play('border EGY/MEA');
  // One infantry goes, without being asked: the other is the garrison. MEA stands open and is invaded.
  expect(board.item('EGY')).toBe('EGYt=R:I/MEA*:I');
  const moves = at('>=R/3move EGYt=R:II NAF=R:I BRA=B:I').play('move EGY I');
  expect(moves.item('EGY')).toContain('R:I');
  const advance = at('>=R/2roll:border,EGY/MEA,-,- EGYt=R:II/MEA:I MEA=B:-/EGY:I BRA=B:I').play('roll d');
  expect([advance.after('advance-infantry'), advance.why('advance-infantry 3')]).toEqual([['1', '2'], ['CQ-OCC-6']]);
});
