import { browser } from '$app/environment';
import { loadCardTexts } from '$lib/content/card-texts';
import { getLocale } from '$lib/paraglide/runtime';
import type { CardTexts } from '$workers/games/tash-kalar/text/card-texts';

/**
 * What cards and tasks say in the visitor's language, generated from their programs; fetched when first wanted. Pages are
 * prerendered as they are while it is on its way.
 */
export const loadTexts = (): Promise<CardTexts> =>
  browser ? loadCardTexts(fetch, 'tash-kalar', getLocale()) : new Promise(() => {});
