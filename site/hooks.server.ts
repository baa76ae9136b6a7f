import { AsyncLocalStorage } from 'node:async_hooks';
import type { Handle } from '@sveltejs/kit';
import { baseLocale, isLocale, overwriteGetLocale, type Locale } from '$lib/paraglide/runtime';

const rendering = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => rendering.getStore() ?? baseLocale);

/** Renders each page in the language its path names. */
export const handle: Handle = ({ event, resolve }) => {
  const { locale } = event.params as { locale?: string };
  const language = isLocale(locale) ? locale : baseLocale;
  return rendering.run(language, () =>
    resolve(event, { transformPageChunk: ({ html }) => html.replace('%lang%', language) }),
  );
};
