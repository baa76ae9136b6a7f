import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/token-battle/data/cases.json';
import { parse, print } from '../../../workers/games/token-battle/notation';
import { PROBLEMS } from '../../../workers/games/token-battle/problems';
import { load, printLine } from '../../../workers/referee/token-battle';
import { hostileText } from '../support/hostile-text';
import { anyState } from './arbitrary-state';

const NOTHING = 'cards A milestone; cards B milestone; turn A; points 0-0';

function printed(text: string): string {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return print(parsed.value);
}

describe('the position line', () => {
  it('reads back whatever it prints', () => {
    fc.assert(fc.property(anyState, (state) => void expect(parse(print(state))).toEqual({ ok: true, value: state })));
  });

  it('is printed as the referee prints it', () => {
    fc.assert(fc.property(anyState, (state) => void expect(print(state)).toBe(printLine(state))));
  });

  it('is one line of printable ASCII', () => {
    fc.assert(fc.property(anyState, (state) => void expect(print(state)).toMatch(/^[!-~]+( [!-~]+)*$/)));
  });

  it.each(cases.cases.map(({ id, position }) => [id, position] as const))('of %s is read', (_id, position) => {
    expect(parse(position)).toMatchObject({ ok: true });
  });

  it.each([
    ['', NOTHING],
    [' ; ;', NOTHING],
    ['B f6=6; A a1=4', `A a1=4; B f6=6; ${NOTHING}`],
    [
      'A d2=1p c3=4 a1=2f b1=1a c1=1e d1=1h e1=1v f1=10g',
      `A a1=2f b1=1a c1=1e d1=1h e1=1v f1=10g d2=1p c3=4; ${NOTHING}`,
    ],
    [
      '  turn   B ;; cards A shove  tide>milestone;',
      NOTHING.replace('milestone', 'shove tide>milestone').replace('A; p', 'B; p'),
    ],
    ['points 120-95;boost 1-0;extra 0-1;ply 49', `${NOTHING.replace('0-0', '120-95')}; boost 1-0; extra 0-1; ply 49`],
    ['A e5=4; last e5', `A e5=4; ${NOTHING}; last e5`],
    ['turn ?', NOTHING.replace('turn A', 'turn ?')],
    ['options turnLimit=50 goldenFactor=4 thirdAura=enemies', `${NOTHING}; options turnLimit=50 goldenFactor=4`],
    ['options turnLimit=none pointLimit=0999', `${NOTHING}; options pointLimit=999`],
    ['boost 0-0; extra 0-0; ply 0; last c3; A c3=1', `A c3=1; ${NOTHING}; last c3`],
  ])('%j is printed in canonical form', (text, line) => {
    expect(printed(text)).toBe(line);
    const known = load(text);
    expect(known.ok && printLine(known.node)).toBe(line);
  });

  it('fills the fields that nothing is said about', () => {
    const line = printed('A a1=9; rest B=1h; empty c3 d3');
    expect(line.match(/B [^;]*/)![0].split(' ')).toHaveLength(34);
    expect(line).not.toContain('c3');
    expect(line).toContain('f6=1h');
  });

  it.each([
    ['tb1 castle-field', 1, 'unknown-key', 'tb1', null],
    ['turn A; colour red', 9, 'unknown-key', 'colour', null],
    ['turn A; turn B', 9, 'said-twice', 'turn', null],
    ['turn', 1, 'missing-field', 'turn', null],
    ['turn C', 6, 'bad-side', 'C', null],
    ['turn A B', 8, 'bad-value', 'B', null],
    ['cards', 1, 'missing-field', 'cards', null],
    ['cards C milestone', 7, 'bad-side', 'C', null],
    ['cards A', 1, 'missing-field', 'cards A', null],
    ['cards A milestone>', 19, 'unknown-card', '', 'TK-SET-6'],
    ['cards A shove tide>mill', 20, 'unknown-card', 'mill', 'TK-SET-6'],
    ['cards A idol idol idol idol idol', 1, 'too-many-stacks', '5', 'TK-SET-1'],
    ['cards A idol idol>idol>idol>idol>idol>idol', 14, 'too-many-cards', '6', 'TK-SET-2'],
    ['A g3=4', 3, 'unknown-field', 'g3', 'TK-GAME-2'],
    ['A c7=4', 3, 'unknown-field', 'c7', 'TK-GAME-2'],
    ['A c3', 3, 'bad-value', 'c3', null],
    ['A c3=', 6, 'bad-token', '', null],
    ['A c3=4x', 7, 'bad-token', 'x', 'TK-CARD-8'],
    ['A c3=-1', 6, 'bad-token', '-1', null],
    ['A c3=0', 3, 'value-out-of-range', '0', 'TK-HIT-2'],
    ['A c3=11', 3, 'value-out-of-range', '11', 'TK-BOOST-1'],
    ['A c3=4; B c3=4', 11, 'field-taken', 'c3=4', 'TK-GAME-4'],
    ['A c3=4; rest B=1; empty c3', 25, 'field-taken', 'c3', 'TK-GAME-4'],
    ['rest C=1', 6, 'bad-side', 'C', null],
    ['points 1', 8, 'bad-number', '1', null],
    ['points 4000-0', 1, 'bad-number', '4000', 'TK-END-1'],
    ['points 1-99999', 8, 'bad-number', '1-99999', null],
    ['last c3', 1, 'last-not-there', 'c3', 'TK-SWAP-3'],
    ['last z9', 6, 'unknown-field', 'z9', 'TK-GAME-2'],
    ['boost 2-0', 1, 'boost-over-one', '2', 'TK-BOOST-2'],
    ['extra 0-2000', 1, 'too-many-turns', '0-2000', 'TK-EXTRA-1'],
    ['ply 2000', 1, 'too-many-turns', '2000', 'TK-END-1'],
    ['ply 51; options turnLimit=50', 1, 'too-many-turns', '51', 'TK-END-6'],
    ['ply many', 5, 'bad-number', 'many', null],
    ['turn ?; ply 1', 1, 'bad-opening', '?', 'TK-GAME-7'],
    ['turn ?; options firstPlayer=A', 1, 'bad-opening', '?', 'TK-GAME-7'],
    ['options colour=red', 9, 'bad-option', 'colour', null],
    ['options thirdAura=all', 19, 'bad-option', 'all', null],
    ['options goldenFactor=3', 22, 'bad-option', '3', null],
    ['options headStart=201', 19, 'bad-number', '201', null],
    ['options headStart=60 headStart=70', 22, 'said-twice', 'headStart=70', null],
    ['options headStart=60 pointLimit=60', 19, 'bad-option', '60', 'TK-END-1'],
    ['options headStart', 9, 'bad-value', 'headStart', null],
    ['{"turn": "A"', 13, 'not-json', '{"turn": "A"', null],
  ])('refuses %j', (text, column, problem, found, rule) => {
    expect(PROBLEMS).toContain(problem);
    expect(parse(text)).toEqual({ ok: false, error: { column, problem, found, rule } });
  });

  it('never throws, whatever the text', () => {
    const total = (text: string): void => {
      const parsed = parse(text);
      if (parsed.ok) expect(parse(print(parsed.value))).toEqual(parsed);
      else expect(parsed.error.column).toBeGreaterThan(0);
    };
    const piece = fc.oneof(
      hostileText,
      fc.constantFrom(
        ';',
        '=',
        '>',
        '-',
        ' ',
        'A',
        'c3=4',
        'rest',
        'empty',
        '99999',
        '__proto__',
        'constructor',
        '{',
        '?',
      ),
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
