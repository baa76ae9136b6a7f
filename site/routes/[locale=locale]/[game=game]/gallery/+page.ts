import { error } from '@sveltejs/kit';
import { loadCardTexts } from '$lib/content/card-texts';
import { hasSection } from '$lib/nav/sections';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params }) => {
  if (!hasSection(params.game, 'gallery')) error(404);
  return { game: params.game, texts: await loadCardTexts(fetch, params.game, params.locale) };
};
