import dictionaries from 'virtual:dictionaries';
import { baseLocale, getLocale, type Locale } from '$lib/paraglide/runtime';

/** Text of one message in one language. */
type Text = (inputs: object) => string;

const loaded: Partial<Record<Locale, Readonly<Record<string, Text>>>> = {};

/**
 * Makes a language ready for its pages; the base language always is. Without the network, and nothing stored, pages go on
 * in the base language.
 */
export async function loadMessages(locale: Locale): Promise<void> {
  if (locale === baseLocale || loaded[locale]) return;
  try {
    const dictionary = await dictionaries[locale]?.();
    if (dictionary) loaded[locale] = dictionary.default;
  } catch {
    // The next page of this language tries again.
  }
}

/** A message, said in its language if that is loaded, else in the base language. The built site makes every one by it. */
export const saying =
  (key: string, base: Text) =>
  (inputs: object = {}, { locale = getLocale() }: { locale?: Locale } = {}): string =>
    (loaded[locale]?.[key] ?? base)(inputs);
