import { getLocale } from '$lib/paraglide/runtime';

/** A whole number as people of the language write it. */
export const count = (n: number): string => new Intl.NumberFormat(getLocale()).format(n);
