import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { boardOf } from '../../../workers/games/conquest/board';
import { conquest } from '../../../workers/games/conquest/game';
import { holds, type Predicate } from '../../../workers/games/conquest/predicates';
import { enter } from '../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

const LINE =
  ">=R/2attack/3/RB/- NAFcka=R:II/EGY*:II/BRA:A EGY=B:I BRAkB=B:I/NAF:I MEA=B:I ICE~GRE*=R:AI+I ICE=R:I GRE=B:II @R=NAF,BRA'/0/4 @B=EGY/-/- #=-,1,2,3,-,7,9,10";

const at = (line: string) => {
  enter(engine, line);
  return boardOf(conquest.read(engine.save()), engine);
};

const TRUE: Predicate[] = [
  { player: 'R', decider: 'R', phase: 2, round: 3, asked: 'attack', over: false, claimed: 0 },
  { owner: { NAF: 'R', EGY: 'B', CHI: null } },
  { rear: { NAF: 'II', CHI: '' } },
  { front: { 'NAF/EGY': 'II', 'NAF/CON': '' } },
  { divisions: { NAF: 'AIIII', BRA: 'II' } },
  { force: { 'ICE~GRE': 'AI+I', 'NAF~BRA': null } },
  { across: { 'NAF/EGY': true, 'NAF/BRA': false }, ashore: { 'ICE~GRE': true } },
  { invaded: { EGY: true, GRE: true, BRA: false } },
  { city: { NAF: true, EGY: false }, airfields: { NAF: 1, EGY: 0 }, capital: { R: 'NAF', B: 'BRA' } },
  { card: { NAF: 'R', EGY: 'B', CHI: null }, turned: { BRA: true, NAF: false } },
  { missions: { R: [0], B: [] }, rewards: { R: [4] }, table: { 0: null, 1: 1 } },
  { lands: { R: 2, B: 4 }, continent: { 0: null }, battle: null },
];

it.each(TRUE)('%j holds', (predicate) => {
  expect(holds(at(LINE), predicate)).toBe(true);
});

const FALSE: Predicate[] = [
  { player: 'B' },
  { decider: 'B' },
  { phase: 3 },
  { round: 2 },
  { asked: 'roll' },
  { over: true },
  { winner: 'R' },
  { winner: null },
  { claimed: 1 },
  { owner: { NAF: null } },
  { rear: { NAF: 'I' } },
  { front: { 'NAF/EGY': '' } },
  { divisions: { NAF: 'II' } },
  { force: { 'ICE~GRE': null } },
  { across: { 'NAF/EGY': false } },
  { ashore: { 'ICE~GRE': false } },
  { invaded: { EGY: false } },
  { city: { NAF: false } },
  { airfields: { NAF: 2 } },
  { capital: { R: 'EGY' } },
  { card: { NAF: 'B' } },
  { turned: { BRA: false } },
  { missions: { R: [0, 1] } },
  { rewards: { R: [] } },
  { table: { 0: 0 } },
  { income: { R: 0 } },
  { lands: { R: 3 } },
  { continent: { 0: 'R' } },
  { battle: { attackers: 'II' } },
  { step: { units: 3 } },
];

it.each(FALSE)('%j does not hold', (predicate) => {
  expect(holds(at(LINE), predicate)).toBe(false);
});

it('facts of a battle, of a count, of a continent and of the end', () => {
  const battle = at('>=R/2roll:border,NAF/EGY,-,- NAF=R:I/EGY:II EGY=B:-/NAF:I');
  expect(holds(battle, { battle: { attackers: 'II', defenders: 'I' } })).toBe(true);
  expect(holds(battle, { battle: null })).toBe(false);
  const count = at('>=R/1turn-card:2 NAFk=R:I EGY=B:I @R=NAF,BRA/-/-');
  expect(holds(count, { step: { units: 2 }, income: { R: 5 } })).toBe(true);
  const australia = at('INO=R:I NGU=R:I WAU=R:I EAU=R:I SIA=B:I');
  expect(holds(australia, { continent: { 3: 'R' }, player: 'R' })).toBe(true);
  expect(holds(at('>=R/2won/1/RB NAF=R:I'), { winner: 'R', over: true })).toBe(true);
  expect(holds(at('>=R/5drawn/60 NAF=R:I EGY=B:I'), { winner: null })).toBe(true);
});

it('a word that does not exist is an error', () => {
  expect(() => holds(at('NAF=R:II EGY=B:I'), { owners: {} } as Predicate)).toThrow(RangeError);
});
