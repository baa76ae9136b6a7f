import dictionaries from 'virtual:dictionaries';
import { baseLocale, getLocale, type Locale } from '$lib/paraglide/runtime';

/** Text of one message in one language. */
type Text = (inputs: object) => string;

const loaded: Partial<Record<Locale, Record<string, Text>>> = {};
const fetched = new Set<string>();

/**
 * Makes parts of a language ready for pages that need them (parts.ts); the base language always is. Without the network,
 * and nothing stored, pages go on in the base language.
 */
export async function loadMessages(locale: Locale, parts: readonly string[]): Promise<void> {
  if (locale !== baseLocale) await Promise.all(parts.map((part) => loadPart(locale, part)));
}

async function loadPart(locale: Locale, part: string): Promise<void> {
  if (fetched.has(`${locale} ${part}`)) return;
  try {
    const parts = await dictionaries[locale]?.();
    const text = await parts?.default[part]?.();
    Object.assign((loaded[locale] ??= {}), text?.default);
    fetched.add(`${locale} ${part}`);
  } catch {
    // The next page that needs it tries again.
  }
}

/** A message, said in its language if that is loaded, else in the base language. The built site makes every one by it. */
export const saying =
  (key: string, base: Text) =>
  (inputs: object = {}, { locale = getLocale() }: { locale?: Locale } = {}): string =>
    (loaded[locale]?.[key] ?? base)(inputs);
