/** The texts of the games as they lie in the repository, read without the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LessonText, Step } from '../../site/lib/learn/lesson';

export const LOCALES = ['en', 'zh-Hant', 'zh-Hans', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Script {
  id: string;
  steps: Step[];
}

export interface RulesText {
  sections: Record<string, string>;
  rules: Record<string, string>;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Every string inside a value, with the path that leads to it. */
function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, path ? `${path}.${key}` : key));
}

export type Content = ReturnType<typeof contentOf>;

/** What a game has to read. */
export function contentOf(game: string) {
  const content = `${root}site/content/${game}/`;
  const data = `${root}assembly/games/${game}/data/`;
  const lessonIds = readdirSync(`${content}lessons`).sort();

  /** A content file in one language, or null where nobody has translated it yet. */
  function text<T>(path: string, locale: Locale): T | null {
    const file = `${content}${path}/${locale}.json`;
    return existsSync(file) ? read<T>(file) : null;
  }

  const lessonText = (id: string, locale: Locale): LessonText => text<LessonText>(`lessons/${id}`, locale)!;
  const files = [...lessonIds.map((id) => `lessons/${id}`), 'rules', 'refusals', 'terms'];

  return {
    game,
    lessonIds,
    scripts: lessonIds.map((id) => read<Script>(`${content}lessons/${id}/script.json`)),
    text,
    lessonText,
    /** The words of one step. */
    stepText: (id: string, locale: Locale) => lessonText(id.replace(/-\d+$/, ''), locale).steps[id],
    rulesText: (locale: Locale): RulesText => text<RulesText>('rules', locale)!,
    refusalsText: (locale: Locale) => text<Record<string, string>>('refusals', locale)!,
    termsText: (locale: Locale) => text<Record<string, string>>('terms', locale)!,
    rules: read<{ rules: { id: string; section: string }[] }>(`${data}rules.json`).rules,
    cases: read<{ cases: { expect: { whyNot?: Record<string, string[]> } }[] }>(`${data}cases.json`).cases,

    /** All texts of one language with their paths: lessons, rules, refusals and terms, as far as they exist. */
    everything: (locale: Locale): [string, string][] =>
      files.flatMap((path) => {
        const value = text<unknown>(path, locale);
        return value === null ? [] : strings(value, path);
      }),

    /** Files of a language that are still to be translated; the site shows English for them. */
    lacking: (locale: Locale): string[] => files.filter((path) => !text(path, locale)),
  };
}

export const toyBattle = contentOf('toy-battle');
export const tokenBattle = contentOf('token-battle');
