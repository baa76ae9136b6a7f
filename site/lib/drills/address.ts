/** What is drilled, as the fragment of the page's address says it. */
import { SEEDS, drillId, readDrillId } from '$workers/drills/drill';

/**
 * kind: one kind without end. drill: one question, then its kind without end. upTo: all kinds that can be answered after a
 * lesson, in turn. all: every kind in turn.
 */
export type Course =
  | { by: 'kind'; kind: string }
  | { by: 'drill'; kind: string; seed: number }
  | { by: 'upTo'; lesson: string }
  | { by: 'all' };

export function fragmentOf(course: Course): string {
  switch (course.by) {
    case 'kind':
      return `#${course.kind}`;
    case 'drill':
      return `#${drillId(course.kind, course.seed)}`;
    case 'upTo':
      return `#to-${course.lesson}`;
    case 'all':
      return '#all';
  }
}

/** Null for a fragment that names nothing to drill; whether a kind or lesson exists is for the caller to say. */
export function readFragment(fragment: string): Course | null {
  const text = fragment.replace(/^#/, '');
  if (text === 'all') return { by: 'all' };
  const lesson = /^to-([A-Z]+-L\d+)$/.exec(text)?.[1];
  if (lesson) return { by: 'upTo', lesson };
  const drill = readDrillId(text);
  if (drill) return { by: 'drill', ...drill };
  return /^[a-z]+(-[a-z]+)*$/.test(text) ? { by: 'kind', kind: text } : null;
}

export const randomSeed = (): number => Math.floor(Math.random() * SEEDS);
