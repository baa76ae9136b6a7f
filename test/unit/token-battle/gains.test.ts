import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { boardOf } from '../../../workers/games/token-battle/board';
import { gainsOf, incomeIn, type Gains } from '../../../workers/games/token-battle/gains';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { parse } from '../../../workers/games/token-battle/notation';
import type { State } from '../../../workers/games/token-battle/state';
import { aurasOn, gainOf, gains } from '../../../workers/referee/token-battle';
import { practice } from './arbitrary-state';
import { enter } from './engine-support';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

function gainsIn(state: State): Gains {
  enter(engine, tokenBattle.print(state));
  return gainsOf(engine);
}

const FIRE = 'A b3=4 c3=2f d3=3a; B c4=1e d4=2g';

describe('what a token brings', () => {
  it('is what the referee counts, token by token and in all', () => {
    fc.assert(
      fc.property(practice, (state) => {
        const { gain, income } = gainsIn(state);
        expect(income).toEqual(gains(state));
        expect(incomeIn(engine.save())).toEqual(income);
        expect(Object.keys(gain).sort()).toEqual(Object.keys(state.board).sort());
        for (const [field, { total, value, auras, gold }] of Object.entries(gain)) {
          expect(total).toBe(gainOf(state, field));
          expect(value).toBe(state.board[field]!.value);
          expect(auras).toBe(aurasOn(state, field));
          expect(gold).toBe(total - value - auras);
        }
      }),
    );
  });

  it.each([
    ['b3', '', { total: 6, value: 4, auras: 2, gold: 0 }],
    ['c3', '', { total: 4, value: 2, auras: 2, gold: 0 }],
    ['d4', '', { total: 6, value: 2, auras: 1, gold: 3 }],
    ['d4', '; options goldenFactor=4', { total: 12, value: 2, auras: 1, gold: 9 }],
    ['d4', '; options thirdAura=friends', { total: 8, value: 2, auras: 2, gold: 4 }],
  ])('on %s%s', (field, options, gain) => {
    expect(gainsIn(stateOf(FIRE + options)).gain[field]).toEqual(gain);
  });
});

describe('the board that is drawn', () => {
  it('adds gains, income, leader and end to the state', () => {
    const state = stateOf('A a1=4g; B f6=6; points 999-3');
    expect(boardOf(state, gainsIn(state))).toMatchObject({
      ...state,
      gain: { a1: { total: 8 }, f6: { total: 6 } },
      income: { A: 8, B: 6 },
      over: false,
      ahead: 'A',
    });
    expect(boardOf(stateOf('points 0-1000'))).toMatchObject({ over: true, ahead: 'B', gain: {} });
    expect(boardOf(stateOf('points 7-7')).ahead).toBeNull();
  });

  it('shows the tokens alone until the engine has been asked', () => {
    expect(boardOf(stateOf(FIRE))).toMatchObject({ gain: {}, income: null });
  });
});
