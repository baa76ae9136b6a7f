/** What of __Title__ has a name of its own, for those who search the site. */
import type { Named } from '$lib/search/entries';

export const named = (): Promise<Named[]> => Promise.resolve([]);
