/** An operation as the form of the turn planner holds it, on the real map. */
import type { Campaign } from '$workers/games/conquest/battle/campaign';
import { NO_TROOPS, troops, type Troops } from '$workers/games/conquest/battle/troops';
import { BORDERS } from '../board/layout';

export const MOST_TARGETS = 4;

export const PLAN_MARKS = ['airfield', 'attackDie', 'defenceDie'] as const;
export type PlanMark = (typeof PLAN_MARKS)[number];
export const LAND_MARKS = ['city', 'airfield'] as const;
export type LandMark = (typeof LAND_MARKS)[number];

export interface TargetForm {
  land: string;
  /** At the border to the land of the stack; counts as rear where there is none. */
  front: Troops;
  rear: Troops;
  marks: LandMark[];
}

export interface PlanForm {
  home: string;
  stack: Troops;
  marks: PlanMark[];
  /** In the order in which they are attacked. */
  targets: TargetForm[];
}

/** Names of the lands across the land borders of each land. */
const NEIGHBOURS = new Map<string, string[]>();
for (const { sea, sides } of BORDERS) {
  if (sea) continue;
  const [one = '', other = ''] = sides[0].id.split('/');
  NEIGHBOURS.set(one, [...(NEIGHBOURS.get(one) ?? []), other]);
  NEIGHBOURS.set(other, [...(NEIGHBOURS.get(other) ?? []), one]);
}

export const neighboursOf = (land: string): readonly string[] => NEIGHBOURS.get(land) ?? [];

export const areNeighbours = (one: string, other: string): boolean => neighboursOf(one).includes(other);

const target = (land: string, front: string, rear: string, marks: LandMark[] = []): TargetForm => {
  return { land, front: troops(front), rear: troops(rear), marks };
};

export const PLANS = {
  two: {
    home: 'NAF',
    stack: troops('IIIII'),
    marks: [],
    targets: [target('EGY', 'I', '-'), target('CON', 'II', '-')],
  },
  three: {
    home: 'NAF',
    stack: troops('IIIIII'),
    marks: [],
    targets: [target('EGY', 'I', '-'), target('CON', 'I', '-'), target('EAF', 'I', '-')],
  },
  chain: {
    home: 'SIA',
    stack: troops('AIIIIII'),
    marks: [],
    targets: [target('IND', 'I', 'I'), target('CHI', 'II', '-', ['city']), target('AFG', '-', 'I')],
  },
} as const satisfies Record<string, PlanForm>;
export type PlanExample = keyof typeof PLANS;

/** Lands that can be added: next to the land of the stack or to a target. */
export function addable({ home, targets }: PlanForm): string[] {
  const taken = [home, ...targets.map(({ land }) => land)];
  if (targets.length >= MOST_TARGETS) return [];
  return [...new Set(taken.flatMap(neighboursOf))].filter((land) => !taken.includes(land));
}

/** A land to be taken that one infantry holds, where it meets the stack. */
export function newTarget(home: string, land: string): TargetForm {
  const one = { ...NO_TROOPS, infantry: 1 };
  const faced = areNeighbours(home, land);
  return { land, front: faced ? one : NO_TROOPS, rear: faced ? NO_TROOPS : one, marks: [] };
}

/** The plan without a land, and without those that can then no longer be reached. */
export function withoutTarget(plan: PlanForm, land: string): PlanForm {
  const left = plan.targets.filter((one) => one.land !== land);
  const reached = [plan.home];
  for (let more = true; more;) {
    const next = left.filter(
      (one) => !reached.includes(one.land) && neighboursOf(one.land).some((at) => reached.includes(at)),
    );
    reached.push(...next.map((one) => one.land));
    more = next.length > 0;
  }
  return { ...plan, targets: left.filter((one) => reached.includes(one.land)) };
}

/** The campaign of a plan with its lands in the order of their names, so that another order is the same question. */
export function campaignOf({ home, stack, marks, targets }: PlanForm): { campaign: Campaign; order: number[] } {
  const sorted = targets.toSorted((a, b) => (a.land < b.land ? -1 : 1));
  const lands = [home, ...sorted.map(({ land }) => land)];
  const borders = lands.flatMap((one, i) =>
    lands.flatMap((other, j) => (i < j && areNeighbours(one, other) ? [[i, j] as const] : [])),
  );
  const campaign: Campaign = {
    stack,
    airfield: marks.includes('airfield'),
    attackDie: marks.includes('attackDie'),
    defenceDie: marks.includes('defenceDie'),
    targets: sorted.map(({ front, rear, marks: own }) => {
      return { front, rear, city: own.includes('city'), airfield: own.includes('airfield') };
    }),
    borders,
  };
  return { campaign, order: targets.map(({ land }) => lands.indexOf(land)) };
}

/** Names of lands by the numbers of the campaign of a plan. */
export const landsOf = ({ home, targets }: PlanForm): string[] => [home, ...targets.map(({ land }) => land).toSorted()];

/** From where each land is attacked: the last one owned before it that it borders; null where there is none yet. */
export function originsOf({ home, targets }: PlanForm): (string | null)[] {
  const owned = [home];
  return targets.map(({ land }) => {
    const origin = owned.findLast((one) => areNeighbours(one, land)) ?? null;
    owned.push(land);
    return origin;
  });
}
