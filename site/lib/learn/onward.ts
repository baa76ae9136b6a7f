/** Where the button that goes on leads from a solved step. Pure. */
import type { StepRef } from '$lib/content/steps';
import type { StepPage } from './content';

/**
 * Who has solved a step for the first time goes on to one still to be solved: a later one of the lesson, else one left out,
 * else the next lesson. Who comes back to a step goes through the lesson in its order.
 *
 * @param isDone whether another step has been solved, with help or without
 * @param isNew the step on screen had not been solved before this visit
 * @returns null after the last lesson
 */
export function onward(
  { lesson, number, steps, next, after }: StepPage,
  isDone: (step: string) => boolean,
  isNew: boolean,
): StepRef | null {
  if (!isNew || next?.lesson !== lesson) return next;
  const open = steps.flatMap(({ id }, i) => (i + 1 === number || isDone(id) ? [] : [i + 1]));
  const step = open.find((place) => place > number) ?? open[0];
  if (step) return { lesson, step };
  return after ? { lesson: after, step: 1 } : null;
}
