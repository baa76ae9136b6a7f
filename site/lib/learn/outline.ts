import { resolve } from '$app/paths';
import type { Locale } from '$lib/i18n/locale';
import type { StepRecord } from '$lib/progress/schema';
import type { GameId } from '$workers/registry';

/** All lessons of a game with the titles of their steps. */
export interface Outline {
  lang: Locale;
  lessons: {
    id: string;
    /** See LessonText. */
    heading?: string;
    title: string;
    summary: string;
    steps: { id: string; title: string }[];
  }[];
}

/** Lessons under one heading. */
export interface Group {
  heading: string;
  lessons: Outline['lessons'];
}

export function groupsOf({ lessons }: Outline): Group[] {
  const groups: Group[] = [];
  for (const lesson of lessons) {
    if (lesson.heading !== undefined) groups.push({ heading: lesson.heading, lessons: [] });
    groups.at(-1)?.lessons.push(lesson);
  }
  return groups;
}

/**
 * @param fetch the one a `load` function gets, so that the answer is part of the prerendered page
 * @throws if the file is missing from the site
 */
export async function loadOutline(fetch: typeof globalThis.fetch, game: GameId, locale: Locale): Promise<Outline> {
  const response = await fetch(resolve(`/${game}/learn/${locale}.json` as '/'));
  if (!response.ok) throw new Error(`lessons of ${game}: status ${response.status}`);
  return response.json();
}

export interface Place {
  lesson: string;
  /** Counted from 1. */
  step: number;
  id: string;
}

/** Every step in the order of the lessons. */
export const placesOf = ({ lessons }: Outline): Place[] =>
  lessons.flatMap(({ id, steps }) => steps.map((step, i) => ({ lesson: id, step: i + 1, id: step.id })));

/**
 * Where to go on: the first step not done yet after the one that was done last, else the first one not done at all.
 * Null when everything is done.
 */
export function resumeAt(outline: Outline, done: (id: string) => StepRecord | undefined): Place | null {
  const places = placesOf(outline);
  let latest = -1;
  let time = -1;
  places.forEach(({ id }, i) => {
    const record = done(id);
    if (record && record.last >= time) {
      latest = i;
      time = record.last;
    }
  });
  const open = (place: Place): boolean => !done(place.id);
  return places.slice(latest + 1).find(open) ?? places.find(open) ?? null;
}
