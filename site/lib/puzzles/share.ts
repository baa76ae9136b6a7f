import { m } from '$lib/paraglide/messages';
import { toasts } from '$lib/ui/toasts.svelte';

/** Copies the address of the puzzle on screen. */
export async function share(): Promise<void> {
  const url = location.href.replace(/#.*$/, '');
  try {
    await navigator.clipboard.writeText(url);
    toasts.show(m.puzzles_link_copied());
  } catch {
    // Without the right to write to the clipboard the address is shown for copying by hand.
    toasts.show(url);
  }
}
