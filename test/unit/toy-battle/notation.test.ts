import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, print } from '../../../workers/games/toy-battle/notation';
import { stateToPosition } from '../../../workers/games/toy-battle/position';
import { QUESTIONS } from '../../../workers/games/toy-battle/state';
import { hostileText } from '../support/hostile-text';
import { anyState } from './arbitrary-state';

const LINE = 'tb1 castle-field b 9 1:b7,3:b6r1 K27/2224 KK15/134 0/0 -/5 b/-';

function problemIn(text: string) {
  const parsed = parse(text);
  if (parsed.ok) throw new Error(`accepted: ${text}`);
  return parsed.error;
}

describe('the one-line notation', () => {
  it('reads back whatever it prints', () => {
    fc.assert(fc.property(anyState, (state) => void expect(parse(print(state))).toEqual({ ok: true, value: state })));
  });

  it('meets every question in generated states', () => {
    const seen = new Set(fc.sample(anyState, { numRuns: 600, seed: 1 }).map((state) => state.question));
    expect([...seen].sort()).toEqual([...QUESTIONS].sort());
  });

  it('is one line of printable ASCII', () => {
    fc.assert(fc.property(anyState, (state) => void expect(print(state)).toMatch(/^[!-~]+( [!-~]+)*$/)));
  });

  it('prints in one way whatever order it was written in', () => {
    const loose =
      '  tb1  castle-field b 009 3:b6r1,1:b7 7K2/4222 51KK/431 0/0 -/5 b/- options=turnLimit:200,specials:off ask=turn known=-/4 frozen=-/-';
    const parsed = parse(loose);
    expect(parsed.ok && print(parsed.value)).toBe(`${LINE} known=-/4 options=specials:off`);
  });

  it('keeps every member of a turn that is under way', () => {
    const text =
      'tb1 castle-field b 9 3:b3,5:b7r2b2 K27/224 KK15/134 4/0 -/5 -/- ask=jumbo at=3 waiting=5:3 options=skullyDraw:each';
    const parsed = parse(text);
    expect(parsed.ok && parsed.value).toMatchObject({
      question: 'jumbo',
      questionBase: '3',
      waiting: [{ base: '5', height: 3 }],
    });
    expect(parsed.ok && print(parsed.value)).toBe(text);
  });

  it('takes a JSON position in its place', () => {
    const parsed = parse(LINE);
    expect(parse(`\n ${JSON.stringify(parsed.ok && stateToPosition(parsed.value))}`)).toEqual(parsed);
  });

  it.each([
    ['', 1, 'version', '', null],
    ['tb2 castle-field', 1, 'version', 'tb2', null],
    ['  fen', 3, 'version', 'fen', null],
    ['tb1', 4, 'missing-field', 'map', null],
    ['tb1 castle b', 5, 'unknown-map', 'castle', 'TB-SET-1'],
    ['tb1 castle-field b 9', 21, 'missing-field', 'stacks', null],
    [LINE.replace(' b 9', ' g 9'), 18, 'bad-side', 'g', 'TB-GOAL-1'],
    [LINE.replace(' 9 ', ' -9 '), 20, 'bad-number', '-9', null],
    [LINE.replace(' 9 ', ' 65536 '), 20, 'bad-number', '65536', null],
    [LINE.replace('3:b6r1', '33:b6'), 27, 'unknown-node', '33', 'TB-KIT-3'],
    [LINE.replace('3:b6r1', '3:b6x2'), 31, 'bad-tile', 'x2', 'TB-KIT-1'],
    [LINE.replace('3:b6r1', '3:b6r'), 31, 'bad-tile', 'r', 'TB-KIT-1'],
    [LINE.replace('3:b6r1', '3'), 27, 'bad-value', '3', null],
    [LINE.replace('3:b6r1', '1:b6'), 27, 'unknown-key', '1:b6', null],
    [LINE.replace('K27/', 'K89/'), 35, 'bad-tile', '8', 'TB-KIT-1'],
    [LINE.replace('K27/2224', 'K27'), 34, 'bad-value', 'K27', null],
    [LINE.replace('2224', '22224'), 38, 'too-many-copies', 'r2', 'TB-KIT-1'],
    [LINE.replace('K27/2224', 'K27/K22233445'), 38, 'rack-over-limit', 'K22233445', 'TB-DRAW-2'],
    [LINE.replace('0/0', '0/4'), 54, 'too-few-unseen', '4', 'TB-SET-3'],
    [LINE.replace('1:b7', 'R:b7'), 22, 'tile-on-hq', 'b7', 'TB-END-1'],
    [LINE.replace(' b/-', ' bz/-'), 61, 'unknown-region', 'z', 'TB-KIT-5'],
    [`${LINE} frozen=3/-`, 71, 'frozen-not-on-rack', '3', 'TB-FIELD-3'],
    [`${LINE} frozen=-/2`, 73, 'frozen-not-to-move', '2', 'TB-FIELD-2'],
    [`${LINE} known=-/7`, 72, 'known-not-on-rack', '7', 'TB-INFO-5'],
    [`${LINE} colour=blue`, 64, 'unknown-key', 'colour=blue', null],
    [`${LINE} ask`, 64, 'unknown-key', 'ask', null],
    [`${LINE} ask=skully ask=star`, 75, 'unknown-key', 'ask=star', null],
    [`${LINE} ask=over`, 68, 'bad-question', 'over', null],
    [`${LINE} ask=jumbo`, 68, 'bad-question', '-', null],
    [`${LINE} ask=jumbo at=3`, 77, 'bad-question', '3', null],
    [`${LINE} ask=deal`, 68, 'bad-question', '0', null],
    [`${LINE} left=2`, 69, 'bad-question', '2', null],
    [`${LINE} waiting=5:1`, 72, 'bad-question', '5:1', null],
    [`${LINE} over=blue:hq`, 69, 'bad-question', '-', null],
    [`${LINE} over=green:stuck`, 69, 'bad-side', 'green', 'TB-GOAL-1'],
    [`${LINE} options=colour:red`, 72, 'bad-option', 'colour', null],
    [`${LINE} options=specials:red`, 81, 'bad-option', 'red', null],
    [`${LINE} options=turnLimit:many`, 82, 'bad-number', 'many', null],
    ['{"map": "castle-field"', 23, 'not-json', '{"map": "castle-field"', null],
  ])('refuses %j', (text, column, problem, found, rule) => {
    expect(problemIn(text as string)).toEqual({ column, problem, found, rule });
  });

  it('refuses medals at the objective and points at the side', () => {
    expect(problemIn(LINE.replace(' b/-', ' ahd/-'))).toEqual({
      column: 60,
      problem: 'medals-at-objective',
      found: '8 >= 7',
      rule: 'TB-END-2',
    });
  });

  it('refuses a region held by one colour that nobody has claimed', () => {
    const text = LINE.replace('1:b7,3:b6r1', '3:b6,5:b2,7:b4').replace(' b/-', ' -/-');
    expect(problemIn(text)).toEqual({ column: 63, problem: 'region-held-unclaimed', found: 'b', rule: 'TB-REGION-1' });
  });

  it('never throws, whatever the text', () => {
    const total = (text: string): void => {
      const parsed = parse(text);
      if (parsed.ok) expect(parse(print(parsed.value))).toEqual(parsed);
      else expect(parsed.error.column).toBeGreaterThan(0);
    };
    const piece = fc.oneof(
      hostileText,
      fc.constantFrom('-', '/', ':', ',', '=', ' ', 'K', 'b7', '999999999999', '__proto__', 'constructor', '{'),
    );
    fc.assert(fc.property(hostileText, total));
    fc.assert(
      fc.property(anyState, fc.nat(), fc.nat(5), piece, (state, at, cut, insert) => {
        const text = print(state);
        const start = at % (text.length + 1);
        total(text.slice(0, start) + insert + text.slice(start + cut));
      }),
      { numRuns: 300 },
    );
  });
});
