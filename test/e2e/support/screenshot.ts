import type { Page } from 'playwright-core';

/** Saves what the whole page looks like as test-results/<name>.png, for people to look at; nothing is compared. */
export const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/${name}.png`, fullPage: true });
