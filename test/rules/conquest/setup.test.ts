import { expect } from 'vitest';
import cards from '../../../assembly/games/conquest/data/conquest-cards.json' with { type: 'json' };
import { at, Board, rule } from './table';

const START = '>=R/0continent/1/RBG/-';
const drawn = at(START).play('continent 5', 'continent 1', 'continent 2');
const placed = drawn.play('place-capital BRA', 'place-capital ICE', 'place-capital NAF');

rule('CQ-SETUP-1', () => {
  expect(at('>=R/0continent/1/RBGYP/-').state.order).toEqual([0, 1, 2, 3, 4]);
  expect(Board.broken('>=R/2attack/1/RB/- NAF=G:I')).toBe('CQ-SETUP-1');
  expect(Board.broken('>=R/2attack/1/RG/- NAF=R:I')).toBe('CQ-SETUP-1');
});

rule('CQ-SETUP-2', () => {
  expect(at(START).outcomes).toEqual(Object.fromEntries([0, 1, 2, 3, 4, 5].map((c) => [`continent ${c}`, 1])));
  expect(drawn.state.step.drawn).toEqual([5, 1, 2]);
});

rule('CQ-SETUP-3', () => {
  const second = at(START).play('continent 5');
  expect(Object.keys(second.outcomes)).toHaveLength(5);
  expect(second.why('continent 5')).toEqual(['CQ-SETUP-3']);
});

rule('CQ-SETUP-4', () => {
  expect([drawn.actor, drawn.legal]).toEqual(['R', ['ARG', 'BRA', 'PER', 'VEN'].map((t) => `place-capital ${t}`)]);
  expect(drawn.why('place-capital NAF')).toEqual(['CQ-SETUP-4']);
  expect(drawn.play('place-capital BRA').actor).toBe('B');
});

rule('CQ-SETUP-5', () => {
  expect(drawn.play('place-capital BRA').item('@R')).toBe('@R=BRA/-/-');
});

rule('CQ-SETUP-6', () => {
  expect(drawn.play('place-capital BRA').item('BRA')).toBe('BRAk=R:III');
  const armour = at(`${START} starting-troops=one-armour`).play('continent 5', 'continent 1', 'continent 2');
  expect(armour.play('place-capital BRA').item('BRA')).toBe('BRAk=R:A');
});

rule('CQ-SETUP-7', () => {
  expect([placed.actor, placed.outcomes]).toEqual(['chance', { 'first R': 1, 'first B': 1, 'first G': 1 }]);
  expect(placed.why('first Y')).toEqual(['CQ-SETUP-7']);
});

rule('CQ-SETUP-8', () => {
  expect(placed.play('first G').state.order).toEqual([2, 0, 1]);
  const rolled = at(`${START} turn-order=by-roll`)
    .play('continent 5', 'continent 1', 'continent 2')
    .play('place-capital BRA', 'place-capital ICE', 'place-capital NAF', 'first B', 'first R');
  expect([rolled.node, rolled.state.order]).toEqual(['0mission', [1, 0, 2]]);
});

rule('CQ-SETUP-9', () => {
  const missions = [0, 1, 2, 3, 6, 7, 8, 9].map((mission) => `mission ${mission}`);
  const started = placed.play('first B', ...missions);
  expect([started.player, started.state.phase, started.state.round]).toEqual(['B', 1, 1]);
});

rule('CQ-SETUP-10', () => {
  const minor = placed.play('first B');
  expect(Object.keys(minor.outcomes)).toEqual([0, 1, 2, 3, 4, 5].map((mission) => `mission ${mission}`));
  const major = minor.play('mission 3', 'mission 0', 'mission 1', 'mission 2');
  expect(Object.keys(major.outcomes)).toEqual([6, 7, 8, 9, 10, 11].map((mission) => `mission ${mission}`));
  expect(major.why('mission 3')).toEqual(['CQ-SETUP-10']);
  expect(cards.table.rows).toHaveLength(8);
  expect(Board.broken('NAF=R:I EGY=B:I #=6,-,-,-,-,-,-,-')).toBe('CQ-SETUP-10');
});
