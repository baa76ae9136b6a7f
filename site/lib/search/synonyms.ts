/** Other words for what the site has one name for. Only the server side of the build reads them. */
import type { Locale } from '$lib/i18n/locale';
import en from './synonyms/en.json';
import pl from './synonyms/pl.json';
import zhHans from './synonyms/zh-Hans.json';
import zhHant from './synonyms/zh-Hant.json';

const SYNONYMS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en,
  pl,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** With the English words, which are found in every language as the English names are. */
export const synonymsOf = (id: string, locale: Locale): string =>
  [...new Set([SYNONYMS[locale][id], SYNONYMS.en[id]])].filter(Boolean).join(', ');
