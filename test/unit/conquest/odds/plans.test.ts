import { describe, expect, test } from 'vitest';
import {
  addable,
  areNeighbours,
  campaignOf,
  landsOf,
  MOST_TARGETS,
  newTarget,
  originsOf,
  PLANS,
  withoutTarget,
  type PlanForm,
} from '../../../../site/lib/games/conquest/odds/plan-form';
import { frameOf } from '../../../../site/lib/games/conquest/odds/frame';
import { LAND_AT } from '../../../../site/lib/games/conquest/board/layout';
import { troops } from '../../../../workers/games/conquest/battle/troops';

const plan = (home: string, ...lands: string[]): PlanForm => ({
  home,
  stack: troops('IIIII'),
  marks: [],
  targets: lands.map((land) => newTarget(home, land)),
});

describe('lands of a plan', () => {
  test('neighbours are those across land, not across water', () => {
    expect(areNeighbours('NAF', 'EGY')).toBe(true);
    expect(areNeighbours('NAF', 'BRA')).toBe(false);
  });

  test('what borders the stack or a target can be added, until there are enough', () => {
    expect(addable(plan('NAF', 'EGY'))).toContain('MEA');
    expect(addable(plan('NAF', 'EGY'))).not.toContain('EGY');
    const full = plan('NAF', 'EGY', 'CON', 'EAF', 'MEA');
    expect(full.targets).toHaveLength(MOST_TARGETS);
    expect(addable(full)).toEqual([]);
  });

  test('who leaves a land out leaves out what is reached through it alone', () => {
    expect(withoutTarget(plan('NAF', 'EGY', 'MEA'), 'EGY').targets).toEqual([]);
    expect(withoutTarget(plan('NAF', 'EGY', 'EAF'), 'EGY').targets.map(({ land }) => land)).toEqual(['EAF']);
  });

  test('a land is attacked from the last one taken that it borders', () => {
    expect(originsOf(plan('NAF', 'EGY', 'MEA'))).toEqual(['NAF', 'EGY']);
    expect(originsOf(plan('NAF', 'MEA', 'EGY'))).toEqual([null, 'MEA']);
  });
});

describe('the campaign of a plan', () => {
  test('is the same whatever the order, which only names its lands', () => {
    const [one, other] = [campaignOf(plan('NAF', 'EGY', 'CON')), campaignOf(plan('NAF', 'CON', 'EGY'))];
    expect(one.campaign).toEqual(other.campaign);
    expect(landsOf(plan('NAF', 'EGY', 'CON'))).toEqual(['NAF', 'CON', 'EGY']);
    expect([one.order, other.order]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('has the land borders among its lands', () => {
    const { campaign } = campaignOf(PLANS.three);
    expect(landsOf(PLANS.three)).toEqual(['NAF', 'CON', 'EAF', 'EGY']);
    expect(campaign.borders).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
  });
});

test.each(Object.entries(PLANS))('the map of the plan "%s" shows all of its lands', (_, { home, targets }) => {
  const lands = [home, ...targets.map(({ land }) => land)];
  const { x, y, width, height } = frameOf(lands);
  for (const land of lands) {
    const at = LAND_AT[land]!;
    expect(at.x).toBeGreaterThan(x);
    expect(at.x).toBeLessThan(x + width);
    expect(at.y).toBeGreaterThan(y);
    expect(at.y).toBeLessThan(y + height);
  }
});
