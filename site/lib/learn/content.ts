import { resolve } from '$app/paths';
import { boundIn } from '$lib/i18n/bound';
import type { Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';
import type { Step, StepText } from './lesson';

/** A lesson in one language. */
export interface Lesson {
  id: string;
  /** The language of the text: English where a lesson is not translated yet. */
  lang: Locale;
  /** See LessonText. */
  heading?: string;
  title: string;
  summary: string;
  steps: { step: Step; text: StepText }[];
  /** Id of the lesson after it. */
  next: string | null;
}

/** One step with its words, and where it stands in its lesson. */
export interface StepPage {
  lesson: string;
  title: string;
  lang: Locale;
  /** Counted from 1. */
  number: number;
  step: Step;
  text: StepText;
  /** All steps of the lesson. */
  steps: { id: string; title: string }[];
  next: { lesson: string; step: number } | null;
  /** Id of the lesson after it. */
  after: string | null;
}

type Fetch = typeof globalThis.fetch;

/**
 * @param fetch the one a `load` function gets, so that the answer is part of the prerendered page
 * @param number counted from 1
 * @returns null if there is no such step
 * @throws if the site cannot be reached
 */
export async function loadStep(
  fetch: Fetch,
  game: GameId,
  lesson: string,
  number: number,
  locale: Locale,
): Promise<StepPage | null> {
  const response = await fetch(resolve(`/${game}/learn/${lesson}.${locale}.json` as '/'));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${lesson} of ${game}: status ${response.status}`);
  const { title, lang, steps, next }: Lesson = await response.json();
  const found = steps[number - 1];
  if (!found) return null;
  return {
    lesson,
    title,
    lang,
    number,
    ...found,
    steps: steps.map(({ step, text }) => ({ id: step.id, title: text.title })),
    next: number < steps.length ? { lesson, step: number + 1 } : next ? { lesson: next, step: 1 } : null,
    after: next,
  };
}

const refusals = import.meta.glob<Record<string, string>>('/site/content/*/refusals/*.json', { import: 'default' });

/** Plain answers to refusals, by rule id. */
export async function loadRefusals(
  game: GameId,
  locale: Locale,
): Promise<{ words: Record<string, string>; lang: Locale }> {
  const own = refusals[`/site/content/${game}/refusals/${locale}.json`];
  if (own) return { words: boundIn(locale, await own()), lang: locale };
  return { words: await refusals[`/site/content/${game}/refusals/en.json`](), lang: 'en' };
}
