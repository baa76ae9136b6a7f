import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../workers/games/token-battle/board';
import { auraSources, gainOf, incomeOf } from '../../../workers/games/token-battle/gains';
import { parse } from '../../../workers/games/token-battle/notation';
import type { State } from '../../../workers/games/token-battle/state';
import { gains } from '../../../workers/referee/token-battle';
import { practice } from './arbitrary-state';

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const FIRE = 'A b3=4 c3=2f d3=3a; B c4=1e d4=2g';

describe('what a token brings', () => {
  it('is what the referee counts', () => {
    fc.assert(fc.property(practice, (state) => void expect(incomeOf(state)).toEqual(gains(state))));
  });

  it.each([
    ['b3', '', { total: 6, value: 4, auras: 2, gold: 0 }],
    ['c3', '', { total: 4, value: 2, auras: 2, gold: 0 }],
    ['d4', '', { total: 6, value: 2, auras: 1, gold: 3 }],
    ['d4', '; options goldenFactor=4', { total: 12, value: 2, auras: 1, gold: 9 }],
    ['d4', '; options thirdAura=friends', { total: 8, value: 2, auras: 2, gold: 4 }],
  ])('on %s%s', (field, options, gain) => {
    expect(gainOf(field, stateOf(FIRE + options))).toEqual(gain);
  });

  it('says where auras come from', () => {
    expect(auraSources('c4', stateOf(FIRE))).toEqual(['d3']);
    expect(auraSources('b3', stateOf(FIRE))).toEqual(['c3', 'c4']);
  });
});

describe('the board that is drawn', () => {
  it('adds gains, income, leader and end to the state', () => {
    const state = stateOf('A a1=4g; B f6=6; points 999-3');
    expect(boardOf(state)).toMatchObject({
      ...state,
      gain: { a1: { total: 8 }, f6: { total: 6 } },
      income: { A: 8, B: 6 },
      over: false,
      ahead: 'A',
    });
    expect(boardOf(stateOf('points 0-1000'))).toMatchObject({ over: true, ahead: 'B', gain: {} });
    expect(boardOf(stateOf('points 7-7')).ahead).toBeNull();
  });
});
