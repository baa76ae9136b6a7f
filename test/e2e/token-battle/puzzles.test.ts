import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Puzzle, SolutionTree } from '../../../workers/puzzles/puzzle';
import { depthOf, firstOf, puzzlesOf } from '../../support/puzzles';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/keyboard';
import { addressIn, next, ready, retry, tag } from '../support/puzzle-page';
import { test } from '../support/test';
import { namesRule } from '../support/why';

const PUZZLES = puzzlesOf('token-battle');

const first = (is: (puzzle: Puzzle) => boolean): Puzzle => firstOf(PUZZLES, is);

/** Right actions that name their stack by its card alone. */
const isPlain = ({ tree }: Puzzle): boolean => Object.keys(tree).every((action) => !action.includes(':'));

const run = first((puzzle) => puzzle.goal.kind === 'bestSequence' && depthOf(puzzle.tree) === 2 && isPlain(puzzle));
const save = first((puzzle) => puzzle.goal.kind === 'onlyMove' && puzzle.value.den === 2 && isPlain(puzzle));
const end = first((puzzle) => puzzle.goal.kind === 'forcedWin' && depthOf(puzzle.tree) === 1 && isPlain(puzzle));

const address = addressIn('token-battle');

/** Number of the stack, from 1, whose top card an action plays. */
async function stackOf(page: Page, action: string): Promise<number> {
  const [, card, stack] = /^([a-z-]+)(?::(\d))?@/.exec(action)!;
  if (stack) return Number(stack);
  const names = await page.locator('.own .top .name').allInnerTexts();
  const plain = (name: string) => name.toLowerCase().replace(/\W+/g, '-');
  return 1 + names.findIndex((name) => plain(name) === card);
}

const fieldOf = (action: string): string => action.split('@')[1];

async function answer(page: Page, action: string) {
  await page.locator('[data-asked]').waitFor();
  await page.locator(`.own .top[data-pick$=":${await stackOf(page, action)}"]`).click();
  await page.locator(`svg [data-pick="field:${fieldOf(action)}"]`).click();
}

/** Answers a goal within own turns to its end; nobody else moves in it. */
async function solve(page: Page, tree: SolutionTree) {
  for (let below = tree; Object.keys(below).length > 0;) {
    const action = Object.keys(below)[0];
    await answer(page, action);
    below = below[action];
    await page.locator('[data-asked]').or(next(page)).first().waitFor();
  }
  await next(page).waitFor();
}

describe('a puzzle of Token Battle', () => {
  test('is solved turn by turn, and counted', async ({ site, expect }) => {
    const page = await site.open(address(run));
    await ready(page);
    await solve(page, run.tree);
    await tag(page, 'solved').waitFor();
    await expect.poll(() => page.locator('.answer-box').innerText()).toContain('Best');
    await page.reload();
    await tag(page, 'solved').waitFor();
  });

  test('answers a wrong move on the board, with its result beside the best, and lets you retry', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(save));
    await ready(page);
    await answer(page, Object.entries(save.refutations).find(([, { line }]) => line.length > 1)![0]);
    await retry(page).waitFor();
    const said = () => page.locator('.answer-box').innerText();
    await expect.poll(said).toMatch(/With best play [AB] wins\./);
    await expect.poll(said).toMatch(/Yours\s+loss\s+Best\s+draw/);
    await page.getByText(/^Last turn: A [+−]?\d+/).waitFor();
    await tag(page, 'failed').waitFor();
    await page.keyboard.press('r');
    await answer(page, save.right[0]);
    await page.getByText('Right this time').waitFor();
  });

  test('gives three hints, then plays the solution and shows the value of every first move', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(end));
    await ready(page);
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('h');
      await page
        .locator('ol[aria-label=Hints] li')
        .nth(count - 1)
        .waitFor();
    }
    await expect.poll(() => page.locator('ol[aria-label=Hints]').innerText()).toContain(`on ${fieldOf(end.right[0])}`);
    await page.keyboard.press('h');
    await next(page).waitFor();
    await page.getByRole('button', { name: 'Value of every first move' }).click();
    const rows = page.getByRole('region', { name: 'Values of all first moves' }).locator('ol li');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(Object.keys(end.values).length);
    await expect.poll(() => rows.first().innerText()).toMatch(/right[\s\S]*win/);
  });

  test('refuses an occupied field with its rule, at no cost', async ({ site }) => {
    const page = await site.open(address(end));
    await ready(page);
    await page.locator('.own .top[data-pick$=":1"]').click();
    await page.locator(`svg [data-pick="field:${/([a-f][1-6])=/.exec(end.notation)![1]}"]`).click();
    await page.getByText('That is not allowed.').waitFor();
    await namesRule(page, 'TK-TURN-2');
    await page.keyboard.press('Escape');
    await answer(page, end.right[0]);
    await tag(page, 'solved').waitFor();
  });

  test('is solved by keyboard alone', async ({ site }) => {
    const page = await site.open(address(end));
    await ready(page);
    await tabTo(page, page.locator('svg [data-pick="field:a1"]'));
    await page.keyboard.press(String(await stackOf(page, end.right[0])));
    const [column, row] = fieldOf(end.right[0]);
    for (let i = 'abcdef'.indexOf(column); i > 0; i--) await page.keyboard.press('ArrowRight');
    for (let i = Number(row); i > 1; i--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tag(page, 'solved').waitFor();
  });

  test('is proved again by the referee in the browser', async ({ site, expect }) => {
    const large = [...PUZZLES].sort((a, b) => b.proof.refereeNodes - a.proof.refereeNodes)[0];
    const page = await site.open(address(large));
    await page.getByText('Check the proof').click();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('The proof holds').waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: /gives the solution away/ }).click();
    const rows = page.getByRole('region', { name: 'Every first move with both values' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(Object.keys(large.values).length);
  });

  test.for(['light', 'dark'] as const)(
    'has nothing for axe to object to in the %s theme: after a mistake, with values, verified',
    { timeout: 120_000 },
    async (theme, { site }) => {
      const page = await site.open(address(end), { theme });
      await ready(page);
      await answer(page, Object.keys(end.refutations)[0]);
      await retry(page).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('r');
      await answer(page, end.right[0]);
      await next(page).waitFor();
      await page.getByRole('button', { name: 'Value of every first move' }).click();
      await page.getByText('Check the proof').click();
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByText('The proof holds').waitFor({ timeout: 30_000 });
      await expectAccessible(page);
    },
  );
});

test('the list of Token Battle has no boards to filter by, and counts themes', async ({ site, expect }) => {
  const page = await site.open('en/token-battle/puzzles/');
  const stacked = PUZZLES.filter(({ themes }) => themes.includes('plan-the-stack')).length;
  await page.getByRole('combobox', { name: /^Theme/ }).selectOption('plan-the-stack');
  await page.getByText(`${stacked} puzzles`, { exact: true }).waitFor();
  expect(await page.getByRole('combobox', { name: /^Board/ }).count()).toBe(0);
});
