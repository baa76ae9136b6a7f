import { request } from 'node:http';
import { serve } from '../../tools/serve.mjs';
import { messageOf } from './support/offline';
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

test('an address that cannot be decoded leads to the page for what is missing, in the language it names', async ({
  site,
  expect,
}) => {
  const addresses = [
    ['%ff', 'en'],
    ['pl/%ff/', 'pl'],
    ['zh-Hant/toy-battle/%c0%ae', 'zh-Hant'],
    ['pl/toy-battle/learn/%ff/', 'pl'],
  ];
  for (const [path, language] of addresses) {
    const page = await site.open(path);
    await expect
      .poll(() => page.locator('h1').innerText(), { message: path })
      .toBe(messageOf(language, '', 'error_not_found'));
    await page.context().close();
  }
  // The host and the page say that there is nothing, which is right.
  expect(site.problems.filter((problem) => !/status of 404|status 404|Not [Ff]ound:/.test(problem))).toEqual([]);
  site.problems.length = 0;
});

test('the server answers 404 to what is no address, and goes on', async ({ expect }) => {
  const { url, port, close } = await serve({ base: '/some/other/place/' });
  const statusOf = (path: string) =>
    new Promise<number | undefined>((done, failed) => {
      request({ port, host: '127.0.0.1', path }, (answer) => done(answer.resume().statusCode))
        .on('error', failed)
        .end();
    });
  for (const path of ['/some/other/place/%ff', '/%ff', '//', '/some/other/place/%'])
    expect(await statusOf(path)).toBe(404);
  expect((await fetch(url)).status).toBe(200);
  await close();
});
