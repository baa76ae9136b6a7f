import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Presses Tab until the target has the focus, as somebody without a mouse would.
 *
 * @throws when it is not reached within `limit` presses
 */
export async function tabTo(page: Page, target: Locator, limit = 100): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${limit} presses of Tab do not lead to ${target}`);
}

/**
 * Goes on to what has the focus now, and looks back at the stop before it. Marks are told from other styles by that they
 * go when the focus goes, so it does not matter whether they are an outline, a ring in a drawing or a colour.
 *
 * @returns whether this is a new stop, and the one before it if it looks without the focus as it did with it
 */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { last?: { element: Element; look: string }; stops?: Set<Element> };
    const marks = [
      'outlineStyle',
      'outlineWidth',
      'boxShadow',
      'stroke',
      'strokeWidth',
      'opacity',
      'visibility',
    ] as const;
    const colours = ['display', 'color', 'backgroundColor', 'borderColor', 'fill', 'textDecorationLine'] as const;
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .slice(0, 50)
        // What is pressed may be larger than its words: the mark is then on what a style sheet lays over it.
        .flatMap((part) => [null, '::before', '::after'].map((beside) => getComputedStyle(part, beside)))
        .map((style) => [...marks, ...colours].map((name) => style[name]).join(' '))
        .join('\n');

    const { last } = state;
    const unmarked = last && last.look === lookOf(last.element) ? last.element.outerHTML.slice(0, 200) : undefined;
    const { activeElement } = document;
    state.stops ??= new Set();
    if (!activeElement || activeElement === document.body || state.stops.has(activeElement))
      return { isNew: false, unmarked };
    state.stops.add(activeElement);
    state.last = { element: activeElement, look: lookOf(activeElement) };
    return { isNew: true, unmarked };
  });

/**
 * Walks once through the page with Tab and expects every stop to show that it has the focus.
 *
 * @returns the number of stops, at most `limit`: pages that list a hundred links need not be walked to their end
 */
export async function expectVisibleFocus(page: Page, limit = 80): Promise<number> {
  const found: string[] = [];
  let stops = 0;
  for (; stops < limit; stops++) {
    await page.keyboard.press('Tab');
    const { isNew, unmarked } = await readStop(page);
    if (unmarked) found.push(unmarked);
    if (!isNew) break;
  }
  expect(found, `stops of Tab on ${page.url()} that do not show it`).toEqual([]);
  return stops;
}
