/** How questions without a move are answered, rightly and wrongly. */
import type { RuleId, View } from '$workers/contract';
import { OR, placesAtFault, verbOf } from '$workers/reasons';
import { misreading, slipOf } from './conduct';
import type { Feedback } from './feedback';
import { partsOf, type Question, type QuestionOf, type Step } from './lesson';
import { gap, isRightNumber, solutionOf } from './questions';
import type { Teaching } from './teaching';

/** Where a question stands, and whom to ask about it. */
export interface Asked {
  step: Step;
  view: View;
  teaching: Teaching;
  whyNot(notation: string, action: string): Promise<RuleId[]>;
}

type Wrong = Extract<Feedback, { kind: 'wrong' }>;

/** An answer that is not right; by itself it is the slip that its wrong parts show, or those it lacks. */
const wrong = (
  step: Step,
  goal: Question,
  given: readonly string[],
  more: Partial<Wrong> = {},
  missing: readonly string[] = [],
): Wrong => ({
  kind: 'wrong',
  missing: missing.length,
  extra: [],
  rules: [],
  slip: misreading(step, given, missing, partsOf(step).indexOf(goal)),
  ...more,
});

/** @param action several where any of them may have been meant (workers/session.ts): the first that is a slip was */
export function refused(step: Step, action: string, rules: RuleId[]): Feedback {
  const meant = action.split(OR);
  for (const one of meant) {
    const others = meant.map(verbOf).filter((verb) => verb !== verbOf(one));
    const own = rules.filter((rule) => !others.some((verb) => rule.endsWith(`/${verb}`)));
    const slip = slipOf(step, one, own);
    if (slip !== null) return { kind: 'refused', action: one, rules: own, slip, lacking: [] };
  }
  return { kind: 'refused', action, rules, slip: null, lacking: placesAtFault(rules) };
}

/**
 * @param given nodes or tiles, copies counted; a number, the place of an option, or what was built, as text; of an order
 *   all that was pointed out so far
 * @returns what is wrong with it, null for nothing
 */
export async function fault(goal: Question, given: readonly string[], asked: Asked): Promise<Feedback | null> {
  const { step } = asked;
  switch (goal.type) {
    case 'order':
      return given.every((part, i) => part === goal.parts[i]) ? null : wrong(step, goal, given.slice(-1));
    case 'foresee':
      return given[0] === String(goal.right) ? null : wrong(step, goal, given);
    case 'answer': {
      const number = Number(given[0]);
      if (isRightNumber(goal, number)) return null;
      return wrong(step, goal, given, { number: { given: given[0], high: number > goal.value } });
    }
    case 'build':
      return builtWrong(goal, given[0], asked);
    default:
      return chosenWrong(goal, given, asked);
  }
}

async function builtWrong(goal: QuestionOf<'build'>, given: string, { step, teaching }: Asked) {
  const { all } = goal;
  const building = await teaching.building!();
  const rules = building.refuses(given);
  if (rules.length > 0) return refused(step, given, rules);
  if (building.holds(all, given)) return null;
  const slip = step.wrong.findIndex(({ belief, when }) => belief && when && building.holds(when, given));
  return wrong(step, goal, [given], slip < 0 ? {} : { slip });
}

/** A wrongly marked node stands for an action; the engine says why it cannot be played. */
async function chosenWrong(
  goal: QuestionOf<'mark' | 'pick'>,
  given: readonly string[],
  { step, view, teaching, whyNot }: Asked,
) {
  const { missing, extra } = gap(solutionOf(goal), given);
  if (missing.length + extra.length === 0) return null;
  const action = extra.length > 0 ? teaching.marked(goal.ask, extra[0]) : null;
  const rules = action ? await whyNot(view.notation, action) : [];
  const slip = action ? slipOf(step, action, rules) : null;
  return wrong(step, goal, extra, { extra, rules, ...(slip === null ? {} : { slip }) }, missing);
}

/** The right answer as it is chosen on the screen: what is picked from a supply, by its places there. */
export function rightChoice(goal: Question, { teaching, view }: Asked): readonly string[] {
  const right = solutionOf(goal);
  return goal.type === 'pick' ? placesIn(teaching.supply(goal, view), right) : right;
}

/** Places of a supply that together hold the wanted tiles. */
function placesIn(supply: Iterable<string>, tiles: Iterable<string>): string[] {
  const wanted = [...tiles];
  return [...supply].flatMap((tile, place) => {
    const at = wanted.indexOf(tile);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [String(place)];
  });
}
