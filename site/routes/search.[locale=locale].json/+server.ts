import { json } from '@sveltejs/kit';
import { allEntries } from '$lib/search/files';
import { LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => LANGUAGES.map((locale) => ({ locale }));

/** What can be found in one language, fetched when somebody searches. */
export const GET: RequestHandler = async ({ params: { locale } }) => json(await allEntries(locale));
