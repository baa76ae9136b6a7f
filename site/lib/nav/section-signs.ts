import { m } from '$lib/paraglide/messages';
import type { IconName } from '$lib/ui/Icon.svelte';
import type { Section } from './sections';

export const SECTION_ICON: Readonly<Record<Section['id'], IconName>> = {
  learn: 'learn',
  play: 'play',
  puzzles: 'puzzle',
  analyse: 'analyse',
  sets: 'cards',
  gallery: 'cards',
  odds: 'dice',
  rules: 'rules',
};

/** What awaits the visitor there, in one or two sentences. */
export const SECTION_ABOUT: Readonly<Record<Section['id'], () => string>> = {
  learn: m.entry_learn,
  play: m.entry_play,
  puzzles: m.entry_puzzles,
  analyse: m.entry_analyse,
  sets: m.entry_sets,
  gallery: m.entry_gallery,
  odds: m.entry_odds,
  rules: m.entry_rules,
};
