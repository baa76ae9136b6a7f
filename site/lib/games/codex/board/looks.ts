/** What the table needs of a card beyond its numbers, fetched once for all that look. */
import { loadCardTexts } from '$lib/content/card-texts';
import { getLocale } from '$lib/paraglide/runtime';
import type { CardFile } from '$workers/games/codex/text/card-texts';
import type { GameId } from '$workers/registry';

// The type holds the games of the registry alone.
const GAME = 'codex' as string as GameId;

let file: Promise<CardFile> | undefined;

/** Faces and texts in the language of the page. Asked for again after it could not be had. */
export function loadCardFile(): Promise<CardFile> {
  file ??= (loadCardTexts(fetch, GAME, getLocale()) as Promise<CardFile>).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}
