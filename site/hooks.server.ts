import { AsyncLocalStorage } from 'node:async_hooks';
import type { Handle } from '@sveltejs/kit';
import { base } from '$app/paths';
import { baseLocale, isLocale, overwriteGetLocale, type Locale } from '$lib/paraglide/runtime';
import { lean } from '$lib/prerender/lean';
import { shareTags } from '$lib/prerender/share';

/** While a page is rendered, `base` is relative to it. */
const BASE = base;

const rendering = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => rendering.getStore() ?? baseLocale);

/** Renders each page in the language its path names, and writes it without what others carry as well. */
export const handle: Handle = ({ event, resolve }) => {
  const { locale, game } = event.params as { locale?: string; game?: string };
  const language = isLocale(locale) ? locale : baseLocale;
  const place = { path: event.url.pathname, base: BASE, route: event.route.id, game, locale: language };
  const written = (page: string): string => {
    const html = lean(page.replace('%lang%', language), place);
    return html.replace('</head>', `${shareTags(html, { ...place, origin: event.url.origin })}</head>`);
  };
  return rendering.run(language, () => resolve(event, { transformPageChunk: ({ html }) => written(html) }));
};
