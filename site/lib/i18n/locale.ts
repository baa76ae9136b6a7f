import { page } from '$app/state';
import { resolve } from '$app/paths';
import { baseLocale, getLocale, isLocale, type Locale } from '$lib/paraglide/runtime';

export { getLocale, locales, type Locale } from '$lib/paraglide/runtime';

/** Each language in its own words, for the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  pl: 'Polski',
};

/** The locale a path below the base names in its first segment, or null. */
export function localeOfPath(pathname: string, base: string): Locale | null {
  const first = pathname.slice(base.length).split('/')[1] ?? '';
  return isLocale(first) ? first : null;
}

/**
 * Link to a page of the site.
 * @param path from the language on, with both slashes: `/toy-battle/learn/`; may carry `?query` and `#fragment`
 * @param locale the language of the page on screen unless given
 */
export function localizedHref(path: string, locale: Locale = getLocale()): string {
  return resolve(`/${locale}${path}` as '/');
}

/**
 * The page on screen in another language, without its fragment (the server never sees it; the switch adds it on click).
 * @param withQuery false for the page as it is built, which is for whatever a query may ask of it
 */
export function samePageIn(locale: Locale, withQuery = !import.meta.env.SSR): string {
  const route = page.route.id ?? '';
  const path = page.url.pathname;
  if (!route.startsWith('/[locale=locale]')) return localizedHref('/', locale);
  const current = page.params.locale ?? baseLocale;
  const start = path.indexOf(`/${current}/`);
  const query = withQuery ? page.url.search : '';
  return localizedHref(path.slice(start + current.length + 1) + query, locale);
}
