import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { DATABASE, MOST_POSITIONS, STORE } from '../../site/lib/analyse/shelf';
import { encodeLink } from '../../site/lib/links/codec';
import { routesLike } from './support/routes';
import { addressText, keptTexts } from './support/saved';
import { settled, test, type Site } from './support/test';

const [analyse] = routesLike(/^en\/toy-battle\/analyse\/$/) as [string];
const [polish] = routesLike(/^pl\/toy-battle\/analyse\/$/) as [string];
const sets = 'en/token-battle/sets/';
const settings = 'en/settings/';

/** Castle Field, Blue to move with Kwak, Cap'n and Hook. */
const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

const ready = (page: Page) => page.getByRole('tab').first().waitFor();

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  return page;
}

async function analyser(site: Site): Promise<Page> {
  return opened(await site.visitor(), `${analyse}#p=${encodeURIComponent(START)}`);
}

async function place(page: Page, troop: string, where: string) {
  await page.locator(`[data-pick="tile:blue:${troop}"]`).first().click();
  await page.locator(`[data-pick="node:${where}"]`).first().click();
}

/** Puts a record into the visitor's database as it is, once the page has made one. */
async function plant(page: Page, record: object) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'sandtable'));
  await page.evaluate(
    (planted) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('sandtable');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('analyses', 'readwrite');
          transaction.objectStore('analyses').put(planted);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    record,
  );
}

describe('analyses', () => {
  test('a page opened again and again, in any language, stores its analysis once', async ({ site, expect }) => {
    const page = await analyser(site);
    await place(page, '2', '1');
    await expect.poll(async () => (await keptTexts(page)).join()).toContain('place 2@1');
    await expect.poll(() => addressText(page)).toContain('place 2@1');
    const link = page.url();
    for (const address of [link, link, link.replace(analyse, polish)]) {
      await page.goto('about:blank');
      await page.goto(address);
      await ready(page);
      await expect.poll(() => addressText(page)).toContain('place 2@1');
      await page.reload();
      await ready(page);
    }
    // Another tab may be sent the same link.
    await opened(page.context(), link);
    expect(await keptTexts(page)).toHaveLength(1);
  });

  test('two tabs at the same analysis both keep what is played in them', async ({ site, expect }) => {
    const one = await analyser(site);
    await expect.poll(() => keptTexts(one)).toHaveLength(1);
    const two = await opened(one.context(), analyse);
    await place(one, '2', '1');
    await expect.poll(async () => (await keptTexts(one)).join()).toContain('place 2@1');
    await place(two, '4', '2');
    const both = async () => (await keptTexts(one)).filter((text) => /place (2@1|4@2)/.test(text)).length;
    await expect.poll(both).toBe(2);

    // Each goes on with its own.
    await one.reload();
    await ready(one);
    await expect.poll(() => addressText(one)).toContain('place 2@1');
    await two.reload();
    await ready(two);
    await expect.poll(() => addressText(two)).toContain('place 4@2');
    expect(await both()).toBe(2);
  });

  test('a move made just before the page goes is there on the next visit', async ({ site, expect }) => {
    const page = await analyser(site);
    await expect.poll(() => addressText(page)).toContain('castle-field');
    const context = page.context();
    const moved = page.locator('[data-pick="tile:blue:2"]').first();
    await moved.click();
    // In one go, so that the page has no time to store anything.
    await page.evaluate(() => {
      const node = document.querySelector('[data-pick="node:1"]')!;
      node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const seen = new MutationObserver(() => {
        // The list of best moves names it as well, before it is made.
        if (!document.querySelector('[aria-current=step]')?.textContent?.includes('2@1')) return;
        seen.disconnect();
        location.href = 'about:blank';
      });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.waitForURL('about:blank');
    await page.close();
    const next = await opened(context, analyse);
    await expect.poll(() => addressText(next)).toContain('place 2@1');
    await expect.poll(async () => (await keptTexts(next)).join()).toContain('place 2@1');
    expect(await keptTexts(next)).toHaveLength(1);
  });

  test('a record that cannot be shown says so, can be deleted, and hides no other', async ({ site, expect }) => {
    const page = await analyser(site);
    await expect.poll(() => keptTexts(page)).toHaveLength(1);
    const times = { created: 8.65e15, changed: 8.65e15 };
    await plant(page, { key: 'bad', game: 'toy-battle', title: 'From the far future', text: '{}', ...times });
    await page.reload();
    await ready(page);
    await page.getByRole('tab', { name: 'Save and share' }).click();
    const broken = page.getByRole('region', { name: 'Cannot be shown' });
    await broken.getByText('From the far future').waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Recent' }).getByRole('listitem').count()).toBe(1);
    await broken.getByRole('button', { name: 'Delete From the far future' }).click();
    await broken.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await broken.getByText('From the far future').waitFor();
  });
});

describe('sets', () => {
  const name = (page: Page) => page.getByLabel('Name of the set');
  const strip = (page: Page, n: number) => page.getByRole('region', { name: `Stack ${n}`, exact: true });
  const cards = (page: Page) => strip(page, 1).locator('[data-place] span').allTextContents();
  const own = (page: Page) => page.getByRole('region', { name: 'Your sets' });
  const linkTo = async (text: string) => `${sets}#s=${await encodeLink(text)}`;
  const FRIEND = 'set Friend: carousel>milestone plough>idol carousel>milestone plough>idol';

  async function building(site: Site): Promise<Page> {
    const page = await site.open(sets);
    await page.locator('[data-card="milestone"]').focus();
    for (const key of ['1', '1', '2']) await page.keyboard.press(key);
    await name(page).fill('Half built');
    return page;
  }

  test('what was built just before the page goes is there on the next visit', async ({ site, expect }) => {
    const page = await building(site);
    await page.goto('about:blank');
    await page.close();
    const next = await page.context().newPage();
    await next.goto(sets);
    await expect.poll(() => name(next).inputValue()).toBe('Half built');
    await expect.poll(() => cards(next)).toEqual(['Milestone', 'Milestone']);
  });

  test("a friend's link takes nothing away: what was being built is still there", async ({ site, expect }) => {
    const page = await building(site);
    await page.goto('about:blank');
    await page.goto(await linkTo(FRIEND));
    await settled(page);
    await expect.poll(() => name(page).inputValue()).toBe('Friend');
    await own(page).getByRole('button', { name: 'Half built', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back to it' }).click();
    await expect.poll(() => cards(page)).toEqual(['Milestone', 'Milestone']);
    await own(page).getByRole('button', { name: 'Friend', exact: true }).click();
    await expect.poll(() => cards(page)).toEqual(['Carousel', 'Milestone']);

    // Without a reload, as when a link is pasted into the address.
    await own(page).getByRole('button', { name: 'Half built', exact: true }).click();
    await page.goto(await linkTo(FRIEND.replace('Friend', 'Another')));
    await expect.poll(() => name(page).inputValue()).toBe('Another');
    await own(page).getByRole('button', { name: 'Half built', exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => name(page).inputValue()).toBe('Another');
    await own(page).getByRole('button', { name: 'Half built', exact: true }).waitFor();
  });

  test('two tabs that build both keep what they build', async ({ site, expect }) => {
    const one = await building(site);
    await own(one).getByRole('button', { name: 'Gale', exact: true }).waitFor();
    const context = one.context();
    await expect
      .poll(async () => {
        const look = await context.newPage();
        await look.goto(sets);
        await settled(look);
        const found = await name(look).inputValue();
        await look.close();
        return found;
      })
      .toBe('Half built');
    const two = await context.newPage();
    await two.goto(sets);
    await expect.poll(() => name(two).inputValue()).toBe('Half built');
    await name(one).fill('One');
    await own(two).getByRole('button', { name: 'One', exact: true }).waitFor({ state: 'detached' });
    await name(two).fill('Two');
    await own(one).getByRole('button', { name: 'Two', exact: true }).waitFor();
    await own(two).getByRole('button', { name: 'One', exact: true }).waitFor();
  });

  test('a set that is saved is not listed as unsaved, and is open again after a reload', async ({ site, expect }) => {
    const page = await site.open(await linkTo(FRIEND));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.locator('.verdict').textContent()).toContain('Saved');
    await page.reload();
    await expect.poll(() => name(page).inputValue()).toBe('Friend');
    await expect.poll(() => page.locator('.verdict').textContent()).toContain('Saved');
    expect(await page.getByRole('heading', { name: 'Not saved yet' }).count()).toBe(0);
  });
});

describe('settings', () => {
  test('an export and a reset know what another tab has stored since, and undo brings it back', async ({
    site,
    expect,
  }) => {
    const page = await site.open(settings);
    // Stored behind the page's back, as by a tab of a browser that does not tell the others.
    const times = { created: 1, changed: 1 };
    await plant(page, { key: 'late', game: 'toy-battle', title: 'Late', text: '{}', ...times });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to a file' }).first().click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('"Late"');

    await plant(page, { key: 'later', game: 'toy-battle', title: 'Later', text: '{"actions":[]}', ...times });
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.getByText('Everything is erased.').waitFor();
    expect(await keptTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await keptTexts(page)).sort()).toEqual(['{"actions":[]}', '{}']);
  });

  test('a large import shows how far it is and can be stopped; what is imported stays', async ({ site, expect }) => {
    const page = await site.open(settings);
    const steps = Array.from({ length: 30_000 }, (_, i) => {
      return { key: `g/${i}`, game: 'g', id: String(i), best: 'solved', first: 1, last: 1 };
    });
    const text = JSON.stringify({ format: 'sandtable-progress', version: 1, steps });
    await page.locator('input[type=file]').setInputFiles({
      name: 'progress.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    // A quick machine may be done before anybody can stop it.
    const stop = page.getByRole('button', { name: 'Stop' });
    const finished = page.getByText('Imported records: 30000.');
    await stop.or(finished).first().waitFor();
    if (await stop.isVisible()) await stop.click({ timeout: 1000 }).catch(() => {});
    const stopped = page.getByText(/^Stopped\. \d+ of 30000/);
    await stopped.or(finished).first().waitFor();
    const done = (await stopped.isVisible()) ? Number(/\d+/.exec(await stopped.innerText())![0]) : 30_000;
    await expect.poll(() => page.locator('dd').first().innerText()).toBe(String(done));
  });
});

describe('results of the engine', () => {
  /** Puts positions that nobody has looked at since `used` = 0, 1, 2 ... into the database, and hands back those it holds then. */
  const shelve = (page: Page, count: number): Promise<string[]> =>
    page.evaluate(
      ({ name, in: store, count }) =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open(name, 1);
          opening.onerror = () => reject(opening.error);
          opening.onupgradeneeded = () =>
            opening.result.createObjectStore(store, { keyPath: 'key' }).createIndex('used', 'used');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(store, 'readwrite');
            const positions = transaction.objectStore(store);
            for (let used = 0; used < count; used++) positions.put({ key: `old ${used}`, used, found: null });
            const keys = positions.getAllKeys();
            transaction.oncomplete = () => {
              opening.result.close();
              resolve(keys.result.map(String));
            };
          };
        }),
      { name: DATABASE, in: STORE, count },
    );

  test('the settings say how many are kept, clear them, and take that back', async ({ site, expect }) => {
    const page = await site.open(settings);
    await page.getByText('Positions kept: 0 of at most 800.').waitFor();
    const clear = page.getByRole('button', { name: 'Clear the results' });
    expect(await clear.isDisabled()).toBe(true);
    await shelve(page, 3);
    await page.reload();
    await page.getByText('Positions kept: 3 of').waitFor();
    await clear.click();
    await page.getByText('Positions cleared: 3').first().waitFor();
    await page.getByText('Positions kept: 0 of').waitFor();
    expect(await shelve(page, 0)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Positions kept: 3 of').waitFor();
    expect(await shelve(page, 0)).toEqual(['old 0', 'old 1', 'old 2']);
  });

  test('beyond the most that are kept, those go that were not looked at for the longest time', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site);
    await shelve(page, MOST_POSITIONS);
    await page.keyboard.press('l');
    await page.getByText(/^Done: [\d,]+ playouts/).waitFor();
    await expect.poll(async () => (await shelve(page, 0)).length).toBeLessThanOrEqual(MOST_POSITIONS);
    const kept = await shelve(page, 0);
    expect(kept.filter((key) => !key.startsWith('old '))).toHaveLength(1);
    expect(kept).not.toContain('old 0');
    expect(kept).toContain(`old ${MOST_POSITIONS - 1}`);
  });
});
