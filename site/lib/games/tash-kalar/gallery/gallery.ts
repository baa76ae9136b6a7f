/** What Tash-Kalar says to the gallery. */
import '$lib/games/tash-kalar/board/arena.css';
import { listName } from '$lib/games/tash-kalar/board/lists';
import { cardName, rankName } from '$lib/games/tash-kalar/board/words';
import type { Gallery } from '$lib/gallery/gallery';
import { m } from '$lib/paraglide/messages';
import { RANKS } from '$workers/games/tash-kalar/state';
import type { CardTexts } from '$workers/games/tash-kalar/text/card-texts';
import { ENTRIES, GROUPS, rankOf, wordsOf, type Entry, type Group } from './entries';
import EntryCard from './EntryCard.svelte';
import Key from './Key.svelte';

const NAMES: Readonly<Record<Group, () => string>> = {
  imperial: m.ts_gallery_imperial,
  highland: () => listName('highland'),
  sylvan: () => listName('sylvan'),
  legends: m.ts_gallery_legends,
  flares: m.ts_gallery_flares,
  tasks: m.ts_tasks,
};

export const gallery: Gallery<Entry, CardTexts> = {
  title: m.ts_gallery_title,
  lead: m.ts_gallery_lead,
  hint: m.ts_gallery_keys,
  entriesOf: () => ENTRIES,
  groups: GROUPS.map((id) => ({ id, name: NAMES[id], wide: id === 'flares' })),
  groupLabel: m.ts_gallery_deck,
  facetsOf: () => [
    {
      id: 'rank',
      name: m.ts_gallery_rank,
      values: RANKS.map((id) => ({ id, name: () => rankName(id) })),
      of: rankOf,
    },
  ],
  wordsOf,
  stops: ({ kind }) => kind === 'being',
  EntryCard,
  Key,
  trying: {
    title: (id) => m.ts_try_title({ card: cardName(id) }),
    load: () => import('./try/TryOut.svelte'),
  },
};
