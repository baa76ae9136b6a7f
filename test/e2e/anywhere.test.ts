import { serve } from '../../tools/serve.mjs';
import { routesLike } from './support/routes';
import { settled, test } from './support/test';

const [home] = routesLike(/^[^/]+\/$/);

test('the same build also works below another path', async ({ site, expect }) => {
  const { url, close } = await serve({ base: '/some/other/place/' });
  const page = await site.open(home, { siteUrl: url });

  const link = page.locator('main a[href]:not([href^="#"])').first();
  await link.click();
  await page.waitForURL((address) => address.href !== url + home);
  await settled(page);

  expect(page.url().startsWith(url)).toBe(true);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  // A page asks for its icon whenever it likes, also after it has gone quiet: it goes before its server does.
  await page.context().close();
  await close();
});
