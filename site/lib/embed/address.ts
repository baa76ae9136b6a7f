/** Where a board by itself is found, for pages of others. */
import { localizedHref } from '$lib/i18n/locale';
import { writeFragment } from '$lib/links/fragment';
import type { GameId } from '$workers/registry';

/** What a fragment calls a position in notation, as in the analyser. */
export const POSITION = 'p';

/** The address of a board by itself. */
export const embedHref = (game: GameId, notation: string): string =>
  localizedHref(`/embed/${game}/`) + writeFragment({ key: POSITION, value: encodeURIComponent(notation) });

/** The analyser with a position on its board. */
export const analyserHref = (game: GameId, notation: string): string =>
  localizedHref(`/${game}/analyse/`) + writeFragment({ key: POSITION, value: encodeURIComponent(notation) });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What is pasted into another page: a frame with the board, as wide as there is room for up to 480 pixels. */
export const embedCode = (game: GameId, notation: string): string => {
  const address = new URL(embedHref(game, notation), location.href).href;
  return `<iframe src="${escaped(address)}" width="480" height="560" loading="lazy" style="max-width: 100%; border: 0" title="Sandtable"></iframe>`;
};
