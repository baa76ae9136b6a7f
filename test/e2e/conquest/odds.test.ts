/** The odds of Conquest in the browser: a first visit, steppers, links, the turn planner. */
import { describe } from 'vitest';
import { test } from '../support/test';

const PAGE = 'en/conquest/odds/';

describe('the odds of Conquest', () => {
  test('show an example worked out, follow the steppers and keep what is asked in the address', async ({
    site,
    expect,
  }) => {
    const page = await site.open(PAGE);
    const chance = () => page.locator('.number strong').textContent();
    await expect.poll(chance).toBe('59.4%');
    await page.getByRole('button', { name: 'One more: Infantry: In the rear' }).first().click();
    await expect.poll(chance).toBe('68.2%');
    await expect.poll(() => new URL(page.url()).hash).toBe('#b=border.II.IIIII.II.I.-.city.0');
  });

  test('open the battle of a link, and say so where it is none', async ({ site, expect }) => {
    const linked = await site.open(`${PAGE}#b=border.A.-.II.-.-.-.0`);
    await expect.poll(() => linked.locator('.number strong').textContent()).toBe('49.0%');
    const broken = await site.open(`${PAGE}#b=border.A`);
    await expect.poll(() => broken.getByRole('alert').textContent()).toContain('damaged or incomplete');
    await expect.poll(() => broken.locator('.number strong').textContent()).toBe('59.4%');
  });

  test('propose a better order for the attacks of a turn', async ({ site, expect }) => {
    const page = await site.open(`${PAGE}#p=NAF.IIIII.-.EGY_I_-_-.CON_II_-_-`);
    await page.getByRole('button', { name: 'Use this order' }).click();
    await expect.poll(() => page.locator('.number strong').textContent()).toBe('73.6%');
  });
});
