import { m } from '$lib/paraglide/messages';
import { hasExtra, type Extra, type GameId } from '$workers/registry';

/** A part of a game, a folder in routes/[locale=locale]/[game=game]/. */
export interface Section {
  id: 'learn' | 'play' | 'puzzles' | 'analyse' | 'sets' | 'gallery' | 'odds' | 'rules';
  label: () => string;
  /** Only games that name it among their extras have it. */
  extra?: true;
}

/** In the order of the navigation. */
const SECTIONS: readonly Section[] = [
  { id: 'learn', label: m.nav_learn },
  { id: 'play', label: m.nav_play },
  { id: 'puzzles', label: m.nav_puzzles },
  { id: 'analyse', label: m.nav_analyse },
  { id: 'sets', label: m.nav_sets, extra: true },
  { id: 'gallery', label: m.nav_gallery, extra: true },
  { id: 'odds', label: m.nav_odds, extra: true },
  { id: 'rules', label: m.nav_rules },
];

/** The parts of a game. */
export const sectionsOf = (game: GameId): readonly Section[] =>
  SECTIONS.filter(({ id, extra }) => !extra || hasExtra(game, id as Extra));

export const hasSection = (game: GameId, id: Section['id']): boolean => sectionsOf(game).some((part) => part.id === id);
