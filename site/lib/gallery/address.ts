/** What is searched for and chosen in a gallery, as it stands in the address: reloading and sharing it keep them. */
import { readFragment, writeFragment } from '$lib/links/fragment';
import type { Filter } from './filter';

/** Key of the fragment. */
const FILTER = 'f';
/** Names of what every gallery has; no facet is called so. */
const WORDS = 'words';
const GROUP = 'group';

/** Empty where nothing is chosen. */
export function filterHash({ words, group, facets }: Filter): string {
  const chosen = Object.entries({ ...facets, [GROUP]: group, [WORDS]: words.trim() }).filter(([, value]) => value);
  return chosen.length > 0 ? writeFragment({ key: FILTER, value: String(new URLSearchParams(chosen)) }) : '';
}

/** Null for a fragment of another kind, such as the anchor of a card. */
export function readFilter(hash: string): Filter | null {
  const fragment = readFragment(hash);
  if (fragment?.key !== FILTER) return null;
  const {
    [WORDS]: words = '',
    [GROUP]: group = '',
    ...facets
  } = Object.fromEntries(new URLSearchParams(fragment.value));
  return { words, group, facets };
}
