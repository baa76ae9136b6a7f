import { beforeAll, describe, expect, test } from 'vitest';
import { campaignOf, PLANS } from '../../../site/lib/games/conquest/odds/plan-form';
import { askedBy, EXAMPLES } from '../../../site/lib/games/conquest/odds/battle-form';
import { oddsAnswers, type OddsAnswers } from '../../../workers/games/conquest/battle/odds';
import type { Campaign } from '../../../workers/games/conquest/battle/campaign';
import { NO_TROOPS, troops } from '../../../workers/games/conquest/battle/troops';
import { battleEngine, battleOf, value } from '../../support/conquest-battles';

let answers: OddsAnswers;

beforeAll(async () => {
  answers = oddsAnswers(await battleEngine());
});

/** An answer that is one. */
function given<T extends object>(answer: T): Exclude<T, { problem: unknown }> {
  expect(answer).not.toHaveProperty('problem');
  return answer as Exclude<T, { problem: unknown }>;
}

describe('a battle', () => {
  test('B-5 with everything that is told of it', () => {
    const odds = given(answers.battle({ battle: battleOf('II|I', 'II|-'), stop: 0 }));
    expect(odds.chance).toBeCloseTo(value('6610505/10077696'), 12);
    expect(odds.withInfantry).toBeCloseTo(odds.chance, 12);
    expect(odds.estimated).toBe(false);
    expect(odds.keep[0]).toBeCloseTo(odds.chance, 12);
    expect(odds.survivors.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(odds.survivors.map(({ won, left }) => (won ? left : -left))).toEqual([-2, -1, 1, 2, 3]);
  });

  test('whoever stops keeps more and wins less', () => {
    const battle = battleOf('II|IIII', 'II|I');
    const [to, short] = [0, 3].map((stop) => given(answers.battle({ battle, stop })));
    expect(short!.chance).toBeLessThan(to!.chance);
    expect(short!.losses.attacker).toBeLessThan(to!.losses.attacker);
  });

  test.each(Object.entries(EXAMPLES))('the example "%s" has an exact answer', (_, example) => {
    const odds = given(answers.battle(askedBy(example)));
    expect(odds.estimated).toBe(false);
    expect(odds.chance).toBeGreaterThan(0);
    expect(odds.chance).toBeLessThan(1);
  });

  test.each([
    ['attackers', battleOf('-|-', 'I|-')],
    ['defenders', battleOf('II|-', '-|-')],
    ['across', battleOf('-|II', 'I|-', { kind: 'raid' })],
    ['defenders', battleOf('II|-', '-|I', { kind: 'strike' })],
    ['defenders', battleOf('II|-', '-|AI', { kind: 'counter' })],
    ['large', battleOf('II|40I', 'II|40I')],
  ] as const)('says what is wrong: %s', (problem, battle) => {
    expect(answers.battle({ battle, stop: 0 })).toEqual({ problem });
  });

  test('how many more are enough, and no more than there is room for', () => {
    const asked = { battle: battleOf('II|IIII', 'II|I', { defence: { city: true } }), stop: 0 };
    const { rows } = given(answers.needs(asked, 'infantry', 0.8));
    expect(rows.at(-1)!.chance).toBeGreaterThanOrEqual(0.8);
    expect(rows.at(-2)!.chance).toBeLessThan(0.8);
    const crowded = { battle: battleOf('II|20I', 'II|20I'), stop: 0 };
    expect(given(answers.needs(crowded, 'infantry', 1)).rows.at(-1)!.more).toBe(63 - 44 - 1);
  });
});

describe('an operation', () => {
  const { campaign, order } = campaignOf(PLANS.two);

  test('P-4: the harder land first', () => {
    const { rows } = given(answers.orders(campaign));
    expect(rows[0]!.chance).toBeCloseTo(value('3797615975/5159780352'), 12);
    expect(rows[0]!.order).toEqual([...order].reverse());
    const { stages, chance } = given(answers.operation(campaign, rows[0]!.order));
    expect(chance).toBeCloseTo(rows[0]!.chance, 12);
    expect(stages[0]).toBeGreaterThan(stages[1]!);
  });

  test('P-5: three lands', () => {
    const { rows } = given(answers.orders(campaignOf(PLANS.three).campaign));
    expect(rows[0]!.chance).toBeCloseTo(value('316217273125/371504185344'), 12);
  });

  test('divisions of a border that does not meet the stack wait in the rear', () => {
    const behind = (front: string, rear: string): Campaign => ({
      stack: troops('IIIIII'),
      targets: [
        { front: troops('I'), rear: NO_TROOPS },
        { front: troops(front), rear: troops(rear) },
      ],
      borders: [
        [0, 1],
        [1, 2],
      ],
    });
    const [one, other] = [behind('I', 'I'), behind('-', 'II')].map((asked) => answers.operation(asked, [1, 2]));
    expect(one).toEqual(other);
  });

  test.each([
    ['attackers', { ...campaign, stack: NO_TROOPS }],
    ['defenders', { ...campaign, targets: campaign.targets.map(() => ({ front: NO_TROOPS, rear: NO_TROOPS })) }],
    ['large', { ...campaign, stack: troops('70I') }],
  ] as const)('says what is wrong: %s', (problem, asked) => {
    expect(answers.operation(asked, order)).toEqual({ problem });
    expect(answers.orders(asked)).toEqual({ problem });
  });
});
