import { error } from '@sveltejs/kit';
import { hasSection } from '$lib/nav/sections';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
  if (!hasSection(params.game, 'sets')) error(404);
};
