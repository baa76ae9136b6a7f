import { m } from '$lib/paraglide/messages';
import type { Sets } from '$lib/sets/sets';

/** The builder of teams, as a page. */
export const sets: Sets = {
  title: m.cx_sets_title,
  lead: m.cx_sets_lead,
  load: () => import('./SetsPage.svelte'),
};
