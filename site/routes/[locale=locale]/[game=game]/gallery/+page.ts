import { error } from '@sveltejs/kit';
import { loadCardTexts } from '$lib/content/card-texts';
import { loadGallery } from '$lib/gallery/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params: { game, locale } }) => {
  const gallery = await loadGallery(game);
  if (!gallery) error(404);
  return { game, gallery, texts: await loadCardTexts(fetch, game, locale) };
};
