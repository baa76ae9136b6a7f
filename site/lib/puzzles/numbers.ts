/** Exact values as people read them. */
import { formatted } from '$lib/i18n/numbers';
import { withAside } from '$lib/i18n/phrases';
import { getLocale } from '$lib/paraglide/runtime';
import type { Exact } from '$workers/analysis/contract';

export const minus = ({ num, den }: Exact): Exact => ({ num: num === 0 ? 0 : -num, den });

/** 1 - `chance`. */
export const complement = ({ num, den }: Exact): Exact => ({ num: den - num, den });

/** Percent with one digit, but never `0 %` or `100 %` for what is not quite that. */
export function percentText({ num, den }: Exact, locale: string = getLocale()): string {
  const share = num / den;
  const format = (value: number, digits: number): string =>
    formatted(value, { style: 'percent', maximumFractionDigits: digits }, locale);
  if (num === 0 || num === den) return format(share, 0);
  if (share < 0.0005) return `< ${format(0.001, 1)}`;
  if (share > 0.9995) return `> ${format(0.999, 1)}`;
  return format(share, 1);
}

/** A chance as fraction and percent, `2/5 (40 %)`; certain and impossible need no fraction. */
export function chanceText(chance: Exact, locale?: string): string {
  const percent = percentText(chance, locale);
  return chance.den === 1 ? percent : withAside(`${chance.num}/${chance.den}`, percent);
}

/** A time in milliseconds as seconds with one digit. */
export const secondsText = (milliseconds: number): string =>
  formatted(milliseconds / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
