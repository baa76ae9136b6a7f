import { getLocale } from '$lib/paraglide/runtime';
import { cardTexts, type CardTexts } from '$workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '$workers/games/tash-kalar/text/tongues';

/** What cards and tasks say in the visitor's language, generated from their programs; fetched when first wanted. */
export const loadTexts = async (): Promise<CardTexts> => cardTexts(await loadTongue(getLocale()));
