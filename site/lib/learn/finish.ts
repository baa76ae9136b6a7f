/** Where the end of a lesson leaves the learner. Pure. */
import { placesOf, type Outline, type Place } from './outline';

interface Finish {
  /** It was the last lesson. */
  course: boolean;
  /** Steps of the lesson; after the last one, the lessons. */
  counted: { id: string; done: boolean }[];
  lessons: { done: number; all: number };
  /** The first step among them that was left out; without any, after a step in the midst of the lesson, of a later one. */
  left: Place | null;
}

/**
 * @param lesson that came to its end
 * @param isDone whether a step has been solved, with help or without
 * @param midst it did so with another step than its last, from which the next lesson is not at hand
 */
export function finishOf(outline: Outline, lesson: string, isDone: (step: string) => boolean, midst = false): Finish {
  const { lessons } = outline;
  const whole = lessons.map(({ id, steps }) => ({ id, done: steps.every((step) => isDone(step.id)) }));
  const course = lessons.at(-1)?.id === lesson;
  const steps = lessons.find(({ id }) => id === lesson)?.steps ?? [];
  const open = placesOf(outline).filter(({ id }) => !isDone(id));
  const later = lessons.slice(lessons.findIndex(({ id }) => id === lesson) + 1).map(({ id }) => id);
  return {
    course,
    counted: course ? whole : steps.map(({ id }) => ({ id, done: isDone(id) })),
    lessons: { done: whole.filter(({ done }) => done).length, all: lessons.length },
    left:
      open.find((place) => course || place.lesson === lesson) ??
      open.find((place) => midst && later.includes(place.lesson)) ??
      null,
  };
}
