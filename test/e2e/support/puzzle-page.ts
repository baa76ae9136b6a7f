import type { Page } from 'playwright-core';

/** What the page of a puzzle has in every game. */
export const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const next = (page: Page) => page.locator('.answer-box').getByRole('link', { name: 'Next' });
/** A fact about the puzzle, such as how it went. */
export const tag = (page: Page, name: string) => page.locator('.facts').getByText(name, { exact: true });

/** Waits until the puzzle can be answered. */
export const ready = (page: Page) =>
  page.getByRole('button', { name: 'Hint 1 of 3' }).and(page.locator(':enabled')).waitFor();

export const addressIn =
  (game: string) =>
  ({ id }: { id: string }, locale = 'en') =>
    `${locale}/${game}/puzzle/?id=${id}`;
