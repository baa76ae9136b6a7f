import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { loadCodec } from '../../workers/codecs';
import type { Drill, DrillQuestion } from '../../workers/drills/drill';
import { makeDrill } from '../../workers/drills/make';
import { engineFromFile } from '../../workers/engine/node';
import { GAMES, type GameId } from '../../workers/registry';
import { Session } from '../../workers/session';
import { inTurn } from '../support/day';
import { drillKinds } from '../support/drills';
import { expectAccessible } from './support/axe';
import { settled, test } from './support/test';

const SEED = 4711;

/** The question a page asks under this address, made here from the same seed. */
async function made(game: GameId, wasm: string, kind: string): Promise<Drill> {
  const codec = await loadCodec(game);
  const session = new Session(codec, await engineFromFile(new URL(`../../build/${wasm}`, import.meta.url)));
  return makeDrill(
    session,
    (await drillKinds(game)).find(({ id }) => id === kind)!,
    SEED,
  );
}

/** The first drill that is answered in this way. */
async function answeredBy<T extends DrillQuestion['type']>(
  type: T,
  game: GameId,
  wasm: string,
): Promise<{ id: string; question: Extract<DrillQuestion, { type: T }> }> {
  for (const { id } of await drillKinds(game)) {
    const drill = await made(game, wasm, id);
    const { question } = drill;
    if (question.type === type) return { id: drill.id, question: question as Extract<DrillQuestion, { type: T }> };
  }
  throw new Error(`no drill of ${game} is answered by ${type}`);
}

const check = (page: Page) => page.getByRole('button', { name: 'Check' });
const verdict = (page: Page) => page.locator('.answer-box');

async function mark(page: Page, nodes: readonly string[]): Promise<void> {
  for (const node of nodes) {
    await page.locator(`[data-pick$=":${node}"]`).first().focus();
    await page.keyboard.press('Enter');
  }
}

// Another game every day.
describe.for(inTurn(GAMES, GAMES.length).map(({ id, wasm }) => [id, wasm] as const))('drills of %s', ([game, wasm]) => {
  const route = (fragment = '') => `en/${game}/drills/${fragment}`;

  test('are found from the lessons, asked without end, and counted by kind', async ({ site, expect }) => {
    const page = await site.open(`en/${game}/learn/`);
    await page.getByRole('link', { name: /^Drills/ }).click();
    await page.waitForURL(/\/drills\/$/);
    await expect.poll(() => page.locator('main h2').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('link', { name: 'Mixed questions' }).click();
    const link = page.getByRole('link', { name: /^Link to this question/ });
    const first = await link.innerText();
    expect(first).toMatch(/\(\w[\w-]*\.\w+\)/);
  });

  test('a place that is marked rightly, and one that is not, are answered with the reason', async ({
    site,
    expect,
  }) => {
    const { id, question } = await answeredBy('mark', game, wasm);
    const page = await site.open(route(`#${id}`));
    await check(page).waitFor();
    await mark(page, question.nodes);
    await check(page).click();
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Right\.\n+.+/);
    await page.getByText('1 of 1 right').waitFor();

    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByText(`(${id})`).waitFor({ state: 'detached' });
    await check(page).click();
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Not right\.\n+.*still missing\.\n+.+/);
    await page.getByText('1 of 2 right').waitFor();

    // At once, before the answer is stored.
    await page.goto(route());
    await page.getByText('1 of 2 right').waitFor();
    await page.goto(route(`#${id}`));
    await page.getByText(`(${id})`).waitFor();
    await page.getByRole('link', { name: 'All drills' }).click();
    await page.waitForURL(/\/drills\/$/);
    await page.getByText('1 of 2 right').waitFor();
  });

  test('an answer is chosen, and the right one told', async ({ site, expect }) => {
    const { id, question } = await answeredBy('choose', game, wasm);
    const page = await site.open(route(`#${id}`));
    const wrong = (question.right + 1) % question.options.length;
    await page.locator('form input[type=radio]').nth(wrong).check();
    await check(page).click();
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Not right\.\n+The answer: .+\n+.+/);
  });

  test.for([
    ['light', 1366, 768],
    ['dark', 360, 740],
  ] as const)('closed to nobody and no wider than the screen (%s, %i pixels)', async (size, { site, expect }) => {
    const [theme, width, height] = size;
    const page = await (await site.visitor({ theme, width, height })).newPage();
    const { id } = await answeredBy('mark', game, wasm);
    for (const fragment of ['', `#${id}`]) {
      await page.goto('about:blank');
      await page.goto(route(fragment));
      await settled(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('an address that names nothing shows the list', async ({ site }) => {
    const page = await site.open(route('#nonsense.zz'));
    await page.getByRole('link', { name: 'Mixed questions' }).waitFor();
  });
});
