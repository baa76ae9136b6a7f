import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with one line per element that breaks an accessibility rule which axe can check.
 *
 * What axe would do besides is left out, since it took most of the time: a selector for every element that passes a rule,
 * and a second page in which the results of frames come together. Pages of the site have no frames.
 *
 * @param within selector of the only part to look at, where the rest of a large page is looked at elsewhere
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(page.frames(), 'frames, in which axe would not look').toHaveLength(1);
  const { violations, passes } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: { type: 'tag', values: STANDARDS }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(lines, page.url()).toEqual([]);
  expect(passes.length, 'rules that axe found something to check for').toBeGreaterThan(0);
}
