import { getLocale, type Locale } from '$lib/paraglide/runtime';
import type { Labels } from '$workers/games/token-battle/text';

const LABELS: Readonly<Record<Locale, () => Promise<Labels>>> = {
  en: async () => (await import('$workers/games/token-battle/words/en')).ENGLISH,
  'zh-Hant': async () => (await import('$workers/games/token-battle/words/zh-Hant')).TRADITIONAL,
  'zh-Hans': async () => (await import('$workers/games/token-battle/words/zh-Hans')).SIMPLIFIED,
  pl: async () => (await import('$workers/games/token-battle/words/pl')).POLISH,
};

/** The words of the visitor's language, for sentences generated from cards and turns; fetched when first wanted. */
export const loadLabels = (): Promise<Labels> => LABELS[getLocale()]();
