import type { Page } from 'playwright-core';
import { messageOf, ownSite, storeCopy } from './support/offline';
import { settled, test } from './support/test';

const LESSON = 'en/toy-battle/learn/TB-L01/1/';

const shell = (key: string) => messageOf('en', '', key);

/** The message that a newer version is out and a part of this page gone. */
const offer = (page: Page) => page.getByText(shell('part_outdated'));
const reload = (page: Page) => page.getByRole('button', { name: shell('reload') });
const helpSheet = (page: Page) => page.getByRole('dialog', { name: shell('keys_title') });

/** Names of the caches of the site. */
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

test('a page that lacks a part after an update says so, as often as it is asked for, and reloads', async ({
  site,
  expect,
}) => {
  const own = await ownSite();
  const page = await site.open('en/', { siteUrl: own.url });
  const had = new Set(own.asked);
  own.update();
  own.isGone = (path) => path.startsWith('_app/immutable/') && !had.has(path);

  await page.keyboard.press('?');
  await expect.poll(() => offer(page).count()).toBe(1);
  await page.getByRole('button', { name: shell('dismiss') }).click();
  await page.keyboard.press('?');
  await expect.poll(() => offer(page).count()).toBe(1);

  own.isGone = () => false;
  await Promise.all([page.waitForEvent('load'), reload(page).click()]);
  await settled(page);
  await page.keyboard.press('?');
  await expect.poll(() => helpSheet(page).count()).toBe(1);
  site.problems.length = 0;
  await page.context().close();
  await own.close();
});

test('so does a page whose workers or engine are gone', async ({ site, expect }) => {
  const own = await ownSite();
  own.update();
  for (const gone of [/\/analysis\.worker[^/]*\.js$/, /\/workers\/chunks\//, /\.wasm$/]) {
    own.isGone = (path) => gone.test(path);
    const page = await site.open(LESSON, { siteUrl: own.url });
    await expect.poll(() => offer(page).count(), { message: String(gone) }).toBe(1);
    expect(await reload(page).count()).toBe(1);
    await page.context().close();
  }
  site.problems.length = 0;
  await own.close();
});

test('so does a page for which the data of a game are gone', async ({ site, expect }) => {
  const own = await ownSite();
  own.update();
  own.isGone = (path) => /\/codex-cards[^/]*\.json$/.test(path);
  const page = await site.open('en/codex/analyse/', { siteUrl: own.url });
  await expect.poll(() => offer(page).count()).toBe(1);
  own.isGone = () => false;
  await Promise.all([page.waitForEvent('load'), reload(page).click()]);
  await page.getByRole('tablist').first().waitFor();
  site.problems.length = 0;
  await page.context().close();
  await own.close();
});

test('a part that is missing without a newer version is not a silent failure either', async ({ site, expect }) => {
  const own = await ownSite();
  const page = await site.open('en/', { siteUrl: own.url });
  await own.close();
  await page.context().setOffline(true);
  await page.keyboard.press('?');
  await expect.poll(() => page.getByText(shell('part_missing')).count()).toBe(1);
  expect(await reload(page).count(), 'what is on the screen would be lost').toBe(0);
  site.problems.length = 0;
});

test('an update fetches no pack again, and leaves old tabs their files until the last of them is closed', async ({
  site,
  expect,
}) => {
  const own = await ownSite();
  const context = await site.visitor({ siteUrl: own.url, serviceWorker: true });
  const stayed = await storeCopy(context, 'en');
  const reloaded = await context.newPage();
  await reloaded.goto('en/');
  await settled(reloaded);
  const before = await cachesOf(stayed);
  const fetched = own.asked.length;

  // As if every script had changed: none of the old ones is on the host or in the new list.
  own.update((list) => list.filter(({ game }) => game));
  own.isGone = (path) => path.startsWith('_app/immutable/');
  await stayed.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  const takeOver = reloaded.getByRole('button', { name: shell('update_now') });
  await takeOver.waitFor();
  await Promise.all([reloaded.waitForEvent('load'), takeOver.click()]);
  expect(own.asked.slice(fetched).filter((path) => path.endsWith('.bin'))).toEqual([]);

  await stayed.keyboard.press('?');
  await expect.poll(() => helpSheet(stayed).count()).toBe(1);
  expect(await cachesOf(stayed)).toEqual(expect.arrayContaining(before));

  await stayed.close();
  own.isGone = () => false;
  await reloaded.reload();
  await expect.poll(() => cachesOf(reloaded).then((names) => names.length)).toBeLessThan(before.length);
  await context.close();
  await own.close();
});
