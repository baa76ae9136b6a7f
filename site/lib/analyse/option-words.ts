/** Options of the rules in words, which stand in the terms of the game. */
import { labelled } from '$lib/i18n/phrases';
import type { GameTexts } from './texts';

type Terms = Pick<GameTexts, 'term'> | null;

const termIn = (texts: Terms, key: string): string => texts?.term(key) ?? key;

/** Numbers are their own words. */
export const valueText = (texts: Terms, name: string, value: string): string =>
  /^\d+$/.test(value) ? value : termIn(texts, `option_${name}_${value}`);

/** `Round limit: 20`. */
export const optionText = (texts: Terms, name: string, value: string): string =>
  labelled(termIn(texts, `option_${name}`), valueText(texts, name, value));
