import { expect, it } from 'vitest';
import { actionText, parseAction } from '../../../workers/games/conquest/actions';
import { parse, print } from '../../../workers/games/conquest/notation';
import { firstNode } from '../../../workers/games/conquest/start';
import type { State } from '../../../workers/games/conquest/state';

const stateOf = (line: string): State => {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
};

it.each([
  '',
  'NAF=R:III',
  'EGY=B:I/EAF:A/NAF:II NAF=R:I/EGY:AI',
  'NAFck=R:AAAD12I',
  '>=G/3man-with:NAF~BRA/7/BGR/05 trading=on round-limit=20 NAFkBaatmIA=R:I/EGY*!:AD BRA=G:I NAF~BRA*!^=R:AI+12I',
  ">=R/2attack/2/RBG/- NAF=R:I EGY=B:I @R=NAF,BRA'/0,4/7 @G=CON/-/- #=3,-,0,5,-,-,-,-",
  '>=R/2go-on:strike,EGY,NAF/EGY,II,-/1/RB/- EGY=R:I NAF=B:I/EGY*:I',
  '>=B/2fall-back:raid-front,NAF~BRA,BRA/VEN,-,-,B/1/RB/- BRA=R:I/VEN:I NAF~BRA*=B:AI+-',
  '>=R/0first:G/1/RBG/- turn-order=by-roll',
  '>=Re2/4claim/3/RB/- NAF=-/EGY!:- EGYf=R:I',
  '>=R/1answer:NAF,B/1/RB/- trading=on',
  '>=R/3form-front:NAF/BRA,2,1,0/1/RB/- NAF=R:AII',
])('"%s" reads back; written, its items have their order', (line) => {
  const written = print(stateOf(line));
  expect(print(stateOf(written))).toBe(written);
  expect(written.split(' ').sort()).toEqual(line.split(' ').sort());
});

it('what is at its default is left out', () => {
  expect(print(stateOf('>=R/2attack/1/RB/- EGY=B:I NAF=R:I round-limit=60'))).toBe('EGY=B:I NAF=R:I');
  expect(stateOf('NAF=G:I').order).toEqual([0, 1, 2]);
  expect(stateOf('>=R/3start NAF=R:I')).toMatchObject({ phase: 3, node: 'start', round: 1, order: [0, 1] });
  expect(stateOf('NGU=R:I EAU=R:I INO=R:I WAU=R:I').continents).toEqual([3]);
});

it.each([
  ['NAF', 1, 'unknown-key'],
  ['ATL=R:I', 1, 'unknown-territory'],
  ['NAF=R:I NAF=B:I', 9, 'said-twice'],
  ['NAF=X:I', 5, 'bad-player'],
  ['NAF=R:IQ', 7, 'bad-divisions'],
  ['NAF=R:I/CHI:I', 9, 'no-border'],
  ['NAF=R:I/EGY:III', 13, 'bad-divisions'],
  ['NAFq=R:I', 4, 'bad-flags'],
  ['NAF~EGY=R:A+-', 1, 'no-sea-border'],
  ['round-limit=19', 13, 'bad-value'],
  ['luck=high', 1, 'unknown-key'],
  ['>=R/2dance', 5, 'bad-node'],
  ['>=R/1roll', 5, 'bad-node'],
  ['>=R/2attack/0', 13, 'bad-number'],
  ['>=R/2attack/1/RR', 15, 'bad-order'],
  ['>=R/3move-to:NAF', 14, 'missing-field'],
  ['#=1,2', 3, 'bad-table'],
  ['@R=NAF,NAF/-/-', 4, 'said-twice'],
])('%j is refused at column %i: %s', (text, column, problem) => {
  expect(parse(text)).toMatchObject({ ok: false, error: { column, problem } });
});

it('actions read back; nothing else is one', () => {
  const state = firstNode(3);
  const texts = [
    'border NAF/EGY',
    'raid-front NAF~BRA BRA/VEN',
    'contest NAF/EGY MEA/EGY',
    'strike EGY NAF/EGY',
    'sail-home NAF~BRA WEU',
    'disarm-front NAF/EGY D',
    'commit AI',
    'resupply -',
    'move-count 12',
    'claim 7',
    'offer-to B',
    'end-turn',
  ];
  for (const text of texts) {
    const parsed = parseAction(text, state);
    expect([text, parsed.ok && actionText(parsed.value, state)]).toEqual([text, text]);
  }
  for (const text of [
    '',
    'dance',
    'border',
    'border NAF',
    'commit AAA',
    'claim 8',
    'roll x',
    'raise 01',
    'border NAF/EGY now',
  ])
    expect([text, parseAction(text, state).ok]).toEqual([text, false]);
  expect(parseAction('border NAF/CHI', state)).toMatchObject({ error: { rule: 'CQ-BOARD-2' } });
});
