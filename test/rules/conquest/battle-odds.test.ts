import { describe, expect, it } from 'vitest';
import type { Battle, Play } from '../../../workers/games/conquest/battle/battle';
import { chanceToWin, chanceWithInfantry, fight } from '../../../workers/games/conquest/battle/calculator';
import { battleEngine, battleOf, value } from '../../support/conquest-battles';

const engine = await battleEngine();
const DEFAULT: Play = {};

/** Section 10.3, and the chance to win with infantry left where it is told. */
const CASES: [id: string, battle: Battle, odds: string, withInfantry?: string][] = [
  ['B-1', battleOf('I', 'II'), '275/2592'],
  ['B-2', battleOf('II', 'I'), '1955/2592'],
  ['B-3', battleOf('II', 'II'), '235/648'],
  ['B-4', battleOf('II|I', 'I'), '342035/373248'],
  ['B-5', battleOf('II|I', 'II'), '6610505/10077696'],
  ['B-6', battleOf('A', 'I'), '119/144'],
  ['B-7', battleOf('A', 'II'), '274547/559872'],
  ['B-8', battleOf('I', 'A'), '25/324'],
  ['B-9', battleOf('A', 'A'), '325/864'],
  ['B-10', battleOf('AI', 'I'), '29729/31104', '161/216'],
  ['B-11', battleOf('II', 'I', { defence: { city: true } }), '152585/279936'],
  ['B-12', battleOf('II|I', 'I', { attack: { air: true } }), '366373/373248'],
  ['B-13', battleOf('II|I', 'I', { defence: { air: true } }), '13765/17496'],
  ['B-14', battleOf('II|I', 'A'), '3023425/5668704'],
  ['B-15', battleOf('II|I', '-|A', { kind: 'raid' }), '125441825/161243136'],
  ['B-16', battleOf('II|A', 'I', { kind: 'landing' }), '4411601/4478976', '28409/31104'],
];

describe('whole battles', () => {
  for (const [id, battle, odds, withInfantry] of CASES) {
    it(`${id}: by default policy and played best`, () => {
      const result = fight(engine, battle, DEFAULT);
      expect(Math.abs(chanceToWin(result) - value(odds))).toBeLessThan(1e-12);
      if (withInfantry) expect(Math.abs(chanceWithInfantry(result) - value(withInfantry))).toBeLessThan(1e-12);
      const best = fight(engine, battle, 'best');
      expect(best.estimated).toBe(false);
      expect(Math.abs(chanceToWin(best) - value(odds))).toBeLessThan(1e-12);
    });
  }

  it('infantry alone fights alike from behind and at a manned border', () => {
    for (const [attacker, defender] of [
      ['II|I', 'I'],
      ['II|III', 'II'],
      ['I', 'II'],
    ] as const) {
      const border = fight(engine, battleOf(attacker, defender), DEFAULT);
      const raid = fight(engine, battleOf(attacker, `-|${defender}`, { kind: 'raid' }), DEFAULT);
      expect(chanceToWin(raid)).toBeCloseTo(chanceToWin(border), 12);
    }
  });
});

describe('the default policy is not always best (section 4.7)', () => {
  const percent = (battle: Battle, play: Play) => Math.round(100 * chanceToWin(fight(engine, battle, play)));

  it('damaged armour belongs at the front before the second infantry', () => {
    const battle = battleOf('-|DII', 'A');
    expect(percent(battle, DEFAULT)).toBe(69);
    expect(percent(battle, 'best')).toBe(78);
  });

  it('a landing force spares its last armour', () => {
    const battle = battleOf('AI|II', 'II|I', { kind: 'landing' });
    expect(percent(battle, DEFAULT)).toBe(82);
    expect(percent(battle, 'best')).toBe(87);
  });
});
