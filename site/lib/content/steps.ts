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

/** `TB-L07` is lesson 7. */
export function lessonNumber(lesson: string): number {
  return Number(/(\d+)$/.exec(lesson)?.[1] ?? NaN);
}
