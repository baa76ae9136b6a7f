import type { ClientInit } from '@sveltejs/kit';
import { base } from '$app/paths';
import { getLocale, overwriteGetLocale } from '$lib/paraglide/runtime';
import { loadMessages } from '$lib/i18n/dictionary';
import { SHELL } from '$lib/i18n/parts';
import { localeOfPath } from '$lib/i18n/locale';
import { preferredLocale } from '$lib/i18n/preferred';
import { partMissing } from '$lib/shell/missing';

/** A path without a language (the start page, a wrong address) is shown in the visitor's own. */
overwriteGetLocale(() => localeOfPath(location.pathname, base) ?? preferredLocale());

// Vite says so of every import() and every style that cannot be loaded, whoever asked for it, and lib/data of data.
addEventListener('vite:preloadError', () => void partMissing());

export const init: ClientInit = () => loadMessages(getLocale(), [SHELL]);
