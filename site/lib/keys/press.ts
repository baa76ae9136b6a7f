import { settings } from '$lib/settings/settings.svelte';
import { ACTION_IDS, type ActionId } from './actions';
import { actionsFor, chordOf, isSingleCharacter } from './chord';
import { keyboard } from './keyboard.svelte';

const EDITABLE = 'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]';
/** Widgets with keys of their own; the page takes no arrows, Enter or Space from them. */
const WIDGET =
  'a[href], button, summary, input, select, textarea, [role=radiogroup], [role=tablist], [role=listbox], [role=grid], [role=tree], [role=slider]';
const WIDGET_KEYS = new Set(['Enter', 'Space', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Actions that do something on the page as it stands, in the order of the table. */
export const available = (): ActionId[] => ACTION_IDS.filter((id) => keyboard.does(id));

/** Runs what a key stands for; for the one listener on the window. */
export function press(event: KeyboardEvent): void {
  import('./page-keys').then(
    (more) => more.pressed(event),
    () => {},
  );
  if (event.defaultPrevented || event.isComposing) return;
  const chord = chordOf(event);
  if (chord === null || declined(chord, event.target)) return;
  if (actionsFor(chord, settings.keys).some((id) => keyboard.run(id))) event.preventDefault();
}

function declined(chord: string, target: EventTarget | null): boolean {
  const single = isSingleCharacter(chord);
  if (single && !settings.shortcuts) return true;
  if (document.querySelector('dialog:modal')) return true;
  if (chord === 'Ctrl+c' || chord === 'Ctrl+v') {
    if (!(getSelection()?.isCollapsed ?? true)) return true;
  }
  if (!(target instanceof Element)) return false;
  if (target.closest(EDITABLE)) return chord !== 'Ctrl+k' && chord !== 'Escape';
  return WIDGET_KEYS.has(chord) && target.closest(WIDGET) !== null;
}
