import { redirect } from '@sveltejs/kit';
import { puzzleHref } from '$lib/puzzles/paths';
import type { PageLoad } from './$types';

// No page stands here: the host answers with the one for what is missing, whose scripts come to this.
export const prerender = false;
export const ssr = false;

/** Every puzzle once had a page of its own, and links to those are out in the world. */
export const load: PageLoad = ({ params: { game, id, locale } }) =>
  redirect(308, puzzleHref(game, id, locale) + location.hash);
