/**
 * Which messages a page needs. They are kept in parts, `site/messages/<part>/`; those of a language other than the base one
 * are fetched part by part, so that no page carries the texts of another section or of another game.
 */

import { sectionOf } from '$lib/nav/section-of';

/** The messages of every page, which stand in `site/messages/` itself. */
export const SHELL = 'shell';

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  learn: ['board', 'learn'],
  puzzles: ['board', 'learn', 'puzzles', 'course'],
  play: ['board', 'learn', 'analyse', 'values', 'play'],
  analyse: ['board', 'learn', 'analyse', 'values', 'edit', 'play'],
  sets: ['board'],
  gallery: ['board', 'learn', 'analyse', 'gallery'],
  odds: ['learn', 'odds'],
};

/**
 * Whose messages of a game a section needs beside its own: the table stands in the analyser as well, and exact chances are told
 * as on their page.
 */
const TABLES: Readonly<Record<string, readonly string[]>> = { play: ['analyse'], analyse: ['play', 'odds'] };

/** Of pages that belong to no section. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/[locale=locale]': ['home'],
  '/[locale=locale]/[game=game]': ['board', 'home'],
  '/[locale=locale]/embed/[game=game]': ['board', 'embed', 'learn'],
  '/[locale=locale]/settings': ['offline', 'kept'],
  '/[locale=locale]/[game=game]/own': ['own'],
  '/[locale=locale]/[game=game]/drills': ['drills', 'odds'],
  '/[locale=locale]/training': ['puzzles', 'course', 'training'],
};

/**
 * @param route id of the route as Kit names it; null for an address that leads nowhere
 * @param game the game on screen, whose messages may be a part of their own, as may be those for one section of it
 */
export function partsFor(route: string | null, game: string | undefined): string[] {
  const section = sectionOf(route);
  const own = PAGES[route ?? ''] ?? [];
  return [
    SHELL,
    ...own,
    ...(SECTIONS[section] ?? []),
    ...(game ? [game, ...[section, ...(TABLES[section] ?? []), ...own].map((part) => `${game}-${part}`)] : []),
  ];
}
