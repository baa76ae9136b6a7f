/** What Codex says to the gallery. */
import type { Gallery } from '$lib/gallery/gallery';
import { COLOUR_IDS, colourName, LEVELS, SPEC_IDS, specName } from '$lib/games/codex/board/words';
import { m } from '$lib/paraglide/messages';
import type { CardFile } from '$workers/games/codex/text/card-texts';
import { entriesOf, keywordsOf, kindsOf, playOf, specOf, techOf, wordsOf, type Entry } from './entries';
import EntryCard from './EntryCard.svelte';
import Key from './Key.svelte';

const KINDS = [
  { id: 'unit', name: m.cx_kind_unit },
  { id: 'hero', name: m.cx_kind_hero },
  { id: 'spell', name: m.cx_kind_spell },
  { id: 'ongoing', name: m.cx_kind_ongoing },
  { id: 'ultimate', name: m.cx_kind_ultimate },
  { id: 'building', name: m.cx_kind_building },
  { id: 'upgrade', name: m.cx_kind_upgrade },
  { id: 'token', name: m.cx_kind_token },
];

export const gallery: Gallery<Entry, CardFile> = {
  title: m.cx_gallery_title,
  lead: m.cx_gallery_lead,
  hint: m.cx_gallery_hint,
  entriesOf,
  groups: COLOUR_IDS.map((id) => ({ id, name: () => colourName(id) })),
  groupLabel: m.cx_gallery_colour,
  facetsOf: ({ keywords }) => [
    {
      id: 'spec',
      name: m.cx_gallery_spec,
      values: [
        { id: 'starter', name: m.cx_gallery_starter },
        ...SPEC_IDS.map((id) => ({ id, name: () => specName(id) })),
      ],
      of: specOf,
    },
    {
      id: 'tech',
      name: m.cx_gallery_tech,
      values: LEVELS.map((level, i) => ({ id: String(i), name: () => level })),
      of: techOf,
    },
    { id: 'kind', name: m.cx_gallery_type, values: KINDS, of: kindsOf },
    {
      id: 'keyword',
      name: m.cx_gallery_keyword,
      values: Object.entries(keywords).map(([id, { name }]) => ({ id, name: () => name })),
      of: keywordsOf,
    },
    {
      id: 'play',
      name: m.cx_gallery_play,
      values: [
        { id: 'playable', name: m.cx_gallery_playable },
        { id: 'unfinished', name: m.cx_unfinished },
      ],
      of: playOf,
    },
  ],
  wordsOf,
  stops: () => true,
  EntryCard,
  Key,
  trying: {
    title: (id, { faces }) => faces.find((face) => face.id === id)!.name,
    load: () => import('./Detail.svelte'),
  },
};
