import type { GameId } from '$workers/registry';
import { localizedHref, type Locale } from '$lib/i18n/locale';
import type { Section } from './sections';

export const homeHref = (locale?: Locale) => localizedHref('/', locale);
export const aboutHref = () => localizedHref('/about/');
export const settingsHref = () => localizedHref('/settings/');
export const trainingHref = () => localizedHref('/training/');
export const gameHref = (game: GameId) => localizedHref(`/${game}/`);
export const sectionHref = (game: GameId, section: Section['id']) => localizedHref(`/${game}/${section}/`);
/** @param fragment what is drilled, see drills/address.ts */
export const drillsHref = (game: GameId, fragment = '') => localizedHref(`/${game}/drills/`) + fragment;
export const ruleHref = (game: GameId, rule: string) => localizedHref(`/${game}/rules/#${rule}`);

/** @param step counted from 1 */
export const stepHref = (game: GameId, lesson: string, step: number) =>
  localizedHref(`/${game}/learn/${lesson}/${step}/`);
