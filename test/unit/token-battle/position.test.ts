import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../workers/games/token-battle/notation';
import { parsePosition, positionToState, stateToPosition } from '../../../workers/games/token-battle/position';
import { anyState } from './arbitrary-state';

const SOUND = {
  board: { c3: { owner: 'A', value: 4, type: 'plain' } },
  cards: { A: [['shove'], ['tide', 'milestone']] },
  turn: 'A',
  last: 'c3',
};

describe('the JSON position', () => {
  it('survives the way there and back, and has nothing but what the rules name', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const position = stateToPosition(state);
        expect(parsePosition(JSON.stringify(position))).toEqual({ ok: true, value: state });
        expect(Object.keys(position)).toEqual([
          'board',
          'cards',
          'turn',
          'points',
          'last',
          'boost',
          'extra',
          'ply',
          'options',
        ]);
      }),
    );
  });

  it('fills missing members as the line fills missing parts', () => {
    const line = parse('turn B');
    expect(positionToState({ turn: 'B' })).toEqual(line);
    expect(parse(' {"turn":"B"}')).toEqual(line);
    expect(positionToState({})).toEqual(parse('turn A'));
  });

  it('puts the board in the order of the fields', () => {
    const token = SOUND.board.c3;
    const read = positionToState({ board: { f6: token, a1: token, c3: token } });
    expect(read.ok && Object.keys(read.value.board)).toEqual(['a1', 'c3', 'f6']);
  });

  it.each([
    [{ mood: 'fine' }, 'unknown-key', 'mood', null],
    [{ board: [] }, 'bad-value', 'board: […]', null],
    [{ board: { g1: SOUND.board.c3 } }, 'unknown-field', 'board.g1: {…}', 'TK-GAME-2'],
    [{ board: { c3: 4 } }, 'bad-value', 'board.c3: 4', null],
    [{ board: { c3: { owner: 'C', value: 4, type: 'plain' } } }, 'bad-side', 'board.c3.owner: "C"', null],
    [{ board: { c3: { owner: 'A', value: 4 } } }, 'bad-token', 'board.c3.type: undefined', 'TK-CARD-8'],
    [{ board: { c3: { owner: 'A', value: 4, type: 'duck' } } }, 'bad-token', 'board.c3.type: "duck"', 'TK-CARD-8'],
    [{ board: { c3: { owner: 'A', value: 1.5, type: 'plain' } } }, 'bad-number', 'board.c3.value: 1.5', null],
    [{ board: { c3: { owner: 'A', value: 11, type: 'plain' } } }, 'value-out-of-range', 'board.c3: "11"', 'TK-BOOST-1'],
    [{ board: { c3: { owner: 'A', value: 1, type: 'plain', hat: 1 } } }, 'unknown-key', 'board.c3.hat', null],
    [{ cards: { A: 'shove' } }, 'bad-value', 'cards.A: "shove"', null],
    [{ cards: { A: [] } }, 'too-few-stacks', 'cards.A: "0"', 'TK-SET-1'],
    [{ cards: { A: [[]] } }, 'too-few-cards', 'cards.A.0: "0"', 'TK-SET-2'],
    [{ cards: { A: [['shovel']] } }, 'unknown-card', 'cards.A.0.0: "shovel"', 'TK-SET-6'],
    [{ cards: { C: [['shove']] } }, 'bad-side', 'cards.C: […]', null],
    [{ turn: 'C' }, 'bad-side', 'turn: "C"', null],
    [{ turn: 7 }, 'bad-value', 'turn: 7', null],
    [{ turn: '?' }, 'bad-opening', 'turn: "?"', 'TK-GAME-7'],
    [{ points: { A: -1 } }, 'bad-number', 'points.A: -1', null],
    [{ points: { A: '1' } }, 'bad-number', 'points.A: "1"', null],
    [{ last: 'd3' }, 'last-not-there', 'last: "d3"', 'TK-SWAP-3'],
    [{ last: 3 }, 'bad-value', 'last: 3', null],
    [{ boost: { B: 2 } }, 'boost-over-one', 'boost.B: "2"', 'TK-BOOST-2'],
    [{ ply: 2 ** 40 }, 'bad-number', `ply: ${2 ** 40}`, null],
    [{ options: { colour: 'red' } }, 'bad-option', 'options.colour: "red"', null],
    [{ options: { goldenFactor: '4' } }, 'bad-option', 'options.goldenFactor: "4"', null],
    [{ options: { pointLimit: 0 } }, 'bad-number', 'options.pointLimit: 0', null],
    [{ options: { headStart: 50, pointLimit: 50 } }, 'bad-option', 'options.headStart: "50"', 'TK-END-1'],
  ])('%j is refused', (change, problem, found, rule) => {
    expect(positionToState({ ...SOUND, ...change })).toEqual({ ok: false, error: { column: 1, rule, problem, found } });
  });

  it('never throws, whatever the value', () => {
    const deep = `{"board":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect(parsePosition(deep)).toMatchObject({ ok: false });
    expect(parsePosition('{"board":{"__proto__":{"owner":"A","value":1,"type":"plain"}}}')).toMatchObject({
      ok: false,
    });
    expect(parsePosition('{"options":{"toString":1}}')).toMatchObject({ ok: false, error: { problem: 'bad-option' } });
    const keys = fc.constantFrom(...Object.keys(SOUND), 'points', 'extra', 'ply', 'options', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (junk) => {
        const parsed = positionToState({ ...SOUND, ...junk });
        if (!parsed.ok) expect(parsed.error.column).toBe(1);
      }),
    );
  });
});
