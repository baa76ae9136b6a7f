/** What the page of themes says of each of them besides the sentence that puzzles show. */
import { boundIn } from '$lib/i18n/bound';
import type { Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

export interface ThemeText {
  /** What to look for. */
  look: string;
  /** The usual mistake. */
  slip: string;
}

type ThemeTexts = Readonly<Record<string, ThemeText>>;

const files = import.meta.glob<ThemeTexts>('/site/content/*/themes/*.json', { import: 'default' });

/** By theme; empty for a game that has none. @throws if the file cannot be had */
export const loadThemeTexts = async (game: GameId, locale: Locale): Promise<ThemeTexts> =>
  boundIn(locale, (await files[`/site/content/${game}/themes/${locale}.json`]?.()) ?? {});
