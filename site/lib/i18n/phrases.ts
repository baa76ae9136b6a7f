/** Texts put together from parts: Chinese has its own signs between them, without blanks. */
import { getLocale } from '$lib/paraglide/runtime';

/** Parts that are left out are `false`, empty or absent. */
type Parts = readonly (string | false | null | undefined)[];

const either = (chinese: string, latin: string): string => (getLocale().startsWith('zh') ? chinese : latin);

const joining =
  (chinese: string, latin: string) =>
  (parts: Parts): string =>
    parts.filter(Boolean).join(either(chinese, latin));

/** Things of one kind: `Kwak, Roxy`. */
export const listed = joining('、', ', ');

/** What is said of one thing: `base 5, tower, empty`. */
export const clauses = joining('，', ', ');

/** What is said of several things: `base 5, empty; regions around it: a`. */
export const statements = joining('；', '; ');

/** `2/5 (40%)`. */
export const withAside = (text: string, aside: string): string => text + either(`（${aside}）`, ` (${aside})`);

/** What came of something, said right behind it: ` – destroyed: e5`. */
export const afterDash = (text: string): string => either('——', ' – ') + text;

/** Whole sentences in one paragraph. */
export const sentences = joining('', ' ');

/** What stands between two sentences in elements of their own. */
export const blank = (): string => either('', ' ');

/** A label that what it announces follows: `tower:` */
export const label = (text: string): string => text + either('：', ':');

/** `tower: take one of your other tiles back`. */
export const labelled = (name: string, text: string): string => label(name) + blank() + text;

/** A title that stands before a text about it: `Open line.`; a question has its sign already. */
export const headed = (title: string): string => (/[?？]$/.test(title) ? title : title + either('：', '.'));

/** A name as a sentence of its own: the ones behind it, and the name itself, may have a colon already. */
export const stated = (name: string): string => name + either('。', '.');
