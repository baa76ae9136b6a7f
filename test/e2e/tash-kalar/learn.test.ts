import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LANGUAGES } from '../../../workers/registry';
import { tashKalar } from '../../content/files';
import { routes } from '../support/routes';
import { act, card, named, offered, square, task } from '../support/tash-kalar';
import { test } from '../support/test';
import { namesRule } from '../support/why';

const stepRoute = (lesson: string, step: number, language = 'en') =>
  `${language}/tash-kalar/learn/TS-${lesson}/${step}/`;

const asked = (page: Page) => page.locator('[data-asked]');
const note = (page: Page) => page.locator('.answer-box .verdict');
const says = (page: Page, text: string) => note(page).getByText(text).waitFor();
const solved = (page: Page) => note(page).getByText('Solved', { exact: true }).waitFor();
const rule = (page: Page, id: string) => namesRule(note(page), id);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page) => page.locator('.moves li');

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

describe('lessons of Tash-Kalar', () => {
  test('every step is a page of its own in every language', ({ expect }) => {
    const wanted = LANGUAGES.flatMap((language) =>
      tashKalar.scripts.flatMap(({ id, steps }) => steps.map((_, i) => stepRoute(id.slice(3), i + 1, language))),
    );
    expect(wanted).toHaveLength(4 * 80);
    expect(wanted.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('a being and its effect by keyboard alone; what the text does not allow is answered by its rule', async ({
    site,
  }) => {
    const page = await site.open(stepRoute('L04', 1));
    await asked(page).waitFor();
    await square(page, 'e5').focus();
    // The first card of the hand, on the square to the left.
    await press(page, '1', 'ArrowLeft', 'Enter');
    await asked(page)
      .getByText(/^Swordmaster: /)
      .waitFor();
    await press(page, 'ArrowRight', 'Enter');
    await says(page, 'e5 touches d5 along an edge');
    await rule(page, 'TS-EFF-11');
    await press(page, 'ArrowUp', 'Enter');
    await solved(page);
  });

  test('an effect that is declined shows what was missed, and r tries again', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L04', 1));
    await asked(page).waitFor();
    await act(page, 'summon Swordmaster@d5', 'done');
    await says(page, 'You let it live');
    expect(await told(page).allInnerTexts()).toEqual(['A: Swordmaster on d5', 'A: Done (choose nothing)']);
    expect(await asked(page).count()).toBe(0);
    await press(page, 'r');
    await asked(page).waitFor();
    expect(await named(page, 'd5')).toContain('empty');
  });

  test('a card on a square it does not fit is answered, and nothing is placed there', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L03', 1));
    await asked(page).waitFor();
    await card(page, 'Swordmaster').click();
    await square(page, 'e5').click();
    await rule(page, 'TS-SUM-2');
    expect(await named(page, 'e5')).toContain('empty');
    expect(await told(page).count()).toBe(0);
    await square(page, 'd5').click();
    await solved(page);
  });

  test('by mouse: both halves of a flare, one after the other, options as buttons, moves dragged', async ({
    site,
    expect,
  }) => {
    const page = await site.open(stepRoute('L06', 2));
    await asked(page).waitFor();
    await button(page, 'Invoke Flare 10').click();
    await asked(page).getByText('at least three more upgraded pieces').waitFor();
    await square(page, 'd5').click();
    await says(page, 'The upper effect comes first: place the common.');
    await square(page, 'e5').click();
    await asked(page).getByText('at least four more pieces').waitFor();
    await act(page, 'option standard');
    await square(page, 'd5').dragTo(square(page, 'd6'));
    await expect.poll(() => named(page, 'd6')).toContain('A, common');
    await square(page, 'f7').dragTo(square(page, 'f6'));
    await solved(page);
    expect(await told(page).count()).toBe(5);
  });

  test('which pieces show the pattern is asked by number; hints lead to the solution', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L03', 9));
    await asked(page).waitFor();
    await act(page, 'summon ClanGuardian@e5');
    await button(page, '1: with c5 d5 f5').click();
    await square(page, 'g5').click();
    await says(page, 'g5 was not used in that match');
    await rule(page, 'TS-SUM-13');
    for (let hint = 1; hint <= 3; hint++) {
      await press(page, 'h');
      await page.locator(`section[aria-label="Hints"] li:nth-child(${hint})`).waitFor();
    }
    await button(page, 'Show the solution').click();
    await says(page, 'Solved with help');
    expect(await named(page, 'g5')).toContain('A, heroic');
  });

  test('a task is claimed, the next one is not; what is done stays done after a reload', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L07', 2));
    await asked(page).waitFor();
    await act(page, 'place e4');
    await task(page, 'CenterCross').click();
    await says(page, 'It cannot be claimed yet');
    await rule(page, 'TS-HIGH-2');
    await task(page, 'CentralDominance').click();
    await solved(page);
    await page.reload();
    await page.getByRole('link', { name: '2. Claiming (done)' }).waitFor();
    await page.goto('en/tash-kalar/learn/');
    await page.getByText('1 of 80 steps done').waitFor();
    expect(await page.locator('main ol a').count()).toBe(80);
  });

  test('cards are discarded and returned; a legend can only be returned', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L02', 3));
    await asked(page).waitFor();
    await card(page, 'Titan').click();
    await asked(page)
      .getByText('Titan: it cannot be summoned now; a legend goes under its deck only along with a discarded being')
      .waitFor();
    expect(await button(page, 'Discard').count()).toBe(0);
    await card(page, 'Knight').click();
    await button(page, 'Discard').click();
    await asked(page).getByText('Cards to put under their decks').waitFor();
    await act(page, 'return Titan', 'done', 'place d5');
    await solved(page);
    expect(await page.getByText('A: discard pile, 1').count()).toBe(1);
  });

  test('tasks are laid out one by one; a third of a type is answered at once', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L07', 1));
    const turned = page.getByRole('region', { name: 'Where does this task go?' }).getByRole('status');
    const sort = async (name: string, choice: string) => {
      await turned.getByText(name, { exact: true }).waitFor();
      await button(page, choice).click();
    };
    await sort('Red Legends', 'Put it aside');
    await sort('Destruction', 'Keep it');
    await sort('Devastation', 'Keep it');
    await sort('Heroic Destruction', 'Keep it');
    await says(page, 'the third destruction task in the row');
    await sort('Heroic Destruction', 'Put it aside');
    await sort('Side Chain', 'Keep it');
    await sort('End of Legends', 'Put it under the deck');
    await sort('Green Legends', 'Keep it');
    await solved(page);
    expect(await turned.innerText()).toBe('–');
  });

  test('on a phone nothing fades over the tasks that are laid out', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L07', 1), { width: 360, height: 740, hasTouch: true });
    await button(page, 'Keep it').tap();
    await says(page, 'Red Legends is an advanced task');
    const shadow = (dock: HTMLElement) => getComputedStyle(dock).boxShadow;
    expect(await page.locator('.bench .dock').evaluate(shadow)).toBe('none');
  });

  test('the supply is counted while pieces are laid and taken off', async ({ site, expect }) => {
    const page = await site.open(stepRoute('L01', 6));
    const supply = (count: number) =>
      page.locator(`[aria-label="Supply: ${count} common or heroic, 3 legendary"]`).first();
    await page.getByRole('radio', { name: 'common' }).check();
    await square(page, 'e5').click();
    await supply(16).waitFor();
    await button(page, 'Check').click();
    await note(page).waitFor();
    expect(await note(page).innerText()).not.toContain('Solved');
    await page.getByRole('radio', { name: 'Eraser' }).check();
    await square(page, 'e5').click();
    await button(page, 'Check').click();
    await solved(page);
  });

  test('on a phone, in Polish: an effect is answered by tapping, and nothing is wider than the screen', async ({
    site,
    expect,
  }) => {
    const page = await site.open(stepRoute('L04', 9, 'pl'), { width: 360, height: 740, hasTouch: true });
    await asked(page).waitFor();
    await card(page, 'GryphonRider').tap();
    for (const id of ['e4', 'e4', 'h7', 'h7', 'h8']) await offered(page, id).tap();
    await says(page, 'Rozwiązane');
    expect(await told(page).count()).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
