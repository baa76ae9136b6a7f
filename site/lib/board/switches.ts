/** How things are switched that are chosen as an answer, in the roles that tell it: each by itself, or one in place of another. */

export const groupRole = (single: boolean): 'radiogroup' | 'group' => (single ? 'radiogroup' : 'group');

/** Attributes of the button that switches one of them. */
export const switched = (single: boolean, on: boolean) =>
  single ? { role: 'radio', 'aria-checked': on, onkeydown: walk } : { 'aria-pressed': on };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The arrow keys choose the next one, as in any group of this kind. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest('[role=radiogroup]');
  if (!step || !group) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLElement>('[role=radio]')];
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length)!;
  next.focus();
  next.click();
}
