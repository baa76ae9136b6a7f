/** How things are switched that are chosen as an answer, in the roles that tell it: each by itself, or one in place of another. */

export const groupRole = (single: boolean): 'radiogroup' | 'group' => (single ? 'radiogroup' : 'group');

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where one takes the place of another the arrow keys choose the next one, as in any group of this kind. */
export function onSwitchKey(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest('[role=radiogroup]');
  if (!step || !group) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLElement>('[role=radio]')];
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length)!;
  next.focus();
  next.click();
}
