import { error } from '@sveltejs/kit';
import { packedPart } from '$lib/puzzles/files';
import { partsOf } from '$lib/puzzles/parts';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ id: game }) => partsOf(game).map((part) => ({ game, part })));

export const GET: RequestHandler = async ({ params: { game, part } }) =>
  new Response((await packedPart(game, part)) ?? error(404), {
    headers: { 'content-type': 'application/octet-stream' },
  });
