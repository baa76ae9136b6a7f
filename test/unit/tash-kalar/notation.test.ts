import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, print } from '../../../workers/games/tash-kalar/notation';
import { PROBLEMS } from '../../../workers/games/tash-kalar/problems';
import { hostileText } from '../support/hostile-text';
import { anyState } from './arbitrary-state';

function printed(text: string): string {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return print(parsed.value);
}

describe('the position line', () => {
  it('reads back whatever it prints', () => {
    fc.assert(fc.property(anyState, (state) => void expect(parse(print(state))).toEqual({ ok: true, value: state })));
  });

  it('is one line of printable ASCII', () => {
    fc.assert(fc.property(anyState, (state) => void expect(print(state)).toMatch(/^[!-~]+( [!-~]+)*$/)));
  });

  it.each([
    ['turn A', 'turn A 2'],
    ['turn B 1 discarded', 'turn B 1 discarded'],
    ['B d4;; A e5* d5  f1', 'A f1 d5 e5*; B d4; turn A 2'],
    ['A g3**; mode highForm; decks northern southern', 'A g3**; turn A 2'],
    ['decks  sylvan   highland; mode duel; points 0-0', 'mode duel; decks sylvan highland; turn A 2'],
    ['hand A flare-06 Titan Knight Bomb', 'hand A Bomb Knight Titan flare-06; turn A 2'],
    ['deck A ?', 'turn A 2'],
    ['deck A Knight/AB ? Bomb/A; legends ? Titan', 'deck A Knight/AB ? Bomb/A; legends ? Titan; turn A 2'],
    ['deck A ?Bomb ?Knight Herald', 'deck A ?Bomb ?Knight Herald; turn A 2'],
    ['deck A ?Knight Herald/B', 'deck A Knight Herald/B |; turn A 2'],
    ['deck A Knight | Herald', 'deck A Knight Herald |; turn A 2'],
    ['flares |; discards flares flare-03 flare-01', 'flares |; discards flares flare-01 flare-03; turn A 2'],
    ['discards A Knight Bomb', 'discards A Knight Bomb; turn A 2'],
    ['next Isolation; row SideChain Diagonals', 'row SideChain Diagonals; next Isolation; turn A 2'],
    ['claimed B Isolation Destruction', 'claimed B Destruction Isolation; turn A 2'],
    ['starter A; ply 2; destroyed 0-0-0; end 1', 'turn A 2; end 1'],
    ['destroyed 2-1-0; summoned e5 d4** e5*', 'turn A 2; destroyed 2-1-0; summoned e5 d4** e5*'],
    ['due legends=1 borrow=1 turns=0', 'turn A 2; due borrow=1 legends=1'],
    ['ask placeLifted; playing lifted=i3', 'turn A 2; ask placeLifted; playing lifted=i3'],
    ['ask return; playing card=Titan', 'turn A 2; ask return; playing card=Titan'],
    [
      'ask effect; playing target=e4 card=Knight; effect step=1 done=e3+c1 first=B* name2=-,e3,common,1,B,ne',
      'turn A 2; ask effect; playing card=Knight target=e4; effect step=1 done=c1+e3 first=B* name2=-,e3,common,1,B,ne',
    ],
    ['options resign=off flareCriteria=once', 'turn A 2; options resign=off'],
  ])('%j is printed in canonical form', (text, line) => {
    expect(printed(text)).toBe(line);
  });

  it.each([
    ['', 1, 'missing-field', '', null],
    [' ; ;', 1, 'missing-field', '', null],
    ['tb1 castle-field', 1, 'unknown-key', 'tb1', null],
    ['turn A; colour red', 9, 'unknown-key', 'colour', null],
    ['turn A; turn B', 9, 'said-twice', 'turn', null],
    ['turn', 1, 'missing-field', 'turn', null],
    ['turn C', 6, 'bad-side', 'C', null],
    ['turn A many', 8, 'bad-number', 'many', null],
    ['turn A 2 spent', 10, 'bad-value', 'spent', null],
    ['hand', 1, 'missing-field', 'hand', null],
    ['hand C Knight', 6, 'bad-side', 'C', null],
    ['hand A', 1, 'missing-field', 'hand A', null],
    ['hand A Kinght', 8, 'unknown-card', 'Kinght', 'TS-CARD-1'],
    ['hand A Knight Dryad', 15, 'foreign-card', 'Dryad', 'TS-CARD-1'],
    ['hand A Knight Knight', 15, 'card-twice', 'Knight', 'TS-CARD-1'],
    ['hand A Titan; hand B Titan', 22, 'card-twice', 'Titan', 'TS-CARD-2'],
    ['hand A Knight; discards A Knight', 27, 'card-twice', 'Knight', 'TS-CARD-1'],
    ['deck A ?Knight ?Bomb; hand A Knight', 1, 'card-twice', 'Knight', 'TS-CARD-1'],
    ['deck A ? ?', 10, 'bad-value', '?', null],
    ['deck A Knight/C ?', 15, 'bad-side', 'C', null],
    ['deck A ? ?Knight', 10, 'bad-value', '?Knight', null],
    ['legends Knight ?', 1, 'foreign-card', 'Knight', 'TS-CARD-2'],
    ['known A Knight', 9, 'not-in-hand', 'Knight', 'TS-CARD-3'],
    ['A a1', 3, 'unknown-square', 'a1', 'TS-BOARD-1'],
    ['A e5***', 3, 'bad-piece', 'e5***', null],
    ['A e5; B d4 e5*', 12, 'square-taken', 'e5*', 'TS-PLACE-1'],
    ['A c3** d3** e3** f3**', 18, 'too-many-pieces', 'f3', 'TS-PIECE-1'],
    ['mode melee', 6, 'bad-value', 'melee', 'TS-MODE-1'],
    ['decks sylvan', 7, 'bad-value', 'sylvan', null],
    ['decks sylvan sylvan', 14, 'equal-decks', 'sylvan', 'TS-CARD-1'],
    ['decks sylvan everfrost', 14, 'unknown-deck', 'everfrost', 'TS-CARD-1'],
    ['row Destruction Devastation SideChain Isolation', 1, 'too-many-tasks', '4', 'TS-SETUP-3'],
    ['row Destruction; claimed A Destruction', 28, 'task-twice', 'Destruction', 'TS-CARD-2'],
    ['row Knight', 5, 'unknown-task', 'Knight', 'TS-CARD-2'],
    ['mode duel; row Destruction', 12, 'too-many-tasks', 'Destruction', 'TS-MODE-3'],
    ['points 3-0', 1, 'bad-number', '3-0', 'TS-MODE-2'],
    ['mode duel; points 3', 19, 'bad-number', '3', null],
    ['ply 600', 5, 'bad-number', '600', null],
    ['end 3', 5, 'bad-number', '3', null],
    ['due tea=1', 5, 'bad-value', 'tea', null],
    ['ask dinner', 5, 'bad-question', 'dinner', null],
    ['ask effect', 1, 'bad-effect', 'effect', null],
    ['effect step=4', 1, 'bad-effect', 'menu', null],
    ['ask start', 1, 'bad-question', 'start', 'TS-SETUP-1'],
    ['playing card=Knight tea=1', 21, 'unknown-key', 'tea', null],
    ['playing target=a1', 16, 'unknown-square', 'a1', 'TS-BOARD-1'],
    ['effect name1=e5,e5', 14, 'bad-value', 'e5,e5', null],
    ['options colour=red', 9, 'bad-option', 'colour', null],
    ['options resign=maybe', 16, 'bad-option', 'maybe', null],
    ['options resign=off resign=on', 20, 'said-twice', 'resign=on', null],
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
    const words = [';', '=', '?', '|', '/', ' ', '-', '*', 'A', 'e5', 'a1', 'Knight', 'Titan', '?Titan', 'constructor'];
    const piece = fc.oneof(hostileText, fc.constantFrom(...words, '__proto__', '{', 'turn', 'hand A', 'effect'));
    fc.assert(fc.property(hostileText, total));
    fc.assert(
      fc.property(anyState, fc.nat(), fc.nat(5), piece, (state, at, cut, insert) => {
        const text = print(state);
        const begin = at % (text.length + 1);
        total(text.slice(0, begin) + insert + text.slice(begin + cut));
      }),
      { numRuns: 300 },
    );
  });
});
