/** Where the end of a lesson leaves the learner. Pure. */
import { placesOf, type Outline, type Place } from './outline';

interface Finish {
  /** It was the last lesson. */
  course: boolean;
  /** Steps of the lesson; after the last one, the lessons. */
  counted: { id: string; done: boolean }[];
  lessons: { done: number; all: number };
  /** The first step among them that was left out. */
  left: Place | null;
}

/**
 * @param lesson whose last step was solved
 * @param isDone whether a step has been solved, with help or without
 */
export function finishOf(outline: Outline, lesson: string, isDone: (step: string) => boolean): Finish {
  const { lessons } = outline;
  const whole = lessons.map(({ id, steps }) => ({ id, done: steps.every((step) => isDone(step.id)) }));
  const course = lessons.at(-1)?.id === lesson;
  const steps = lessons.find(({ id }) => id === lesson)?.steps ?? [];
  return {
    course,
    counted: course ? whole : steps.map(({ id }) => ({ id, done: isDone(id) })),
    lessons: { done: whole.filter(({ done }) => done).length, all: lessons.length },
    left: placesOf(outline).find((place) => (course || place.lesson === lesson) && !isDone(place.id)) ?? null,
  };
}
