import { loadCardTexts } from '$lib/content/card-texts';
import { getLocale } from '$lib/paraglide/runtime';
import type { CardTexts } from '$workers/games/tash-kalar/text/card-texts';

/** Pages are prerendered as they are while the texts are on their way. */
const onItsWay = new Promise<never>(() => {});

/** What cards and tasks say in the visitor's language, generated from their programs; fetched when first wanted. */
export const loadTexts = (): Promise<CardTexts> =>
  typeof document === 'undefined' ? onItsWay : (loadCardTexts(fetch, 'tash-kalar', getLocale()) as Promise<CardTexts>);
