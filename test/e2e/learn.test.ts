import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { toyBattle } from '../content/files';
import { routes, routesLike } from './support/routes';
import { settled, test } from './support/test';
import { namesRule } from './support/why';

const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'pl'];
const stepRoute = (lesson: string, step: number, language = 'en') => `${language}/toy-battle/learn/${lesson}/${step}/`;

const ready = (page: Page) => page.locator('[data-asked], [data-waits]').first().waitFor();
const solved = (page: Page) => page.locator('.answer-box .good').waitFor();
const pick = (page: Page, what: string) => page.locator(`[data-pick="${what}"]`).first();
const feedback = (page: Page) => page.locator('.answer-box');

/** Chooses something on the screen with the keyboard alone: focus, then Enter. */
async function choose(page: Page, what: string) {
  await pick(page, what).focus();
  await page.keyboard.press('Enter');
}

describe('lesson pages', () => {
  test('every step of every lesson is a page of its own in every language', ({ expect }) => {
    const wanted = LANGUAGES.flatMap((language) =>
      toyBattle.scripts.flatMap(({ id, steps }) => steps.map((_, i) => stepRoute(id, i + 1, language))),
    );
    expect(wanted).toHaveLength(4 * 81);
    expect(wanted.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('the list names all lessons and begins with the first step', async ({ site, expect }) => {
    const page = await site.open('en/toy-battle/learn/');
    await expect.poll(() => page.locator('main h3').count()).toBe(19);
    await expect.poll(() => page.locator('main ol a').count()).toBe(81);
    await page.getByRole('link', { name: 'Begin with step 1.1' }).click();
    await page.waitForURL('**/learn/TB-L01/1/');
    await ready(page);
  });

  test('a step that does not exist is not found', async ({ site, expect }) => {
    const page = await (await site.visitor()).newPage();
    expect((await page.goto('en/toy-battle/learn/TB-L01/99/'))?.status()).toBe(404);
    site.problems.length = 0;
  });
});

describe('a lesson', () => {
  test('by keyboard alone', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L01', 1));
    await ready(page);
    await choose(page, 'tile:blue:1');
    // From the middle of the board up to the enemy headquarters, as the arrows lead.
    await page.locator('g.node[tabindex="0"]').focus();
    for (let steps = 0; steps < 8; steps++) {
      if ((await page.locator('*:focus').getAttribute('data-pick')) === 'node:R') break;
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Enter');
    await solved(page);
    await expect.poll(() => feedback(page).innerText()).toContain('wins at once');
    await page.keyboard.press('Enter');

    await page.waitForURL('**/TB-L01/2/');
    await ready(page);
    await choose(page, 'tile:blue:7');
    await choose(page, 'node:3');
    await solved(page);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/TB-L01/3/');
    await page.locator('form button[type=submit]:enabled').waitFor();
    for (const node of ['1', '2', '6']) await choose(page, `node:${node}`);
    await page.getByRole('button', { name: 'Check' }).focus();
    await page.keyboard.press('Enter');
    await feedback(page).getByText('Adjacent means').waitFor();
    await expect.poll(() => feedback(page).innerText()).toContain('1 too many');
    await expect.poll(() => feedback(page).innerText()).toContain('2 still missing');
    await page.getByRole('button', { name: /base 6.*crossed out/ }).waitFor();
    for (const node of ['6', '4', '5']) await choose(page, `node:${node}`);
    await page.getByRole('button', { name: 'Check' }).focus();
    await page.keyboard.press('Enter');
    await solved(page);
    await page.getByText('Lesson done').waitFor();
    await page.getByText('1 of 19 lessons done').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/TB-L02/1/');

    await page.goto('en/toy-battle/learn/');
    await page.getByText('3 of 81 steps done').waitFor();
    await page.getByRole('link', { name: 'Continue with step 2.1' }).waitFor();
  });

  test('on a phone a board is seen whole before anybody touches it, and its heading stays', async ({
    site,
    expect,
  }) => {
    const page = await site.open(stepRoute('TB-L03', 1), { width: 360, height: 740 });
    await ready(page);
    const edge = (what: string, side: 'top' | 'bottom') =>
      page
        .locator(what)
        .first()
        .evaluate((element, at) => element.getBoundingClientRect()[at], side);
    await expect
      .poll(async () => (await edge('.stage .board', 'bottom')) - (await edge('.dock', 'top')))
      .toBeLessThan(1);
    expect(await edge('h1', 'top')).toBeGreaterThan(-1);
  });

  test('by mouse, clicking and dragging, with numbers and tiles to pick', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L02', 1), { height: 1000 });
    await page.getByRole('textbox').fill('21');
    await page.getByRole('button', { name: 'Check' }).click();
    await feedback(page).getByText('The four tiles that left').waitFor();
    await page.getByRole('textbox').fill('17');
    await page.getByRole('button', { name: 'Check' }).click();
    await solved(page);
    await page.getByRole('link', { name: 'Next step' }).click();

    await page.waitForURL('**/TB-L02/2/');
    await page.getByRole('radio', { name: /Kwak/ }).click();
    await page.locator('form button[type=submit]:enabled').click();
    await solved(page);
    await page.getByRole('link', { name: 'Next step' }).click();

    await page.waitForURL('**/TB-L02/3/');
    await page.getByRole('textbox').fill('7');
    await page.locator('form button[type=submit]:enabled').click();
    await solved(page);
    await page.getByRole('link', { name: 'Next step' }).click();

    await page.waitForURL('**/TB-L02/4/');
    for (const name of ['Kwak', 'Skully', 'Jumbo', 'Star'])
      await page.getByRole('button', { name: `Blue ${name}` }).click();
    await page.locator('form button[type=submit]:enabled').click();
    await solved(page);

    await page.goto(stepRoute('TB-L05', 1));
    await ready(page);
    await pick(page, 'tile:blue:7').dragTo(pick(page, 'node:2'));
    await solved(page);
    await expect.poll(() => page.locator('.moves li').first().innerText()).toContain('Roxy');
  });

  test('an illegal try is answered by the rule, with its text and the lesson that teaches it', async ({
    site,
    expect,
  }) => {
    const page = await site.open(stepRoute('TB-L04', 1));
    await ready(page);
    await pick(page, 'tile:blue:7').click();
    await pick(page, 'node:2').click();
    await feedback(page).getByText('Base 2 is not connected').waitFor();
    await feedback(page).getByText('Why?').click();
    await feedback(page).getByRole('link', { name: 'See the rule' }).waitFor();
    await namesRule(feedback(page), 'TB-REACH-1');

    // A try nobody wrote a text for: the general answer. Its rule says no more, so it and its lesson are only linked.
    await pick(page, 'node:3').click();
    await feedback(page).getByText('That is not allowed').waitFor();
    await pick(page, 'node:B').click();
    await feedback(page).getByRole('link', { name: 'Lesson 1, step 1' }).waitFor();
    await namesRule(feedback(page), 'TB-PLACE-7');
    expect(await feedback(page).innerText()).not.toMatch(/Why\?|TB-PLACE-7/);

    await page.goto(stepRoute('TB-L03', 3));
    await ready(page);
    await pick(page, 'button:draw').click();
    await namesRule(feedback(page), 'TB-DRAW-3');
  });

  test('the only tile is in hand, and a refusal goes with the next right pick', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L04', 3));
    await ready(page);
    const tile = pick(page, 'tile:blue:1');
    const held = () => tile.getAttribute('aria-pressed');
    await expect.poll(held).toBe('true');
    await pick(page, 'node:R').click();
    await feedback(page).getByText('That is not allowed').waitFor();
    await page.locator('.above .refused').waitFor();
    await tile.click();
    await expect.poll(() => page.locator('.answer-box .verdict, .above .refused').count()).toBe(0);
    expect(await held()).toBe('true');
    await tile.click();
    await expect.poll(held).toBe('false');
  });

  test('a legal move that misses the goal shows what it leads to, and r tries again', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L06', 1));
    await ready(page);
    await pick(page, 'button:draw').click();
    await feedback(page).getByText('Red walks in').waitFor();
    await expect.poll(() => page.locator('.moves li').allInnerTexts()).toHaveLength(4);
    await page.keyboard.press('r');
    await page.locator('.moves').waitFor({ state: 'detached' });
    await pick(page, 'tile:blue:7').click();
    await pick(page, 'node:2').click();
    await solved(page);
  });

  test('a move can be taken back', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L09', 5));
    await ready(page);
    await pick(page, 'tile:blue:2').click();
    await pick(page, 'node:3').click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await pick(page, 'tile:blue:2').waitFor();
    expect(await page.locator('.moves').count()).toBe(0);
  });

  test('hints lead to the solution and mark the step as done with help', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L09', 6));
    await ready(page);
    for (let hint = 1; hint <= 3; hint++) {
      await page.keyboard.press('h');
      await page.locator(`section[aria-label="Hints"] li:nth-child(${hint})`).waitFor();
    }
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await solved(page);
    await expect.poll(() => feedback(page).innerText()).toContain('Solved with help');
    await page.locator('.mark.assisted').waitFor();
  });

  test('a lesson ends with the step that was left of it, and not once more', async ({ site, expect }) => {
    const solve = async (page: Page) => {
      await ready(page);
      for (let hint = 1; hint <= 3; hint++) {
        await page.keyboard.press('h');
        await page.locator(`section[aria-label="Hints"] li:nth-child(${hint})`).waitFor();
      }
      await page.getByRole('button', { name: 'Show the solution' }).click();
      await solved(page);
    };
    const page = await site.open(stepRoute('TB-L12', 2));
    await solve(page);
    await page.getByText('1 step is still open').waitFor();
    await page.goto(stepRoute('TB-L12', 1));
    await solve(page);
    await page.getByText('Lesson done').waitFor();
    await page.reload();
    await solve(page);
    await page.locator('.moves').waitFor();
    expect(await page.getByText('Lesson done').count()).toBe(0);
  });

  test('a hint stays seen when the page is loaded anew', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L05', 1));
    await ready(page);
    await page.keyboard.press('h');
    const hints = page.locator('section[aria-label="Hints"] li');
    await hints.first().waitFor();
    await page.reload();
    await ready(page);
    await hints.first().waitFor();
    await pick(page, 'tile:blue:7').click();
    await pick(page, 'node:2').click();
    await pick(page, 'button:skip').or(page.locator('.answer-box .good')).first().waitFor();
    if (await pick(page, 'button:skip').isVisible()) await pick(page, 'button:skip').click();
    await solved(page);
    await expect.poll(() => feedback(page).innerText()).toContain('Solved with help');
    // The next try begins without any.
    await page.reload();
    await ready(page);
    expect(await hints.count()).toBe(0);
  });

  test('a miss nobody wrote a text for names what is lacking', async ({ site }) => {
    const page = await site.open(stepRoute('TB-L17', 6));
    await ready(page);
    await pick(page, 'node:6').click();
    const lacking = feedback(page).getByText(
      /^Nothing lies on base 4; the goal asks for Blue Roxy, strength 7 there\.$/,
    );
    await lacking.waitFor();
  });

  test('a question hides the counter that answers it until it is answered', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L02', 1));
    await ready(page);
    expect(
      await page
        .getByText('Reserve', { exact: false })
        .filter({ hasText: /^Reserve \d/ })
        .count(),
    ).toBe(0);
    await page.getByRole('textbox').fill('21');
    await page.getByRole('button', { name: 'Check' }).click();
    await feedback(page).getByText('21 is too high').waitFor();
    await page.getByRole('textbox').fill('17');
    await page.getByRole('button', { name: 'Check' }).click();
    await solved(page);
    await page.getByText('Reserve 17').waitFor();
  });

  test('a turn without a draw does not ask for one', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L04', 1));
    await ready(page);
    await expect.poll(() => page.locator('[data-asked]').innerText()).toBe('Place one tile.');
    expect(await pick(page, 'button:draw').count()).toBe(0);
  });

  test('the viewer of a stack leaves the board free where the page has room', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L05', 4), { width: 1440, height: 900 });
    await ready(page);
    await pick(page, 'node:2').hover();
    const viewer = await page.getByRole('tooltip').boundingBox();
    const board = await page.locator('svg[role=application]').boundingBox();
    expect(viewer!.x + viewer!.width).toBeLessThanOrEqual(board!.x);
    expect(viewer!.x).toBeGreaterThanOrEqual(0);
  });

  test.for([
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const)(
    'the question is in sight at %i by %i, and the board stays put',
    async ([width, height], { site, expect }) => {
      const page = await site.open(stepRoute('TB-L05', 2), { width, height });
      await ready(page);
      const box = async (what: string) => (await page.locator(what).first().boundingBox())!;
      const asked = await box('[data-asked]');
      expect(asked.y + asked.height).toBeLessThanOrEqual(height);
      // On the page: where the hand covers some of the board, the page moves up when a tile is chosen.
      const place = () =>
        page.locator('svg[role=application]').evaluate((board) => {
          const { x, y, width: wide, height: high } = board.getBoundingClientRect();
          return [x, y + scrollY, wide, high];
        });
      const board = await place();
      await page.locator('[data-pick^="tile:blue"]').first().click();
      expect(await place()).toEqual(board);
    },
  );

  test('the parts of a turn are pointed out in their order, each lit up on the board', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L10', 1));
    await pick(page, 'part:effect').click();
    await feedback(page).getByText('the effect comes after the placement').waitFor();
    const lit = () => page.locator('.board g.last').count();
    await pick(page, 'part:place').click();
    await expect.poll(lit).toBe(1);
    await pick(page, 'part:medals').click();
    await expect.poll(lit).toBe(4);
    await pick(page, 'part:effect').click();
    await pick(page, 'part:next').click();
    await solved(page);
  });

  test('what a tile does is read under a mouse that rests on it, and on focus', async ({ site }) => {
    const page = await site.open(stepRoute('TB-L02', 2));
    await ready(page);
    const rack = page.locator('[data-spot="hand:0"]');
    await rack.getByRole('radio', { name: /Hook/ }).hover();
    await page.getByRole('tooltip').getByText('May be placed on a base that is not connected.').waitFor();
    await rack.getByRole('radio', { name: /Cap'n/ }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('tooltip').getByText('Covers any enemy tile').waitFor();
  });

  test('where nothing on the board is to be chosen a click opens a stack', async ({ site }) => {
    const page = await site.open(stepRoute('TB-L02', 4));
    await ready(page);
    await page.mouse.move(0, 0);
    await pick(page, 'node:4').click();
    await page.getByRole('tooltip').getByText('Kwak').first().waitFor();
  });

  test('in Traditional Chinese and in Polish, without a notice', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L01', 1, 'zh-Hant'));
    await ready(page);
    await expect.poll(() => page.locator('h1').innerText()).toBe('佔領總部');
    await pick(page, 'tile:blue:1').click();
    await pick(page, 'node:B').click();
    await feedback(page).getByText('那是你自己的總部').waitFor();
    await pick(page, 'node:R').click();
    await solved(page);
    await expect.poll(() => feedback(page).innerText()).toContain('下一步');

    const polish = await site.open(stepRoute('TB-L01', 1, 'pl'));
    await ready(polish);
    await expect.poll(() => polish.locator('h1').innerText()).toBe('Zdobądź kwaterę główną');
    expect(await polish.locator('.notice').count()).toBe(0);
  });

  test('without WebAssembly the page says so, and goes on after a restart', async ({ site, expect }) => {
    const context = await site.visitor();
    const page = await context.newPage();
    let broken = true;
    await page.route('**/*.wasm', (route) =>
      broken ? route.fulfill({ status: 200, body: 'no engine' }) : route.continue(),
    );
    await page.goto(stepRoute('TB-L01', 1));
    await page.getByRole('alert').getByText('does not run').waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Start the engine again' }).click();
    await ready(page);
    await settled(page);
    await pick(page, 'tile:blue:1').click();
    await pick(page, 'node:R').click();
    await solved(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    site.problems.length = 0;
  });

  test('on a phone the task, the board and the rack are on one screen', async ({ site, expect }) => {
    const page = await site.open(stepRoute('TB-L01', 1), { width: 360, height: 740, hasTouch: true });
    await ready(page);
    const rack = await pick(page, 'tile:blue:1').boundingBox();
    expect(rack!.y + rack!.height).toBeLessThanOrEqual(740);
    const node = await page.locator('g.node .hit').first().boundingBox();
    expect(node!.width).toBeGreaterThanOrEqual(24);

    await pick(page, 'tile:blue:1').tap();
    await pick(page, 'node:B').tap();
    await namesRule(feedback(page), 'TB-PLACE-7');
    const answer = await page.locator('.answer-box .verdict').boundingBox();
    expect(answer!.y + answer!.height).toBeLessThanOrEqual(740);
  });
});

test('progress can be reset, and the reset undone', async ({ site, expect }) => {
  const page = await site.open(routesLike(/^en\/toy-battle\/learn\/TB-L03\/4\/$/)[0]);
  await ready(page);
  await pick(page, 'tile:blue:7').click();
  await pick(page, 'node:1').click();
  await solved(page);
  await page.goto('en/toy-battle/learn/');
  await page.getByRole('button', { name: 'Reset lesson progress' }).click();
  await page.getByText('0 of 81 steps done').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 of 81 steps done').waitFor();
  await expect.poll(() => page.locator('.mark.solved').count()).toBe(1);
});
