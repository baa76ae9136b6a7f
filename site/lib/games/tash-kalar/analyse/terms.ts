/** What a static look counts, in words. */
import { m } from '$lib/paraglide/messages';
import type { Term } from '$workers/games/tash-kalar/glance';

export const terms: Readonly<Record<Term, () => string>> = {
  points: m.ts_glance_points,
  earned: m.ts_glance_earned,
  common: m.ts_glance_common,
  heroic: m.ts_glance_heroic,
  legendary: m.ts_glance_legendary,
  beings: m.ts_glance_beings,
  legends: m.ts_glance_legends,
  connected: m.ts_glance_connected,
  contact: m.ts_glance_contact,
  centre: m.ts_glance_centre,
  tasks: m.ts_glance_tasks,
  flare: m.ts_glance_flare,
  turn: m.ts_glance_turn,
  actions: m.ts_glance_actions,
};
