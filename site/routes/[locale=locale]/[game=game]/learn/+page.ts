import { loadOutline } from '$lib/learn/outline';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params }) => ({
  outline: await loadOutline(fetch, params.game, params.locale),
});
