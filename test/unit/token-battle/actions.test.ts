import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  NOWHERE,
  TRY_CARD,
  TRY_CARD_IN,
  TRY_DRAW,
  TRY_OUT_OF_TURN,
  TRY_PASS,
  TRY_STACK,
} from '../../../assembly/games/token-battle/layout';
import { actionText, checkAction, decode, encode, parseAction } from '../../../workers/games/token-battle/actions';
import { picksOf } from '../../../workers/games/token-battle/choices';
import { parse } from '../../../workers/games/token-battle/notation';
import type { State } from '../../../workers/games/token-battle/state';
import { trialOf } from '../../../workers/games/token-battle/trial';
import { hostileText } from '../support/hostile-text';
import { anyState } from './arbitrary-state';

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const state = stateOf('cards A twins shove>milestone twins>tide; cards B idol colossus');
const draw = stateOf('turn ?');

const numberOf = (text: string, at: State = state): number => {
  const parsed = parseAction(text, at);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
};

describe('an action in words', () => {
  it('survives printing and parsing at every state', () => {
    fc.assert(
      fc.property(anyState, fc.nat(ACTIONS - 1), (at, action) => {
        const stacks = at.turn === '?' ? 0 : at.cards[at.turn].length;
        const real = at.turn === '?' ? action < 2 : action < stacks * 36;
        fc.pre(real);
        const text = actionText(action, at);
        expect(parseAction(text, at)).toEqual({ ok: true, value: action });
        expect(checkAction(text)).toEqual({ ok: true, value: null });
      }),
    );
  });

  it.each([
    ['twins@a1', 0],
    ['twins:1@a1', 0],
    ['twins:3@a1', 72],
    ['  shove@f6 ', 71],
    ['A:2@f6', 71],
    ['A:3@c3', 72 + 14],
  ])('%j is a placement', (text, action) => {
    expect(numberOf(text)).toBe(action);
    expect(decode(action, state).kind).toBe('place');
  });

  it('names the stack only where the card does not say it', () => {
    expect([0, 36, 72].map((action) => actionText(action, state))).toEqual(['twins@a1', 'shove@a1', 'twins:3@a1']);
  });

  it('is the outcome of the draw while nobody is on turn', () => {
    expect([0, 1].map((action) => actionText(action, draw))).toEqual(['~A', '~B']);
    expect(['~A', '~B'].map((text) => numberOf(text, draw))).toEqual([0, 1]);
  });

  it.each([
    ['pass', TRY_PASS << 16],
    ['milestone@c3', (TRY_CARD << 16) | (1 << 8) | 14],
    ['idol@c3', (TRY_CARD << 16) | (6 << 8) | 14],
    ['twins@g1', (TRY_CARD << 16) | (22 << 8) | NOWHERE],
    ['B:2@c3', (TRY_STACK << 16) | (5 << 8) | 14],
    ['A:4@c3', (TRY_STACK << 16) | (3 << 8) | 14],
    ['out-of-turn 2@a1', (TRY_OUT_OF_TURN << 16) | (1 << 8)],
    ['~B', (TRY_DRAW << 16) | (1 << 8)],
    ['twins:2@c3', ((TRY_CARD_IN + 2) << 16) | (22 << 8) | 14],
    ['twins:9@g1', ((TRY_CARD_IN + 9) << 16) | (22 << 8) | NOWHERE],
  ])('%j is an attempt the rules have an answer to', (text, action) => {
    expect(numberOf(text)).toBe(action);
    expect(encode(decode(action, state))).toBe(action);
  });

  it('of an attempt reads back as the same attempt', () => {
    for (const text of [
      'pass',
      'second-token',
      'turn-area',
      'choose-targets',
      'change-set',
      'milestone@c3',
      'B:2@z0',
      '~A',
      'twins:0@c3',
    ])
      expect(actionText(numberOf(text), state)).toBe(text);
  });

  it.each([
    ['', 1, 'bad-action', '', null],
    [' fly', 2, 'bad-action', 'fly', null],
    ['shove', 1, 'bad-action', 'shove', null],
    ['shove@', 1, 'bad-action', 'shove@', null],
    ['shove@C3', 1, 'bad-action', 'shove@C3', null],
    ['  shovel@c3', 3, 'unknown-card', 'shovel', 'TK-SET-6'],
    ['C:1@c3', 1, 'bad-action', 'C:1@c3', null],
    ['A:5@c3', 1, 'bad-action', 'A:5@c3', null],
    ['toString', 1, 'bad-action', 'toString', null],
  ])('%j is none', (text, column, problem, found, rule) => {
    expect(parseAction(text, state)).toEqual({ ok: false, error: { column, problem, found, rule } });
  });

  it('throws for a number that is no action, and for nothing else', () => {
    expect(() => decode(99 << 16, state)).toThrow(RangeError);
    const piece = fc.constantFrom('twins', 'shove', '@', ':', 'c3', '~', 'A', '1', 'pass', ' ', '__proto__', 'z99');
    const text = fc.oneof(
      hostileText,
      fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(state, draw), (words, at) => {
        const parsed = parseAction(words, at);
        if (parsed.ok) expect(numberOf(actionText(parsed.value, at), at)).toBe(parsed.value);
        if (parsed.ok) expect(checkAction(words).ok).toBe(true);
      }),
    );
  });
});

describe('picks', () => {
  it('of an action lead back to it', () => {
    fc.assert(
      fc.property(anyState, fc.nat(ACTIONS - 1), (at, action) => {
        fc.pre(at.turn === '?' ? action < 2 : action < at.cards[at.turn].length * 36);
        expect(trialOf(picksOf(action, at), at)).toBe(actionText(action, at));
      }),
    );
  });

  it('name stacks and fields', () => {
    expect(picksOf(86, state)).toEqual(['stack:A:3', 'field:c3']);
    expect(picksOf(1, draw)).toEqual(['outcome:B']);
  });

  it('of the other player are an attempt, out of turn if it is the viewer who is waiting', () => {
    expect(trialOf(['stack:B:1', 'field:c3'], state)).toBe('B:1@c3');
    expect(trialOf(['stack:B:1', 'field:c3'], state, 'B')).toBe('out-of-turn 1@c3');
    expect(trialOf(['stack:A:4', 'field:c3'], state)).toBe('A:4@c3');
  });

  it('that say too little mean nothing', () => {
    for (const picks of [
      [],
      ['stack:A:1'],
      ['field:c3'],
      ['field:c3', 'stack:A:1'],
      ['stack:A:9', 'field:c3'],
      ['tile:1'],
    ])
      expect(trialOf(picks, state)).toBeNull();
  });
});
