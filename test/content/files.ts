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

  /** A content file in one language. */
  const text = <T>(path: string, locale: Locale): T => read<T>(`${content}${path}/${locale}.json`);

  const lessonText = (id: string, locale: Locale) => text<LessonText>(`lessons/${id}`, locale);
  const files = [...lessonIds.map((id) => `lessons/${id}`), 'rules', 'refusals', 'terms'];

  return {
    game,
    lessonIds,
    scripts: lessonIds.map((id) => read<Script>(`${content}lessons/${id}/script.json`)),
    lessonText,
    /** The words of one step. */
    stepText: (id: string, locale: Locale) => lessonText(id.replace(/-\d+$/, ''), locale).steps[id],
    rulesText: (locale: Locale): RulesText => text<RulesText>('rules', locale),
    refusalsText: (locale: Locale) => text<Record<string, string>>('refusals', locale),
    termsText: (locale: Locale) => text<Record<string, string>>('terms', locale),
    rules: read<{ rules: { id: string; section: string; scope?: 'later' }[] }>(`${data}rules.json`).rules,
    /** Reference cases, of the games that have them as data. */
    cases: existsSync(`${data}cases.json`)
      ? read<{ cases: { expect: { whyNot?: Record<string, string[]> } }[] }>(`${data}cases.json`).cases
      : [],

    /** All texts of one language with their paths: lessons, rules, refusals and terms. */
    everything: (locale: Locale): [string, string][] =>
      files.flatMap((path) => strings(text<unknown>(path, locale), path)),
  };
}

export const toyBattle = contentOf('toy-battle');
export const tokenBattle = contentOf('token-battle');
export const tashKalar = contentOf('tash-kalar');
export const conquest = contentOf('conquest');
export const codex = contentOf('codex');
