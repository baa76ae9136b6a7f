import { baseLocale, isLocale, type Locale } from '$lib/paraglide/runtime';
import { readLocal, writeLocal } from '$lib/storage/local';
import { closest } from './closest';

const KEY = 'language';

/** What a visitor without a language in the URL gets: the last choice, else what the browser asks for, else English. */
export function preferredLocale(): Locale {
  const stored = readLocal(KEY);
  if (stored !== null && isLocale(stored)) return stored;
  for (const tag of navigator.languages) {
    const locale = closest(tag);
    if (locale) return locale;
  }
  return baseLocale;
}

export function rememberLocale(locale: Locale): void {
  writeLocal(KEY, locale);
}
