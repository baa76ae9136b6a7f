/** The texts of Toy Battle as they lie in the repository, read without the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LOCALES = ['en', 'zh-Hant', 'zh-Hans', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages every lesson and rule exists in. The other two fall back to English until they are translated. */
export const COMPLETE: readonly Locale[] = ['en', 'zh-Hant'];

export interface Slip {
  try?: string;
  refused?: string[];
  line?: string[];
  belief?: string;
}

export interface ScriptStep {
  id: string;
  goal: { type: string };
  teaches: string[];
  wrong: Slip[];
}

export interface Script {
  id: string;
  steps: ScriptStep[];
}

export interface StepText {
  title: string;
  task: string;
  hints: string[];
  wrong: string[];
  done: string;
}

export interface LessonText {
  title: string;
  summary: string;
  steps: Record<string, StepText>;
}

export interface RulesText {
  sections: Record<string, string>;
  rules: Record<string, string>;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));
const content = `${root}site/content/toy-battle/`;
const data = `${root}assembly/games/toy-battle/data/`;

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

export const lessonIds = readdirSync(`${content}lessons`).sort();
export const scripts = lessonIds.map((id) => read<Script>(`${content}lessons/${id}/script.json`));

/** A content file in one language, or null where nobody has translated it yet. */
export function text<T>(path: string, locale: Locale): T | null {
  const file = `${content}${path}/${locale}.json`;
  return existsSync(file) ? read<T>(file) : null;
}

export const lessonText = (id: string, locale: Locale): LessonText => text<LessonText>(`lessons/${id}`, locale)!;
export const rulesText = (locale: Locale): RulesText => text<RulesText>('rules', locale)!;
export const refusalsText = (locale: Locale): Record<string, string> =>
  text<Record<string, string>>('refusals', locale)!;
export const termsText = (locale: Locale): Record<string, string> => text<Record<string, string>>('terms', locale)!;

export const rules = read<{ rules: { id: string; section: string }[] }>(`${data}rules.json`).rules;
export const cases = read<{ cases: { expect: { whyNot?: Record<string, string[]> } }[] }>(`${data}cases.json`).cases;

/** Every string inside a value, with the path that leads to it. */
export function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, path ? `${path}.${key}` : key));
}

/** All texts of one language with their paths: lessons, rules, refusals and terms, as far as they exist. */
export function everything(locale: Locale): [string, string][] {
  const files = [...lessonIds.map((id) => `lessons/${id}`), 'rules', 'refusals', 'terms'];
  return files.flatMap((path) => {
    const value = text<unknown>(path, locale);
    return value === null ? [] : strings(value, path);
  });
}
