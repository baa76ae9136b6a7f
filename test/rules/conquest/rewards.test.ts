import { expect } from 'vitest';
import cards from '../../../assembly/games/conquest/data/conquest-cards.json' with { type: 'json' };
import { at, Board, rule } from './table';

const TWELVE = 'CON EAF EGY MAD NAF SAF BRA ARG PER VEN EAU INO'
  .split(' ')
  .map((t) => `${t}=R:I`)
  .join(' ');

rule('CQ-REW-1', () => {
  expect(at('>=R/1start NAF=R:I EGY=B:I @R=NAF,MAD/-/6').state.step.units).toBe(2);
});

rule('CQ-REW-2', () => {
  const board = at('>=R/1start NAF=R:II/EGY:I EGY=B:I @R=NAF/-/2');
  expect([board.node, board.legal]).toEqual(['1early', ['early-redeploy', 'skip-early']]);
  expect(board.play('early-redeploy').node).toBe('1withdraw');
  expect(at('>=R/1start NAF=R:II/EGY:I EGY=B:I @R=NAF/-/-').why('early-redeploy')).toEqual(['CQ-REW-2']);
});

rule('CQ-REW-3', () => {
  const early = at('>=R/1start NAF=R:AII BRA=B:I @R=NAF/-/2').play(
    'early-redeploy',
    'set-out NAF/BRA',
    'take-infantry 0',
  );
  expect(early.item('NAF~BRA')).toBe('NAF~BRA^=R:A+-');
  const attack = early.play('outward-done', 'man-done', 'turn-done');
  expect([attack.node, attack.after('landing')]).toEqual(['2attack', ['NAF~BRA']]);
  // The later redeploy phase comes as well, or is skipped (option).
  expect(attack.play('end-attack').state.phase).toBe(3);
  const instead = at('>=Re/2attack early-redeploy=instead NAF=R:II EGY=B:I @R=NAF/-/2').play('end-attack');
  expect([instead.player, instead.state.phase]).not.toEqual(['R', 3]);
});

rule('CQ-REW-4', () => {
  const board = at(`>=R/4claim ${TWELVE} GRE=B:I #=5,-,-,-,-,-,-,-`).play('claim 0');
  expect([board.node, board.legal.length]).toEqual(['4airfield', 12]);
  expect(board.why('airfield GRE')).toEqual(['CQ-REW-4']);
  expect(board.play('airfield BRA').line).toContain('BRAa');
});

const roll = (line: string): Record<string, number> => at(`>=R/2roll:border,NAF/EGY,-,- ${line}`).outcomes;
const HELPED = { 'roll d': 21, 'roll a': 15 };
const PLAIN = { 'roll d': 15, 'roll a': 21 };

rule('CQ-REW-5', () => {
  const line = 'NAF=R:-/EGY:I EGY=B:-/NAF:I';
  expect(roll(`${line} BRAa=R:I`)).toEqual(HELPED);
  expect(roll(`${line} PERa=R:I`)).toEqual(PLAIN);
  expect(roll(`${line} BRAa=B:I`)).toEqual(PLAIN);
  expect(roll('NAFa=R:-/EGY:I EGY=B:-/NAF:I')).toEqual(HELPED);
  expect(roll('airfield-reach=next-only NAFa=R:-/EGY:I EGY=B:-/NAF:I')).toEqual(PLAIN);
});

rule('CQ-REW-6', () => {
  expect(roll('NAF=R:-/EGY:I EGYa=B:-/NAF:I')).toEqual({ 'roll d': 10, 'roll a': 26 });
  expect(roll('NAFaa=R:-/EGY:I EGY=B:-/NAF:I')).toEqual(HELPED);
  // On top of bombardment, and at sea, where the port is the base.
  expect(roll('NAFa=R:-/EGY:A EGY=B:-/NAF:I')).toEqual({ 'roll d': 26, 'roll a': 10 });
  const sea = at('>=R/2roll:landing,NAF~BRA,-,- NAFa=R:I NAF~BRA=R:I+A BRA=B:-/NAF:I');
  expect(sea.outcomes).toEqual(HELPED);
});

rule('CQ-REW-7', () => {
  const board = at('>=R/3move NAFk=R:DIII EGY=R:I BRA=B:I @R=-/-/1').play('move-done');
  expect([board.node, board.item('NAF')]).toEqual(['3disarm', 'NAFk=R:AIII']);
  const merged = board.play('disarm-done', 'merge NAF');
  expect(merged.item('NAF')).toBe('NAFk=R:AA');
  const early = at('>=R/1start NAFk=R:AIII EGY=R:I BRA=B:I @R=NAF/-/1,2').play('early-redeploy', 'move-done');
  expect(early.node).toBe('1outward');
  expect(Board.broken('>=R/3disarm NAFk=R:DIII EGY=R:I BRA=B:I')).toBe('CQ-REW-7');
});

rule('CQ-REW-8', () => {
  const board = at('>=R/4start NAF=R:II EGY=B:I @R=NAF/-/3');
  expect([board.node, board.actor]).toEqual(['5card', 'chance']);
  expect(board.play('card BRA').item('@R')).toContain('BRA');
  expect(Board.broken('>=R/5card NAF=R:II EGY=B:I @R=NAF/-/-')).toBe('CQ-REW-8');
});

rule('CQ-REW-9', () => {
  const board = at('>=R/5card NAF=R:II EGY=B:I @R=NAF/-/3 @B=EGY/-/-');
  expect(Object.keys(board.outcomes)).toHaveLength(40);
  expect(new Set(Object.values(board.outcomes))).toEqual(new Set([1]));
  expect(board.why('card EGY')).toEqual(['CQ-REW-9']);
});

rule('CQ-REW-10', () => {
  expect(cards.rewards.map(({ effect }) => effect)).toEqual([
    'airfield',
    'extra-redeploy',
    'early-redeploy',
    'guaranteed-card',
    'attack-die',
    'airfield',
    'two-units',
    'defence-die',
  ]);
  expect(Board.broken('NAFaa=R:I EGYa=B:I')).toBe('CQ-REW-10');
});

rule('CQ-REW-11', () => {
  // Nothing but territory cards can be offered.
  const board = at('>=R/2offer trading=on NAF=R:II EGY=B:I @R=BRA/-/6');
  expect(board.legal).toEqual(['offer BRA', 'no-offer']);
  expect(Board.broken('NAF=R:I EGY=B:I @R=-/-/6 @B=-/-/6')).toBe('CQ-MISS-3');
});
