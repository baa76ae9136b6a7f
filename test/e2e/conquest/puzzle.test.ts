import { describe } from 'vitest';
import { builtPuzzles } from '../../../tools/pages.mjs';
import { test } from '../support/test';

describe('a puzzle of Conquest', () => {
  test('tells its moves in words that come when they are needed', async ({ site, expect }) => {
    const page = await site.open(`en/conquest/puzzle/?id=${builtPuzzles('conquest')[0]}`);
    const list = page.locator('details', { hasText: 'All possible moves as a list' });
    await list.locator('summary').click();
    await expect.poll(() => list.locator('li button').first().innerText()).toMatch(/[a-z]+: |[A-Z]\w+ [a-z]+/);
    await list.locator('li button').first().click();
    const told = page.getByText(/^(Red|Blue|Green|Yellow|Purple) · .+: /).first();
    await told.waitFor();
  });
});
