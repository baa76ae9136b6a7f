import { m } from '$lib/paraglide/messages';
import type { IconName } from '$lib/ui/Icon.svelte';

/** The parts every game has, in the order of the navigation. A part is a folder in routes/[locale=locale]/[game=game]/. */
export interface Section {
  id: 'learn' | 'puzzles' | 'analyse' | 'rules';
  icon: IconName;
  label: () => string;
  /** What awaits the visitor there, in one or two sentences. */
  about: () => string;
}

export const SECTIONS: readonly Section[] = [
  { id: 'learn', icon: 'learn', label: m.nav_learn, about: m.entry_learn },
  { id: 'puzzles', icon: 'puzzle', label: m.nav_puzzles, about: m.entry_puzzles },
  { id: 'analyse', icon: 'analyse', label: m.nav_analyse, about: m.entry_analyse },
  { id: 'rules', icon: 'rules', label: m.nav_rules, about: m.entry_rules },
];
