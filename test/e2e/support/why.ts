import type { Locator, Page } from 'playwright-core';

/** The number of a rule stands behind "Why?", for those who ask. */
export async function namesRule(within: Page | Locator, rule: string): Promise<void> {
  await within.locator('details a', { hasText: rule }).first().waitFor({ state: 'attached' });
}
