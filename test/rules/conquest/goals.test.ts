import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../workers/analysis/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { differences, engineProof, refereeProof } from '../../../workers/puzzles/proof';
import { exactNumber, readExact } from '../../../workers/puzzles/exact';
import { Walker } from '../../../workers/puzzles/walker';
import { judge } from '../../../workers/referee/conquest/judge';
import type { Judge } from '../../../workers/referee/judge';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const walker = new Walker(conquest, engine);

/** Values of all first actions, which engine and referee have to find alike. */
function proved(line: string, goal: Goal): Record<string, string> {
  const node = walker.read(line);
  const found = engineProof(walker, node, goal).values;
  const root = judge.enter({}, walker.print(node));
  const { values } = refereeProof(judge as Judge, root, goal);
  expect(differences(found, values)).toEqual([]);
  return Object.fromEntries(Object.keys(found).map((action) => [action, values[action]!]));
}

const numberOf = (fraction: string): number => {
  const [numerator, denominator] = fraction.split('/').map(Number);
  return numerator! / denominator!;
};
const best = (values: Record<string, string>): string =>
  Object.values(values).reduce((one, other) => (numberOf(other) > numberOf(one) ? other : one));

const take = (...nodes: string[]): Goal => ({ kind: 'take', nodes });

// Section 10.4 of the rules.
describe('to take land', () => {
  it.each([
    ['P-1', 'NAF=R:III EGY=B:I/NAF:I', take('EGY'), { 'border NAF/EGY': '39125965/53747712' }],
    [
      'P-4',
      'NAF=R:IIIII EGY=B:-/NAF:I CON=B:-/NAF:II',
      take('EGY', 'CON'),
      { 'border NAF/CON': '3797615975/5159780352', 'border NAF/EGY': '875688995575/1253826625536' },
    ],
    [
      'P-8',
      'NAF=R:III EGY=B:I/EAF:I EAF=R:I',
      take('EGY'),
      { 'border NAF/EGY': '1644980075/1934917632', 'border EAF/EGY': '376815965/483729408' },
    ],
    ['P-11', 'NAF=R:I NAF~BRA=R:AI+I BRA=B:-/NAF:II', take('BRA'), { 'landing NAF~BRA': '7638818519/8707129344' }],
    ['P-13', 'NAF=R:AII EGY=B:I/NAF:AI', take('EGY'), { 'border NAF/EGY': '2566640555215/5642219814912' }],
  ] as const)('%s', (_, line, goal, values) => {
    expect(proved(line, goal)).toEqual({ ...values, 'end-attack': '0/1' });
  });
});

describe('values of more than 2^53', () => {
  const line = 'NAF=R:AAIII EGY=B:II/NAF:II';

  it('have residues, which those of the referee match', () => {
    const node = walker.read(line);
    const [battle, none] = [...walker.solve(node, take('EGY'), 100_000)!.values.values()];
    expect(battle!.residues).toHaveLength(2);
    expect(none).toEqual({ num: 0, den: 1 });
    const found = proved(line, take('EGY'))['border NAF/EGY']!;
    expect(readExact(found)!.residues).toEqual(battle!.residues);
    expect(numberOf(found)).toBeCloseTo(exactNumber(battle!), 12);
  });

  it('are told from a fraction next to them', () => {
    const found = proved(line, take('EGY'))['border NAF/EGY']!;
    const [num, den] = found.split('/').map(BigInt) as [bigint, bigint];
    expect(den).toBeGreaterThan(1n << 53n);
    const next = `${num + 6n}/${den}`;
    expect(differences({ a: readExact(found)! }, { a: next })).toHaveLength(1);
  });
});

it('to hold land is what the attacker does not get, whoever decides', () => {
  const line = '>=R/2resupply:border,NAF/EGY,-,-/1/RB/- NAF=R:I/EGY:II EGY=B:II/NAF!:I';
  const held = proved(line, { kind: 'hold', nodes: ['EGY'] });
  expect(Object.keys(held)).toEqual(['resupply -', 'resupply I']);
});

it('a mission is complete as soon as its condition holds in the attack phase', () => {
  const goal: Goal = { kind: 'mission', card: 'take-a-city' };
  const values = proved('>=R/2attack/1/RB/- NAF=R:III EGYc=B:I/NAF:I', goal);
  const taken = proved('>=R/2attack/1/RB/- NAF=R:III EGYc=B:I/NAF:I', take('EGY'));
  expect(values).toEqual(taken);
});

describe('to win this turn', () => {
  const now: Goal = { kind: 'win-now' };
  const missing = (table: string, line: string, held = '0,2') =>
    proved(`>=R/2attack/1/RB/- ${line} @R=-/${held}/- @B=-/-/- #=${table}`, now);

  it('is to complete the mission that is missing', () => {
    const line = 'NAF=R:III EGYc=B:I/NAF:I BRAk=R:I UKRk=B:I';
    const taken = proved(`>=R/2attack/1/RB/- ${line}`, take('EGY'));
    expect(missing('3,-,-,-,-,-,-,-', line)).toEqual(taken);
    expect(best(missing('5,-,-,-,-,-,-,-', line))).toBe('0/1');
  });

  it('is worth nothing once the own capital is left empty', () => {
    const line = 'NAFk=R:III EGYc=B:I/NAF:I UKRk=B:I';
    const taken = proved(`>=R/2attack/1/RB/- ${line}`, take('EGY'));
    expect(numberOf(best(missing('3,-,-,-,-,-,-,-', line)))).toBeLessThan(numberOf(best(taken)));
  });

  it('takes the own capital back', () => {
    const line = 'NAF=R:III EGYkR=B:I/NAF:I UKRk=B:I';
    const taken = proved(`>=R/2attack/1/RB/- ${line}`, take('EGY'));
    expect(missing('3,-,-,-,-,-,-,-', line, '0,2,4')).toEqual(taken);
    expect(best(missing('3,-,-,-,-,-,-,-', line, '0,2'))).toBe('0/1');
  });

  it('counts the last other player as beaten', () => {
    const line = 'NAFk=R:III EGY=B:I/NAF:I';
    expect(missing('3,-,-,-,-,-,-,-', line, '-')).toEqual(proved(`>=R/2attack/1/RB/- ${line}`, take('EGY')));
  });
});

it('the most of a turn without dice is a whole number', () => {
  const line = '>=R/3start/1/RB/- NAFk=R:III UKRkB=B:III @R=NAF/-/- @B=UKR/-/-';
  for (const metric of ['income', 'lands']) {
    const values = Object.values(proved(line, { kind: 'most', metric }));
    expect(values.every((value) => value.endsWith('/1'))).toBe(true);
  }
});

describe('recruits for the hold', () => {
  it('a tank is worth more behind two borders than at one of them', () => {
    const values = proved('>=R/1deploy:1,0/1/RB/- ARGk=R:I BRA=B:II PER=B:I', { kind: 'guard', nodes: ['ARG'] });
    expect(values['deploy-rear ARG']).toBe(best(values));
    expect(Object.keys(values)).toEqual(['deploy-rear ARG', 'deploy-front ARG/BRA', 'deploy-front ARG/PER']);
  });

  it('is what the territory is worth as it stands, once the turn is handed on', () => {
    const placed = 'ARGk=R:II BRA=B:II PER=B:I';
    const values = proved('>=R/1drop:0,1/1/RB/- ARGk=R:I BRA=B:II PER=B:I', { kind: 'guard', nodes: ['ARG'] });
    const attacked = proved(`>=B/2attack/1/RB/- ${placed}`, { kind: 'take', nodes: ['ARG'] });
    expect(numberOf(best(values))).toBeCloseTo(1 - numberOf(best(attacked)), 12);
  });
});

describe('a landing', () => {
  it('one tank alone in front covers a defence that two divisions would not', () => {
    const alone = '>=R/3form-front:NAF/BRA,1,1,0/1/RB/- NAF=R:AI BRA=B:I JAP=B:I';
    const values = proved(alone, { kind: 'landing', nodes: ['BRA'] });
    expect(values['form-front A']).toBe(best(values));
    expect(values['form-front AI']).not.toBe(best(values));
  });

  it('leaves it to the owner of the coast whether he attacks the force first', () => {
    const values = proved('>=R/3form-front:NAF/BRA,2,1,0/1/RB/- NAF=R:AII BRA=B:II JAP=B:I', {
      kind: 'landing',
      nodes: ['BRA'],
    });
    const unhindered = proved('NAF~BRA=R:AI+I BRA=B:II JAP=B:I', { kind: 'take', nodes: ['BRA'] });
    expect(numberOf(values['form-front AI']!)).toBeLessThanOrEqual(numberOf(best(unhindered)));
  });
});

it('the cheapest advance is the smallest that takes the next territory likely enough', () => {
  const line = '>=R/2advance-infantry:border,NAF/EGY,-,-/1/RB/- NAF=R:IIIII EGY=- MEA=B:I';
  const chances = proved(line, { kind: 'take', nodes: ['MEA'] });
  for (const metric of ['50', '75', '90']) {
    const values = proved(line, { kind: 'cheapest', nodes: ['MEA'], metric });
    const enough = Object.entries(chances).map(([, chance]) => numberOf(chance) >= Number(metric) / 100);
    expect(Object.values(values)).toEqual(enough.map((is, i) => (is ? `${4 - i}/1` : '-1/1')));
  }
});

it('goals that name nothing known are refused', () => {
  const node = walker.read('NAF=R:III EGY=B:I');
  const asking = (goal: Goal) => () => walker.solve(node, goal, 100);
  expect(asking({ kind: 'take', nodes: ['XXX'] })).toThrow('no territory');
  expect(asking({ kind: 'take' })).toThrow('one to 4 territories');
  expect(asking({ kind: 'mission', card: 'none' })).toThrow('needs a card');
  expect(asking({ kind: 'most', metric: 'none' })).toThrow('needs a metric');
  expect(asking({ kind: 'guard', nodes: ['NAF'] })).toThrow('not asked at attack');
  expect(asking({ kind: 'landing', nodes: ['NAF'] })).toThrow('not asked at attack');
  expect(asking({ kind: 'cheapest', nodes: ['EGY'], metric: '75' })).toThrow('not asked at attack');
  expect(asking({ kind: 'peace' })).toThrow('no goal "peace"');
});
