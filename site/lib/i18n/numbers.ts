import { getLocale } from '$lib/paraglide/runtime';

/** To make one takes longer than to write a hundred numbers with it, and a page of values writes hundreds. */
const formats = new Map<string, Intl.NumberFormat>();

/** Up to here digits are exact, whatever they are multiplied by for rounding. */
const MOST = 1e9;

/** Digits in threes, by each language in its own way: Polish begins with five digits. */
function inGroups(whole: string, locale: string): string {
  if (whole.length < (locale === 'pl' ? 5 : 4)) return whole;
  return whole.replace(/\B(?=(?:\d{3})+$)/g, locale === 'pl' ? '\u00a0' : ',');
}

/**
 * Numbers and percents as the languages of the site write them; null for what has more to it, such as a sign.
 * A page that shows no others is spared the browser's data of all languages, which take it longer than all else it does.
 */
function plainly(n: number, shape: Intl.NumberFormatOptions, locale: string): string | null {
  const { style = 'decimal', minimumFractionDigits: least = 0, maximumFractionDigits: most = least, ...more } = shape;
  if (Object.keys(more).length > 0) return null;
  const isPercent = style === 'percent';
  // What is written with an exponent cannot be moved by another one.
  if ((!isPercent && style !== 'decimal') || !(n >= 0 && n < MOST) || String(n).includes('e')) return null;
  if (!isPercent && shape.maximumFractionDigits === undefined && !Number.isInteger(n)) return null;
  const rounded = Math.round(Number(`${n}e${most + (isPercent ? 2 : 0)}`)) / 10 ** most;
  const [whole, digits = ''] = rounded.toFixed(most).split('.');
  let end = most;
  while (end > least && digits[end - 1] === '0') end--;
  return (
    inGroups(whole!, locale) +
    (end ? (locale === 'pl' ? ',' : '.') + digits.slice(0, end) : '') +
    (isPercent ? '%' : '')
  );
}

/** Writes a number as people of a language do; of the page's, where none is named. */
export function formatted(n: number, shape: Intl.NumberFormatOptions = {}, locale: string = getLocale()): string {
  const plain = plainly(n, shape, locale);
  if (plain !== null) return plain;
  const key = locale + JSON.stringify(shape);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, shape)));
  return format.format(n);
}

/** A whole number as people of the language write it. */
export const count = (n: number): string => formatted(n);
