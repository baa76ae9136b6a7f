/** A game of Conquest against the engine in the browser, without a mouse and on a tablet. */
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { settled, test, type Site, type View } from '../support/test';

const board = (page: Page) => page.locator('svg[role="application"]');
const moves = (page: Page) => page.getByRole('region', { name: 'Possible moves' }).getByRole('button');
const looked = (page: Page) => page.locator('section[aria-live] .title');
const roundOf = async (page: Page) => Number(/Round (\d+)/.exec(await page.locator('main').innerText())?.[1] ?? 0);

/** A game of two against somebody quick, where the own capital is asked for, its moves as a list. */
async function begun(site: Site, view: View = {}): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.goto('en/conquest/play/');
  await page.locator('fieldset.start:enabled').waitFor();
  await page.getByRole('button', { name: 'Start the game', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('All possible moves as a list').focus();
  await page.keyboard.press('Enter');
  await moves(page).first().waitFor();
  await settled(page);
  return page;
}

/** Answers with the last move of the list, which most often ends something, until a round has come. */
async function playTo(page: Page, round: number): Promise<number> {
  let answers = 0;
  for (let tries = 0; tries < 400 && (await roundOf(page)) < round; tries++) {
    const last = moves(page).last();
    // The list is a new one after every answer, and empty while the other side plays.
    const isThere = await last.focus({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    await page.keyboard.press('Enter');
    answers++;
  }
  return answers;
}

const place = (page: Page, code: string) => board(page).locator(`[data-place="${code}"]`);
const offered = (page: Page) => board(page).locator('[data-place].offered');
const idle = (page: Page) => board(page).locator('[data-place]:not(.offered)').first();
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
/** What a press that plays nothing is answered with: what stands there, or the rule that forbids it. */
const answered = async (page: Page) =>
  [...(await looked(page).allInnerTexts()), ...(await page.locator('main').getByRole('alert').allTextContents())].join(
    '',
  );

describe('a game of Conquest', () => {
  test('names the rules that are changed before it and in it, and says which numbers a rule takes', async ({
    site,
    expect,
  }) => {
    const page = await (await site.visitor()).newPage();
    await page.goto('en/conquest/play/');
    await page.locator('fieldset.start:enabled').waitFor();
    await page.getByText('Rules: as usual').click();
    const limit = page.locator('label').filter({ hasText: 'Round limit' });
    await expect.poll(() => limit.innerText()).toContain('from 20 to 200');
    await limit.locator('input').fill('5');
    await limit.locator('input').press('Tab');
    await expect.poll(() => limit.getByRole('status').innerText()).toContain('5 cannot be: it is 20 now.');
    await page.getByText('Rules: 1 changed').click();
    await expect
      .poll(() => page.locator('summary').filter({ hasText: 'Rules' }).innerText())
      .toContain('Round limit: 20');
    await page.getByRole('button', { name: 'Start the game', exact: true }).click();
    await expect.poll(() => page.getByRole('region', { name: 'The game' }).innerText()).toContain('Round limit: 20');
  });

  test('is played through turns of both sides by keyboard, and the map tells what stands where', async ({
    site,
    expect,
  }) => {
    const page = await begun(site);
    // The map is one stop of the keyboard, walked with arrows.
    await board(page).locator('[data-place][tabindex="0"]').focus();
    const before = await focused(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).not.toBe(before);
    await offered(page).first().focus();
    const capital = await focused(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page, capital!).getAttribute('aria-label')).toMatch(/capital/i);
    expect(await playTo(page, 3)).toBeGreaterThan(4);
    await expect.poll(() => roundOf(page)).toBe(3);
    await moves(page).first().waitFor();
    await idle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => answered(page)).not.toBe('');
  });

  test('whoever goes on by keys is where the question is: come to a game, after a number, and while others play', async ({
    site,
    expect,
  }) => {
    const page = await (await site.visitor()).newPage();
    const line = '>=R/3outward/1/RB/- NAFk=R:34I EGY=R:I BRA=B:II UKRkB=B:III';
    await page.goto(`en/conquest/play/#p=${encodeURIComponent(line)}`);
    await page.locator('fieldset.start:enabled').waitFor();
    await page.getByRole('button', { name: 'Start the game', exact: true }).focus();
    await page.keyboard.press('Enter');
    const inQuestion = () => page.evaluate(() => document.activeElement!.closest('.asked') !== null);
    await expect.poll(inQuestion).toBe(true);
    const onField = () => page.evaluate(() => (document.activeElement as HTMLInputElement).type === 'number');
    await place(page, 'CON').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton').focus();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('group').getByRole('status').innerText()).toContain('50 cannot be');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // 33 of 34 have gone, and another question has come.
    await expect.poll(() => place(page, 'CON').getAttribute('aria-label')).toContain('33 infantry');
    await expect.poll(onField).toBe(false);
    await expect.poll(inQuestion).toBe(true);
    const played = () => page.getByRole('region', { name: 'The game' }).innerText();
    for (const ending of ['Done', 'Done', 'End the turn']) {
      const before = await played();
      await page.locator('.asked').getByRole('button', { name: ending, exact: true }).focus();
      await page.keyboard.press('Enter');
      // The button of this question may be called as that of the next one.
      await expect.poll(played).not.toBe(before);
      await expect.poll(inQuestion).toBe(true);
    }
  });

  test('the second press of a double click takes nothing back that has come under it', async ({ site, expect }) => {
    const page = await (await site.visitor({ width: 1366, height: 768 })).newPage();
    const line =
      '>=R/1turn-card:3/4/RB/- NAFk=R:III EGY=R:III CON=R:II EAF=R:I UKRkB=B:III BRA=B:I @R=NAF,EGY,CON,EAF/-/- @B=UKR,BRA/-/-';
    await page.goto(`en/conquest/play/#p=${encodeURIComponent(line)}`);
    await page.locator('fieldset.start:enabled').waitFor();
    await page.getByRole('button', { name: 'Start the game', exact: true }).click();
    await page.getByRole('button', { name: 'Turn over all' }).dblclick();
    await expect.poll(() => page.getByRole('region', { name: 'The game' }).innerText()).toContain('step 4 of 4');
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.poll(() => page.getByRole('region', { name: 'The game' }).innerText()).toContain('step 3 of 3');
  });

  test('has room on a tablet: the capital is set on the map, turns are played, the map tells what stands where', async ({
    site,
    expect,
  }) => {
    const page = await begun(site, { width: 768, height: 1024 });
    const land = offered(page).first();
    const code = (await land.getAttribute('data-place'))!;
    await land.click();
    await expect.poll(() => place(page, code).getAttribute('aria-label')).toMatch(/capital/i);
    await playTo(page, 2);
    await expect.poll(() => roundOf(page)).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    expect((await board(page).boundingBox())!.width).toBeGreaterThan(600);
    await moves(page).first().waitFor();
    await idle(page).click();
    await expect.poll(() => answered(page)).not.toBe('');
  });
});
