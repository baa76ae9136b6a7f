/** The courses by the name they have in addresses, each fetched when somebody takes it. */
import type { CourseKind } from '$lib/puzzles/course';
import type { RunKind } from './runs';

async function level(): Promise<CourseKind> {
  const [{ LevelCourse }, bar] = await Promise.all([import('./level-course.svelte'), import('./LevelBar.svelte')]);
  return { open: (place) => new LevelCourse(place), Bar: bar.default };
}

async function repeat(): Promise<CourseKind> {
  const [{ RepeatCourse }, bar] = await Promise.all([import('./repeat-course.svelte'), import('./RepeatBar.svelte')]);
  return { open: (place) => new RepeatCourse(place), Bar: bar.default };
}

async function run(kind: RunKind): Promise<CourseKind> {
  const [{ RunCourse }, bar, veil] = await Promise.all([
    import('./run-course.svelte'),
    import('./RunBar.svelte'),
    import('./RunVeil.svelte'),
  ]);
  return { open: (place) => new RunCourse(kind, place), Bar: bar.default, Veil: veil.default };
}

const courses: Readonly<Record<string, () => Promise<CourseKind>>> = {
  level,
  repeat,
  timed: () => run('timed'),
  calm: () => run('calm'),
  streak: () => run('streak'),
};

/** Null for a name that is none. @throws if the course cannot be fetched */
export const loadCourse = async (name: string): Promise<CourseKind | null> =>
  Object.hasOwn(courses, name) ? courses[name]!() : null;
