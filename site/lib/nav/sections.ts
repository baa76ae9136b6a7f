import { m } from '$lib/paraglide/messages';
import type { IconName } from '$lib/ui/Icon.svelte';
import { gameEntry, type GameId } from '$workers/registry';

/** A part of a game, a folder in routes/[locale=locale]/[game=game]/. */
export interface Section {
  id: 'learn' | 'play' | 'puzzles' | 'analyse' | 'sets' | 'gallery' | 'rules';
  icon: IconName;
  label: () => string;
  /** What awaits the visitor there, in one or two sentences. */
  about: () => string;
  /** Only games that name it among their extras have it. */
  extra?: true;
}

/** In the order of the navigation. */
const SECTIONS: readonly Section[] = [
  { id: 'learn', icon: 'learn', label: m.nav_learn, about: m.entry_learn },
  { id: 'play', icon: 'play', label: m.nav_play, about: m.entry_play },
  { id: 'puzzles', icon: 'puzzle', label: m.nav_puzzles, about: m.entry_puzzles },
  { id: 'analyse', icon: 'analyse', label: m.nav_analyse, about: m.entry_analyse },
  { id: 'sets', icon: 'cards', label: m.nav_sets, about: m.entry_sets, extra: true },
  { id: 'gallery', icon: 'cards', label: m.nav_gallery, about: m.entry_gallery, extra: true },
  { id: 'rules', icon: 'rules', label: m.nav_rules, about: m.entry_rules },
];

/** The parts of a game. */
export const sectionsOf = (game: GameId): readonly Section[] =>
  SECTIONS.filter(({ id, extra }) => !extra || (gameEntry(game).extras as readonly string[] | undefined)?.includes(id));

export const hasSection = (game: GameId, id: Section['id']): boolean => sectionsOf(game).some((part) => part.id === id);
