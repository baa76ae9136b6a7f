import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LANGUAGES } from '../../../workers/registry';
import { tokenBattle } from '../../content/files';
import { routes } from '../support/routes';
import { test } from '../support/test';
import { namesRule } from '../support/why';

const stepRoute = (lesson: string, step: number, language = 'en') =>
  `${language}/token-battle/learn/TK-${lesson}/${step}/`;

const asked = (page: Page) => page.locator('[data-asked]').waitFor();
const note = (page: Page) => page.locator('.answer-box .verdict');
const solved = (page: Page) => note(page).getByText('Solved', { exact: true }).waitFor();
const pick = (page: Page, what: string) => page.locator(`[data-pick="${what}"]`).first();
const check = (page: Page) => page.locator('form button[type=submit]:enabled').first().click();

async function choose(page: Page, what: string) {
  await pick(page, what).focus();
  await page.keyboard.press('Enter');
}

describe('lessons of Token Battle', () => {
  test('every step is a page of its own in every language', ({ expect }) => {
    const wanted = LANGUAGES.flatMap((language) =>
      tokenBattle.scripts.flatMap(({ id, steps }) => steps.map((_, i) => stepRoute(id.slice(3), i + 1, language))),
    );
    expect(wanted).toHaveLength(4 * 68);
    expect(wanted.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('a card is played by keyboard alone, and the turn gone through once it is judged', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L02', 2));
    await asked(page);
    await choose(page, 'stack:A:1');
    await page.locator('g.field[tabindex="0"]').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await solved(page);
    // The ring around the focused button is drawn outside it, and what scrolls would cut it off.
    const room = await page.locator('.answer-box').evaluate((box) => {
      const next = box.querySelector('.next a')!;
      return next.getBoundingClientRect().left - box.getBoundingClientRect().left;
    });
    expect(room).toBeGreaterThanOrEqual(5);
    const part = page.locator('.captions p');
    await page.getByRole('button', { name: "A's turn, step by step" }).click();
    await expect.poll(() => part.innerText()).toBe('1/3 A 3 is placed on c3.');
    for (const said of ['2/3 B 1 on c2 is destroyed.', '3/3 A scores 3 and has 3. B scores 4 and has 4.', '']) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect.poll(() => part.innerText()).toBe(said);
    }
    await expect.poll(() => pick(page, 'field:c2').getAttribute('aria-label')).toContain('empty');
  });

  test('a forecast comes before the move, and the opponent answers', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L01', 7), { height: 1000 });
    await page.getByRole('radio', { name: '8 to 10' }).check();
    await check(page);
    await note(page).getByText('pays only the player who moved').waitFor();
    expect(await page.locator('[data-asked]').count()).toBe(0);
    await page.getByRole('radio', { name: '16 to 16' }).check();
    await check(page);
    await note(page).getByText('Right.').waitFor();
    await asked(page);
    await pick(page, 'stack:A:1').dragTo(pick(page, 'field:b2'));
    await solved(page);
    await expect
      .poll(() => page.locator('.moves li').allInnerTexts())
      .toEqual(['A: Milestone on b2', 'B: Milestone on e5']);
  });

  test('what cannot be played is answered by its rule: a covered card, a card of the opponent, passing', async ({
    site,
  }) => {
    const page = await site.open(stepRoute('L01', 6));
    await asked(page);
    await pick(page, 'stack:A:1:1').click();
    await note(page).getByText('covered card').waitFor();
    await namesRule(note(page), 'TK-TURN-1');
    await pick(page, 'stack:A:1').click();
    await pick(page, 'field:c3').click();
    await solved(page);

    await page.goto(stepRoute('L08', 4));
    await asked(page);
    await pick(page, 'stack:B:1').click();
    await note(page).getByText('belongs to the opponent').waitFor();

    await page.goto(stepRoute('L01', 4));
    await asked(page);
    await pick(page, 'button:pass').click();
    await namesRule(note(page), 'TK-TURN-4');
  });

  test('a miss is answered wherever it happens, and can be tried again', async ({ site }) => {
    const page = await site.open(stepRoute('L05', 1));
    await asked(page);
    await pick(page, 'stack:A:1').click();
    await pick(page, 'field:f6').click();
    await note(page).getByText('Only one token was created').waitFor();
    await page.keyboard.press('r');
    await asked(page);
    await pick(page, 'stack:A:1').click();
    await pick(page, 'field:b5').click();
    await solved(page);
  });

  test('a question after the move: the token that took the boost', async ({ site }) => {
    const page = await site.open(stepRoute('L05', 4));
    await asked(page);
    await pick(page, 'stack:A:1').click();
    await pick(page, 'field:c3').click();
    await page.getByText('Which token took the boost?').waitFor();
    await pick(page, 'field:b3').click();
    await check(page);
    await note(page).getByText('Created tokens always have value 1').waitFor();
    await pick(page, 'field:b3').click();
    await pick(page, 'field:c3').click();
    await check(page);
    await solved(page);
  });

  test('the parts of a card are pointed out in their order', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L01', 3));
    await page.locator('[data-pick="part:value"]:enabled').waitFor();
    await choose(page, 'part:value');
    await choose(page, 'part:type');
    await note(page).getByText('The circle shows the token type').waitFor();
    for (const part of ['skill', 'area', 'type']) await choose(page, `part:${part}`);
    await solved(page);
    await expect.poll(() => page.locator('.bench .done').count()).toBe(4);
  });

  test('a set is built in the set editor and judged by the rules and the task', async ({ site }) => {
    const page = await site.open(stepRoute('L11', 2), { height: 1000 });
    const save = page.getByRole('button', { name: 'Save the set' });
    const lay = async (card: string) => {
      await page.locator(`[data-card="${card}"]`).focus();
      await page.keyboard.press('1');
    };
    await page.locator('[data-card="throne"]').waitFor();
    await lay('throne');
    await save.click();
    await namesRule(note(page), 'TK-SET-2');
    await lay('whetstone');
    await save.click();
    await note(page).getByText('The top card comes first').waitFor();
    await page.keyboard.press('r');
    await lay('whetstone');
    await lay('throne');
    await save.click();
    await solved(page);
  });

  test.for([
    [360, 740],
    [1440, 900],
  ])(
    'the collection leaves room for what is done with a card at %i by %i',
    async ([width, height], { site, expect }) => {
      const page = await site.open(stepRoute('L11', 4), { width, height });
      await page.getByRole('radio', { name: /^Hail/ }).click();
      const check = (await page.getByRole('button', { name: 'Check' }).boundingBox())!;
      expect(check.y + check.height).toBeLessThanOrEqual(height);
      expect(await page.getByText('Picture and text of the board').count()).toBe(0);
    },
  );

  test('in Polish, cards and all', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L02', 1, 'pl'));
    await asked(page);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Jeden kwadracik');
    expect(await page.locator('.notice').count()).toBe(0);
    await pick(page, 'stack:A:1').click();
    await pick(page, 'field:c1').click();
    await note(page).getByText('kłuje tylko pole').waitFor();
    await expect.poll(() => page.locator('.moves li').first().innerText()).toContain('Igła');
  });

  test('on a phone the task, the board and the top cards are on one screen', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L02', 1), { width: 360, height: 740, hasTouch: true });
    await asked(page);
    const card = await pick(page, 'stack:A:1').boundingBox();
    expect(card!.y + card!.height).toBeLessThanOrEqual(740);
    await pick(page, 'stack:A:1').tap();
    await pick(page, 'field:c3').tap();
    await solved(page);
  });
});
