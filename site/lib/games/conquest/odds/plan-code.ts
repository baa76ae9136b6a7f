/** An operation as a fragment of an address: `NAF.IIIII.-.EGY_I_-_-.CON_II_-_city`. */
import { troopsText } from '$workers/games/conquest/battle/troops';
import { LAND_AT } from '../board/layout';
import { groupOf, knownOf, listOf, rearOf } from './battle-code';
import { LAND_MARKS, MOST_TARGETS, PLAN_MARKS, type PlanForm, type TargetForm } from './plan-form';

export function planCode({ home, stack, marks, targets }: PlanForm): string {
  const lands = targets.map(({ land, front, rear, marks: own }) =>
    [land, troopsText(front), troopsText(rear), own.join('_') || '-'].join('_'),
  );
  return [home, troopsText(stack), marks.join('_') || '-', ...lands].join('.');
}

/** The plan of a code; null where it is none. */
export function readPlan(code: string): PlanForm | null {
  const [home = '', stackText = '', marksText = '', ...landTexts] = code.split('.');
  const stack = rearOf(stackText);
  const marks = knownOf(listOf(marksText), PLAN_MARKS);
  const targets = landTexts.map(targetOf).filter((target) => target !== null);
  const lands = new Set([home, ...targets.map(({ land }) => land)]);
  if (!Object.hasOwn(LAND_AT, home) || !stack || !marks) return null;
  if (targets.length !== landTexts.length || targets.length < 1 || targets.length > MOST_TARGETS) return null;
  return lands.size === targets.length + 1 ? { home, stack, marks, targets } : null;
}

function targetOf(text: string): TargetForm | null {
  const [land = '', frontText = '', rearText = '', ...marksTexts] = text.split('_');
  const front = groupOf(frontText);
  const rear = rearOf(rearText);
  const marks = knownOf(listOf(marksTexts.join('_')), LAND_MARKS);
  return Object.hasOwn(LAND_AT, land) && front && rear && marks ? { land, front, rear, marks } : null;
}
