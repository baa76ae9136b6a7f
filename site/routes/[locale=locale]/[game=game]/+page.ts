import { loadFacts } from '$lib/content/facts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params }) => ({ facts: await loadFacts(fetch, params.game) });
