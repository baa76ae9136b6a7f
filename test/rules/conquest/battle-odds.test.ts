import { describe, expect, it } from 'vitest';
import { battleQuestion, type Battle, type Play } from '../../../workers/games/conquest/battle/battle';
import { chanceToWin, chanceWithInfantry, fight } from '../../../workers/games/conquest/battle/calculator';
import { questionBytes } from '../../../workers/games/conquest/battle/question';
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

describe('a contest between invaders (CQ-INV-11)', () => {
  it('is fought like a border where the other side has nobody behind it', () => {
    for (const [attacker, defender] of [
      ['II', 'II'],
      ['II|I', 'I'],
      ['A', 'II'],
      ['AI', 'I'],
      ['AI|I', 'AI'],
    ] as const) {
      const contest = fight(engine, battleOf(attacker, defender, { kind: 'contest' }), 'best');
      const border = fight(engine, battleOf(attacker, defender), 'best');
      expect(Math.abs(chanceToWin(contest) - chanceToWin(border))).toBeLessThan(1e-12);
    }
  });

  it('knows no die of a city, and is over when nobody lies there, though more wait behind', () => {
    const chance = (defender: string, defence = {}) =>
      chanceToWin(fight(engine, battleOf('II|I', defender, { kind: 'contest', ready: false, defence }), 'best'));
    expect(chance('I|I', { city: true })).toBe(chance('I|I'));
    // Not resupplied in its first round, a lone infantry that is beaten ends the invasion.
    expect(chance('I|I')).toBeGreaterThan(
      chanceToWin(fight(engine, battleOf('II|I', 'I|I', { ready: false }), 'best')),
    );
  });

  it('needs a group of both players across the border', () => {
    expect(() => battleQuestion(battleOf('-|II', 'I', { kind: 'contest' }), 'best')).toThrow(RangeError);
  });
});

describe('up to 14 divisions (section 9.1)', () => {
  const stack = (all: string) => `${all.slice(0, 2)}|${all.slice(2) || '-'}`;
  const troops = (count: number, armour: number) => 'A'.repeat(armour) + 'I'.repeat(count - armour);
  /** How many divisions attack, and how many on each side are tanks; the first is the largest of all. */
  const SIZES = [
    [7, 5, 5],
    [8, 3, 3],
    [8, 6, 4],
    [5, 4, 6],
    [11, 9, 2],
    [3, 3, 8],
    [13, 0, 0],
    [10, 1, 0],
  ] as const;

  for (const kind of ['border', 'landing', 'raid', 'strike', 'contest', 'counter'] as const) {
    it(`${kind}: none is estimated`, () => {
      for (const [attackers, tanks, others] of SIZES) {
        const defenders = troops(14 - attackers, others);
        const defence = kind === 'raid' ? `-|${defenders}` : stack(defenders);
        const battle = battleOf(stack(troops(attackers, tanks)), defence, { kind });
        expect(fight(engine, battle, 'best').estimated, JSON.stringify(battle)).toBe(false);
      }
    });
  }

  it('a city, rewards and air support make none too large', () => {
    const help = { die: true, air: true };
    const battle = battleOf('AA|AAAII', 'AA|AAAII', { attack: help, defence: { ...help, city: true } });
    expect(fight(engine, battle, 'best').estimated).toBe(false);
  });

  it('what damaged armour does before dice fall is free: values are those of a choice at every step', () => {
    // The same battle with a second one beside it, which nobody wants, leaves every choice open.
    for (const [attacker, defender] of [
      ['AD|DI', 'AI|D'],
      ['DD|A', 'A|D'],
      ['AI|D', 'DD|I'],
    ] as const) {
      const asked = battleQuestion(battleOf(attacker, defender), 'best');
      const beside = { owner: 1, rear: { infantry: 1, armour: 0, damaged: 0 } };
      const { theatre } = asked;
      const wide = {
        ...asked,
        theatre: {
          ...theatre,
          lands: [...theatre.lands, beside, { owner: 0, rear: { infantry: 1, armour: 0, damaged: 0 } }],
          borders: [...theatre.borders, { lands: [3, 2] as const }],
        },
      };
      const alone = engine.odds(questionBytes(asked))!;
      expect(Math.abs(engine.odds(questionBytes(wide))! - alone)).toBeLessThan(1e-12);
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
