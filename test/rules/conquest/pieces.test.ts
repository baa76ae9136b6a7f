import { expect } from 'vitest';
import { at, Board, rule } from './table';

const TWELVE = 'SAF=R:AAAAAAAAAAAA';

rule('CQ-PIECE-1', () => {
  // Two stars and a capital: three units, three infantry where no armour is raised.
  const board = at('>=R/1turn-card:1 NAFk=R:I @R=NAF/-/- EGY=B:I').play('turn-card NAF', 'raise 0');
  expect(board.node).toBe('1drop');
  expect(board.state.step.infantryLeft).toBe(3);
});

rule('CQ-PIECE-2', () => {
  const board = at('>=R/1raise:4 NAFk=R:I EGY=B:I').play('raise 1');
  // The armour has a front place to choose from as well.
  expect(board.state.step).toMatchObject({ armourLeft: 1, infantryLeft: 1 });
});

rule('CQ-PIECE-3', () => {
  const board = at('>=R/3outward NAF=R:AI BRA=B:I').play('set-out NAF/BRA', 'take-infantry 0', 'outward-done');
  expect(board.item('NAF~BRA')).toBe('NAF~BRA^=R:A+-');
});

rule('CQ-PIECE-4', () => {
  expect(at('NAF=R:AD EGY=B:I').item('NAF')).toBe('NAF=R:AD');
});

rule('CQ-PIECE-5', () => {
  expect(Board.broken('NAFk=R:I EGYk=R:I')).toBe('CQ-PIECE-5');
  expect(at('NAFk=R:II EGY=B:I').why('place-capital EGY')).toEqual(['CQ-PIECE-5']);
});

rule('CQ-PIECE-6', () => {
  const board = at('>=R/2commit:border,NAF/EGY,-,- NAFk=R:II EGYk=B:-/NAF:I CON=B:I').play('commit I', 'roll d');
  expect(board.play('advance-infantry 1').item('EGY')).toBe('EGYkBf=R:I/NAF!:-');
});

rule('CQ-PIECE-7', () => {
  const cities = 'AFGc=R:I CHIc=R:I INDc=R:I IRKc=R:I JAPc=R:I KAMc=R:I';
  expect(Board.broken(`city-limit=6 ${cities} MEAc=R:I`)).toBe('CQ-PIECE-7');
  const board = at(`>=R/5end city-limit=20 ${cities} MON=R:I EGY=B:I @R=CHI/-/-`);
  expect(board.why('build CHI')).toEqual(['CQ-END-5']);
  expect(board.play('build MON').item('MON')).toBe('MONc=R:I');
  const full = at(`>=R/5end city-limit=6 ${cities} EGYa=R:I NAF=R:I SAF=B:I @R=CHI,BRA,GRE/-/-`);
  expect(full.why('build EGY')).toEqual(['CQ-PIECE-7']);
});

rule('CQ-PIECE-8', () => {
  expect(Board.broken('NAF=R:61I')).toBe('CQ-PIECE-8');
  expect(Board.broken('NAF=R:10ADDD')).toBe('CQ-PIECE-8');
  expect(Board.broken('infantry-supply=61 NAF=R:61I EGY=B:I')).toBeNull();
  // Option armour-supply: the pieces of armour that a player has.
  expect(Board.broken('armour-supply=13 NAF=R:10ADDD EGY=B:I')).toBeNull();
  expect(Board.broken('armour-supply=6 NAF=R:AAAAAAD EGY=B:I')).toBe('CQ-PIECE-8');
  const few = at('>=R/1raise:9 armour-supply=6 SAF=R:AAAAA NAFk=R:I EGY=B:I');
  expect([few.legal, few.why('raise 2')]).toEqual([['raise 0', 'raise 1'], ['CQ-CONV-5']]);
  const many = at('>=R/1raise:9 armour-supply=14 SAF=R:12A NAFk=R:I EGY=B:I');
  expect(many.legal).toEqual(['raise 0', 'raise 1', 'raise 2']);
  // Whole and damaged armour are the same piece.
  expect(at(`>=R/1merge ${TWELVE} NAFk=R:III EGY=B:I`).node).not.toBe('1merge');
});

rule('CQ-PIECE-9', () => {
  // The airfield on captured land serves its new owner: five of six dice lose to it no longer.
  const plain = at('>=R/2roll:border,NAF/EGY,-,- NAF=R:I/EGY:I EGY=B:-/NAF:I');
  const served = at('>=R/2roll:border,NAF/EGY,-,- NAFa=R:I/EGY:I EGY=B:-/NAF:I');
  expect(plain.outcomes).toEqual({ 'roll d': 15, 'roll a': 21 });
  expect(served.outcomes).toEqual({ 'roll d': 21, 'roll a': 15 });
});
