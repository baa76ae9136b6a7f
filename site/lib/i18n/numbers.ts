import { getLocale } from '$lib/paraglide/runtime';

/** To make one takes longer than to write a hundred numbers with it, and a page of values writes hundreds. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number as people of a language do; of the page's, where none is named. */
export function formatted(n: number, shape: Intl.NumberFormatOptions = {}, locale: string = getLocale()): string {
  const key = locale + JSON.stringify(shape);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, shape)));
  return format.format(n);
}

/** A whole number as people of the language write it. */
export const count = (n: number): string => formatted(n);
