import { json } from '@sveltejs/kit';
import { allFronts } from '$lib/front/files';
import { LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => LANGUAGES.map((locale) => ({ locale }));

/** What introduces each game in one language: a small file for all of them, which two pages share. */
export const GET: RequestHandler = async ({ params: { locale } }) => json(await allFronts(locale));
