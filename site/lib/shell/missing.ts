import { updated } from '$app/state';
import { m } from '$lib/paraglide/messages';
import { toasts } from '$lib/ui/toasts.svelte';

/** Once is enough, however many parts are missing. */
function say(text: string, canReload: boolean): void {
  if (toasts.list.some((toast) => toast.text === text)) return;
  toasts.show(text, canReload ? { label: m.reload(), run: () => location.reload() } : undefined);
}

/** Offers to reload where the site has a newer version than this page, whose parts are then gone from the host. */
export async function offerNewer(): Promise<boolean> {
  const isOld = await updated.check();
  if (isOld) say(m.part_outdated(), true);
  return isOld;
}

/** A part of the page could not be loaded: says why, and what helps. */
export async function partMissing(): Promise<void> {
  // Without a network a reload might find nothing at all.
  if (!(await offerNewer())) say(m.part_missing(), navigator.onLine);
}
