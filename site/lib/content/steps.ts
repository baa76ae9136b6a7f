/** One step of a lesson as links name it. */
export interface StepRef {
  /** `TB-L01`. */
  lesson: string;
  /** Counted from 1. */
  step: number;
}

/** @param step `TB-L07-2`: its lesson, and its place there counted from 1 */
export function isBefore({ lesson, step }: StepRef, other: string): boolean {
  const [, at, place] = /^(.*)-(\d+)$/.exec(other) ?? [];
  return at !== undefined && (lesson < at || (lesson === at && step < Number(place)));
}

/**
 * The order in which steps that teach the same rule are worth being sent to: that of the lessons, but a lesson numbered 0
 * shows what the game is about before anything is explained, and so comes last.
 */
export function inOrderOfTeaching(steps: readonly StepRef[]): StepRef[] {
  const shows = ({ lesson }: StepRef) => lessonNumber(lesson) === 0;
  return [...steps.filter((step) => !shows(step)), ...steps.filter(shows)];
}

/** `TB-L07` is lesson 7. */
export function lessonNumber(lesson: string): number {
  return Number(/(\d+)$/.exec(lesson)?.[1] ?? NaN);
}
