import { formatted } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import { isProvisional, type Standing } from './rating';

const whole = (value: number): string => formatted(Math.round(value), { maximumFractionDigits: 0 });

/** `1243 ± 80`, and whether it is provisional. */
export function standingText(standing: Standing): string {
  if (standing.at === null) return m.course_unrated();
  const words = { rating: whole(standing.rating), deviation: whole(standing.deviation) };
  return isProvisional(standing) ? m.course_rating_provisional(words) : m.course_rating(words);
}

/** A change of rating with its sign. */
export const changeText = (change: number): string =>
  formatted(Math.round(change), { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
