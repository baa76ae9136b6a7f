import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with one line per element that breaks an accessibility rule which axe can check.
 *
 * @param within selector of the only part to look at, where the rest of a large page is looked at elsewhere
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).include(within).withTags(STANDARDS).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(lines, page.url()).toEqual([]);
  expect(passes.length, 'rules that axe found something to check for').toBeGreaterThan(0);
}
