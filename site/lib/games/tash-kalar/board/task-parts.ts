/** What the numbers of a task count, in their order. Apart from the tasks: it is read when their texts are. */
import { m } from '$lib/paraglide/messages';

const COUNTED: Readonly<Record<string, () => string>> = {
  'heroic-destruction': m.ts_parts_destroyed,
  'heroic-devastation': m.ts_parts_destroyed,
  'red-conquest': m.ts_parts_own,
  'green-conquest': m.ts_parts_own,
  'color-conquest': m.ts_parts_own,
  'central-dominance': m.ts_parts_own,
  'red-legends': m.ts_parts_legendary,
  'green-legends': m.ts_parts_legendary,
  'rainbow-dominance': m.ts_parts_colours,
  'red-summoning': m.ts_parts_summoned,
  'green-summoning': m.ts_parts_summoned,
  'colored-summoning': m.ts_parts_summoned,
  'legendary-summoning': m.ts_parts_legends,
  diagonals: m.ts_parts_diagonals,
};

/** @returns null for a task that one number tells about, and for one told in words */
export const countedIn = (id: string): string | null => COUNTED[id]?.() ?? null;
