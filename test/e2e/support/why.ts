import type { Locator, Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';

/**
 * What is refused leads to the very rule, itself or behind "Why?"; its number is kept in the title of the link.
 *
 * @param rule may be the beginning of several rules
 */
export async function namesRule(within: Page | Locator, rule: string): Promise<void> {
  await within.locator(`a[href*="/rules/#${rule}"][title^="${rule}"]`).first().waitFor({ state: 'attached' });
}

/**
 * What cannot be done is told in plain words and leads to the very rule, whose number is not said but kept in the title of
 * the link.
 */
export async function leadsToRule(within: Locator, rule: string, expect: ExpectStatic): Promise<void> {
  const link = within.locator(`a[href$="/rules/#${rule}"]`);
  await link.waitFor();
  expect(await link.innerText()).toBe('See the rule');
  expect(await link.getAttribute('title')).toBe(rule);
  expect(await within.innerText()).not.toMatch(/[A-Z]{2}-[A-Z]+-\d/);
}
