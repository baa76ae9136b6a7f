import { expect } from 'vitest';
import { at, rule } from './table';

/** Ways of each result of a round between places, as text: `d 15, a 21`. */
const ways = (line: string): string =>
  Object.entries(at(line).outcomes)
    .map(([text, count]) => `${text.slice(5)} ${count}`)
    .join(', ');

const ROLL = '>=R/2roll:border,NAF/EGY,-,-';
/** Group and rear of R in NAF against the group of B in EGY; more of the line behind them. */
const round = (own: string, foe: string, rear = '-', more = ''): string =>
  ways(`${ROLL} NAF=R:${rear}/EGY:${own} EGY=B:-/NAF:${foe} ${more}`);

/** The same in unreduced fractions of the reference: [ways, of all]. */
const share = (text: string): string[] => {
  const counts = text.split(', ').map((one) => Number(one.split(' ')[1]));
  const all = counts.reduce((a, b) => a + b);
  return counts.map((count) => (count / all).toFixed(9));
};
const fractions = (...list: [number, number][]): string[] => list.map(([a, b]) => (a / b).toFixed(9));

rule('CQ-DICE-1', () => {
  expect(round('I', 'I')).toBe('d 15, a 21');
  expect(share(round('II', 'I'))).toEqual(fractions([125, 216], [91, 216]));
  expect(Object.keys(at(`${ROLL} NAF=R:-/EGY:II EGY=B:-/NAF:II`).outcomes)).toHaveLength(4);
});

rule('CQ-DICE-2', () => {
  expect(share(round('II', 'I', 'I'))).toEqual(fractions([95, 144], [49, 144]));
  // One division does not get cover; armour under repair gives it.
  expect(round('I', 'I', 'I')).toBe('d 15, a 21');
  expect(round('II', 'I', 'D')).toBe(round('II', 'I', 'I'));
});

rule('CQ-DICE-3', () => {
  expect(share(round('I', 'I', '-', '@R=-/-/4'))).toEqual(fractions([125, 216], [91, 216]));
});

rule('CQ-DICE-4', () => {
  const city = ways(`${ROLL} NAF=R:-/EGY:I EGYc=B:-/NAF:I`);
  expect(share(city)).toEqual(fractions([55, 216], [161, 216]));
  expect(ways(`${ROLL} NAF=R:-/EGY:I EGYkR=B:-/NAF:I`)).toBe(city);
  // A strike is no attack on the land of the defender.
  const strike = '>=R/2roll:strike,EGY,NAF/EGY,I,-';
  expect(share(ways(`${strike} EGY=R:- NAFc=B:-/EGY*:I`))).toEqual(fractions([15, 36], [21, 36]));
});

rule('CQ-DICE-5', () => {
  const reward = round('I', 'I', '-', '@B=-/-/7');
  expect(share(reward)).toEqual(fractions([55, 216], [161, 216]));
  expect(ways(`${ROLL} NAF=R:-/EGY:I EGYc=B:-/NAF:I @B=-/-/7`)).toBe(reward);
});

rule('CQ-DICE-6', () => {
  // Three dice against two: the well-known numbers.
  const [dd, ad, da, aa] = Object.values(at(`${ROLL} NAF=R:I/EGY:II EGY=B:-/NAF:II`).outcomes);
  expect([dd! / 7776, (ad! + da!) / 7776, aa! / 7776]).toEqual([1445 / 3888, 2611 / 7776, 2275 / 7776]);
});

rule('CQ-DICE-7', () => {
  expect(Object.keys(at(`${ROLL} NAF=R:I/EGY:II EGYc=B:-/NAF:I`).outcomes)).toEqual(['roll d', 'roll a']);
  const board = at(`${ROLL} NAF=R:I/EGY:II EGYc=B:-/NAF:II`);
  expect(Object.keys(board.outcomes)).toEqual(['roll dd', 'roll ad', 'roll da', 'roll aa']);
  expect(board.why('roll d')).toEqual(['CQ-DICE-7']);
});

rule('CQ-DICE-8', () => {
  expect(share(round('A', 'I'))).toEqual(fractions([7, 12], [5, 12]));
  expect(share(round('I', 'A'))).toEqual(fractions([5, 18], [13, 18]));
  const [dd, ad, da, aa] = Object.values(at(`${ROLL} NAF=R:I/EGY:AA EGY=B:-/NAF:II`).outcomes);
  expect([dd! / 7776, (ad! + da!) / 7776, aa! / 7776]).toEqual([301 / 486, 1981 / 7776, 979 / 7776]);
});

rule('CQ-DICE-9', () => {
  const air = ways(`${ROLL} NAFa=R:-/EGY:I EGY=B:-/NAF:I`);
  expect(share(air)).toEqual(fractions([21, 36], [15, 36]));
});

rule('CQ-DICE-10', () => {
  // 15 of 36 rolls are higher; the six equal ones are the defender's.
  expect(round('I', 'I')).toBe('d 15, a 21');
});

rule('CQ-DICE-11', () => {
  const board = at(`${ROLL} NAF=R:I/EGY:AI EGY=B:I/NAF:II`);
  expect(board.play('roll ad').item('NAF')).toBe('NAF=R:I/EGY:A');
  expect(board.play('roll da').item('NAF')).toBe('NAF=R:I/EGY:DI');
});

rule('CQ-DICE-12', () => {
  const board = at(`${ROLL} NAF=R:I/EGY:AD EGY=B:I/NAF:II`);
  expect(board.play('roll da').item('NAF')).toBe('NAF=R:I/EGY:A');
  expect(board.play('roll ad').item('NAF')).toBe('NAF=R:I/EGY:DD');
});
