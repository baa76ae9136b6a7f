import { asked, bounds, legalPicks } from './choosing';
import { holds } from './conditions';
import { faceOf } from './faces';
import type { Pick, Sel, Step } from './grammar';
import { isFlag } from './targeting';
import type { Effect, Run } from './run';

/** The selectors of a step that may ask for a choice, those of its parts not among them. */
function selectors(step: Step): Sel[] {
  const all = ['to', 'on', 'what'].flatMap((key) => (step as unknown as Record<string, Sel>)[key] ?? []);
  return all.flatMap((sel) => (Array.isArray(sel) ? (sel as Sel[]) : [sel]));
}

/** Picks of these steps that can be judged now: not what depends on an earlier part, nor what a condition leaves out. */
function picksOf(run: Run, effect: Effect, steps: readonly Step[]): Pick[] {
  return steps.flatMap((step): Pick[] => {
    if (step.may || (step.if && !holds(run.view, effect.binding, step.if, effect))) return [];
    if (step.op === 'seq') return picksOf(run, effect, step.do);
    return selectors(step).flatMap((sel) =>
      typeof sel === 'object' && 'pick' in sel && !JSON.stringify(sel.pick).includes('"$') ? [sel] : [],
    );
  });
}

const hasModes = (steps: readonly Step[]): Extract<Step, { op: 'modes' }> | undefined =>
  steps.find((step) => step.op === 'modes');

const isPossible = (run: Run, effect: Effect, pick: Pick): boolean => {
  const found = legalPicks(run, effect, pick, asked(run, pick, effect)).length;
  return found > 0 && (!pick.exact || found >= bounds(pick, 1)[0]);
};

/** Whether steps ask for a choice that has to be made, and none of their choices can be (CX-SPELL-8, CX-ABIL-7). */
export function canDoSomething(run: Run, effect: Effect, steps: readonly Step[]): boolean {
  const modes = hasModes(steps);
  if (modes) return modes.modes.some((mode) => canDoSomething(run, effect, mode));
  const picks = picksOf(run, effect, steps);
  const isCompulsory = picks.some((pick) => bounds(pick, 1)[0] > 0);
  return !isCompulsory || picks.some((pick) => isPossible(run, effect, pick));
}

/** Whether a pick with the target symbol could take a flagbearer of the opponent (CX-KW-11). */
export const couldFlag = (run: Run, effect: Effect, steps: readonly Step[]): boolean =>
  picksOf(run, effect, steps).some((pick) => {
    const chooser = asked(run, pick, effect);
    return pick.target && legalPicks(run, effect, pick, chooser).some((obj) => isFlag(chooser, faceOf(run.view, obj)!));
  });
