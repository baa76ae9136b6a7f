/** Other words for what the site has one name for. Only the server side of the build reads them. */
import type { Locale } from '$lib/i18n/locale';

type Synonyms = Readonly<Record<string, string>>;

const files = import.meta.glob<Synonyms>('./synonyms/*.json', { import: 'default', eager: true });

const inLanguage = (locale: Locale): Synonyms => files[`./synonyms/${locale}.json`]!;

/** With the English words, which are found in every language as the English names are. */
export const synonymsOf = (id: string, locale: Locale): string =>
  [...new Set([inLanguage(locale)[id], inLanguage('en')[id]])].filter(Boolean).join(', ');
