/** The map of Conquest in the browser: what a press is answered with. */
import { describe } from 'vitest';
import { test } from '../support/test';

const START = '>=R/3outward/1/RB/- ICEk=R:III WEU=R:II NEU=R:I ICE~GBR=R:AI+I WEU~GBR=R:A+I GBR=B:II UKRkB=B:III';
const PAGE = `en/conquest/analyse/#p=${encodeURIComponent(START)}`;

describe('the map of Conquest', () => {
  test('answers every press: by a rule, or by what stands there, which ends a refusal', async ({ site, expect }) => {
    const page = await site.open(PAGE);
    const refused = () =>
      page
        .locator('main')
        .getByRole('alert')
        .allTextContents()
        .then((all) => all.join());
    const press = (code: string) => page.locator(`svg[role="application"] [data-place="${code}"]`).click();
    const looked = page.locator('section[aria-live] .title');
    await press('CHI');
    await expect.poll(refused).toContain('These two territories do not border each other.');
    await press('NEU');
    await expect.poll(() => looked.textContent()).toContain('Northern Europe');
    await expect.poll(refused).toBe('');
    // Its rear can be sailed to by either force.
    await page.locator('section[aria-live] [data-pick="land:NEU"]').click();
    const asked = page.getByText('Who goes there?');
    await expect.poll(() => asked.count()).toBe(1);
    await press('BRA');
    await expect.poll(refused).toContain('Set out from Brazil to Northern Europe.');
    await expect.poll(() => asked.count()).toBe(1);
  });
});
