import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../workers/analysis/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { differences, engineProof, refereeProof } from '../../../workers/puzzles/proof';
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
  expect(differences(found, refereeProof(judge as Judge, root, goal).values)).toEqual([]);
  return found;
}

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

it('the most of a turn without dice is a whole number', () => {
  const line = '>=R/3start/1/RB/- NAFk=R:III UKRkB=B:III @R=NAF/-/- @B=UKR/-/-';
  for (const metric of ['income', 'lands']) {
    const values = Object.values(proved(line, { kind: 'most', metric }));
    expect(values.every((value) => value.endsWith('/1'))).toBe(true);
  }
});

it('goals that name nothing known are refused', () => {
  const node = walker.read('NAF=R:III EGY=B:I');
  const asking = (goal: Goal) => () => walker.solve(node, goal, 100);
  expect(asking({ kind: 'take', nodes: ['XXX'] })).toThrow('no territory');
  expect(asking({ kind: 'take' })).toThrow('one to 4 territories');
  expect(asking({ kind: 'mission', card: 'none' })).toThrow('needs a card');
  expect(asking({ kind: 'most', metric: 'none' })).toThrow('needs a metric');
  expect(asking({ kind: 'peace' })).toThrow('no goal "peace"');
});
