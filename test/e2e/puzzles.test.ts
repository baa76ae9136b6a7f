import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Puzzle, SolutionTree } from '../../workers/puzzles/puzzle';
import { firstOf, puzzlesOf } from '../support/puzzles';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/keyboard';
import { addressIn, next, ready, retry, tag } from './support/puzzle-page';
import { test } from './support/test';
import { namesRule } from './support/why';

const PUZZLES = puzzlesOf('toy-battle');

const isPlaced = (action: string) => action.startsWith('place ');
const ofKind = (kind: string, also: (puzzle: Puzzle) => boolean = () => true): Puzzle =>
  firstOf(PUZZLES, (puzzle) => puzzle.goal.kind === kind && also(puzzle));
const address = addressIn('toy-battle');

const task = (page: Page) => page.locator('#task');

/** Chooses what an action names, as a visitor with a mouse does. */
async function answer(page: Page, action: string) {
  const [, tile, place] = /^place (.)@(\w+)$/.exec(action) ?? [];
  const [, from, to] = /^(?:hit|recall|shove) (\w+)(?:>(\w+))?$/.exec(action) ?? [];
  const dug = /^exhume (.)$/.exec(action)?.[1];
  const node = (id: string) => page.locator(`svg [data-pick="node:${id}"]`).click();
  if (place) {
    await page.locator(`.own [data-pick$=":${tile}"]`).first().click();
    await node(place);
  } else if (from) {
    await node(from);
    if (to) await node(to);
  } else if (dug) await page.locator(`[data-pick^="discard:"][data-pick$=":${dug}"]`).click();
  else await page.locator(`[data-pick="button:${action}"]`).click();
}

/** Answers a goal within the turn to its end; nobody else moves in it. */
async function solve(page: Page, tree: SolutionTree) {
  for (let below = tree; Object.keys(below).length > 0;) {
    const action = Object.keys(below)[0];
    await page.locator('[data-asked]').waitFor();
    await answer(page, action);
    below = below[action];
    await page
      .getByText(Object.keys(below).length === 0 ? 'only right first move' : 'What happened')
      .or(next(page))
      .first()
      .waitFor();
  }
  await next(page).waitFor();
}

const win = ofKind(
  'win-turn',
  ({ right, tree }) => right.length === 1 && Object.keys(tree[right[0]]).some((a) => /^(place|hit)/.test(a)),
);
const odds = ofKind('safest-turn', ({ refutations }) =>
  Object.entries(refutations).some(([a, { rack }]) => isPlaced(a) && rack),
);

describe('a puzzle', () => {
  test('is solved, counted, and leads to the next one', async ({ site, expect }) => {
    const page = await site.open(address(win));
    await ready(page);
    await solve(page, win.tree);
    await tag(page, 'solved').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.href.includes(win.id));
    await page.goBack();
    await tag(page, 'solved').waitFor();
    await page.reload();
    await tag(page, 'solved').waitFor();
    await expect.poll(() => task(page).innerText()).toContain('to move');
  });

  test('takes moves that are typed', async ({ site, expect }) => {
    const page = await site.open(address(win));
    await ready(page);
    const field = page.getByRole('searchbox');
    for (let below = win.tree; Object.keys(below).length > 0;) {
      const action = Object.keys(below)[0]!;
      await page.locator('[data-asked]').waitFor();
      await page.keyboard.press('i');
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      await field.fill(action);
      await page.getByText(/^Enter plays: /).waitFor();
      await page.keyboard.press('Enter');
      below = below[action]!;
      await page.getByText('What happened').or(next(page)).first().waitFor();
      await field.evaluateAll(([one]) => one instanceof HTMLElement && one.blur());
    }
    await next(page).waitFor();
  });

  test('answers a wrong move on the board, shows the odds beside the best, and lets you retry', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(odds));
    await ready(page);
    const [wrong] = Object.entries(odds.refutations).find(([action, { rack }]) => isPlaced(action) && rack)!;
    await answer(page, wrong);
    await retry(page).waitFor();
    await page.getByText(/tiles lie open/).waitFor();
    const said = () => page.locator('.answer-box').innerText();
    await expect.poll(said).toContain('wins at once');
    await expect.poll(said).toContain(`${odds.value.den - odds.value.num}/${odds.value.den}`);
    await tag(page, 'failed').waitFor();
    await page.keyboard.press('r');
    await solve(page, odds.tree);
    await page.getByText('Right this time').waitFor();
    await tag(page, 'solved after a failed try').waitFor();
    // The first result of the visit is the one that counts.
    await page.reload();
    await tag(page, 'failed').waitFor();
  });

  test('refuses an illegal move with its rule, at no cost', async ({ site }) => {
    const page = await site.open(address(win));
    await ready(page);
    const side = win.notation.split(' ')[2] === 'b' ? 'B' : 'R';
    await page.locator('.own [data-pick^="tile:"]').first().click();
    await page.locator(`svg [data-pick^="node:${side}"]`).first().click();
    await page.getByText('That is not allowed.').waitFor();
    await namesRule(page, 'TB-PLACE-7');
    await page.keyboard.press('Escape');
    await solve(page, win.tree);
    await tag(page, 'solved').waitFor();
  });

  test('asks for a draw only where there is one', async ({ site, expect }) => {
    const dry = ofKind('endgame', ({ assumptions }) => assumptions.includes('nothing-to-draw'));
    const page = await site.open(address(dry));
    await ready(page);
    await expect.poll(() => page.locator('[data-asked]').innerText()).toBe('Place one tile.');
  });

  test('gives three hints, then plays the solution and shows the value of every first move', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(win));
    await ready(page);
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('h');
      await page
        .locator('ol[aria-label=Hints] li')
        .nth(count - 1)
        .waitFor();
      await expect.poll(() => page.locator('ol[aria-label=Hints] li').count()).toBe(count);
    }
    await page.keyboard.press('h');
    await next(page).waitFor();
    await tag(page, 'failed').waitFor();
    await page.getByRole('button', { name: 'Value of every first move' }).click();
    const rows = page.getByRole('region', { name: 'Values of all first moves' }).locator('ol li');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(Object.keys(win.values).length);
    await expect.poll(() => rows.first().innerText()).toMatch(/right[\s\S]*100\s*%/);
  });

  test('is solved by keyboard alone', async ({ site }) => {
    const page = await site.open(address(win));
    await ready(page);
    await page.getByText('All possible moves as a list').waitFor();
    for (let tree = win.tree; Object.keys(tree).length > 0;) {
      const action = Object.keys(tree)[0];
      await tabTo(page, page.getByText('All possible moves as a list'));
      if ((await page.locator('details[open] section[aria-label="Possible moves"]').count()) === 0)
        await page.keyboard.press('Enter');
      const [, tile, place] = /^place (.)@(\w+)$/.exec(action) ?? [];
      const named = place
        ? new RegExp(`${tile === 'K' ? 'joker' : `strength ${tile}`} on .*${place}$`)
        : new RegExp(`${action.split(' ')[1] ?? ''}$`);
      const list = page.getByRole('region', { name: 'Possible moves' });
      await list.waitFor();
      const button = list.getByRole('button', { name: named }).first();
      const group = page.locator('details:not([open])', { has: page.locator('button', { hasText: named }) }).last();
      if (!(await button.isVisible())) {
        await tabTo(page, group.locator('summary'));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      tree = tree[action];
      await page.locator('[data-asked], .answer-box .good').first().waitFor();
    }
    await tag(page, 'solved').waitFor();
  });

  test.for(['light', 'dark'] as const)(
    'has nothing for axe to object to in the %s theme: after a mistake, solved, with values, verified',
    { timeout: 120_000 },
    async (theme, { site }) => {
      const page = await site.open(address(odds), { theme });
      await ready(page);
      await answer(page, Object.keys(odds.refutations).find(isPlaced)!);
      await retry(page).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('r');
      await solve(page, odds.tree);
      await page.getByRole('button', { name: 'Value of every first move' }).click();
      await page.getByText('Check the proof').click();
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByText('The proof holds').waitFor({ timeout: 30_000 });
      await expectAccessible(page);
    },
  );

  test('opens in the analyser with its position', async ({ site, expect }) => {
    const page = await site.open(address(win));
    await page.getByRole('button', { name: 'Open in the analyser' }).click();
    await page.waitForURL(/\/analyse\/#a=[\w-]+/);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });
});

describe('the referee', () => {
  const large = [...PUZZLES].sort((a, b) => b.proof.refereeNodes - a.proof.refereeNodes)[0];

  test('counts its nodes, can be stopped, and confirms every value', async ({ site, expect }) => {
    const page = await site.open(address(large));
    const verify = page.getByRole('button', { name: /^Verify/ });
    await page.getByText('Check the proof').click();
    await verify.click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped. Nothing was decided.').waitFor();
    await verify.click();
    await page.getByText('The proof holds').waitFor({ timeout: 55_000 });
    await expect.poll(() => page.getByText(/nodes in/).innerText()).toMatch(/[\d,]+ nodes in/);
    // The table names the right moves, so an unsolved puzzle asks first.
    await page.getByRole('button', { name: /gives the solution away/ }).click();
    const rows = page.getByRole('region', { name: 'Every first move with both values' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(Object.keys(large.values).length);
    await tag(page, 'failed').waitFor();
  });

  test('says so when its worker breaks, and runs again', async ({ site }) => {
    const page = await site.open(address(win));
    await page.evaluate(() => {
      const Real = Worker;
      // The next worker dies at once, as one does whose process the browser ended.
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          window.Worker = Real;
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'gone' })));
        }
      };
    });
    await page.getByText('Check the proof').click();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('The referee stopped working').waitFor();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('The proof holds').waitFor({ timeout: 30_000 });
  });
});

describe('the list', () => {
  test('tells the formula of difficulty in the language of the page', async ({ site }) => {
    const page = await site.open('pl/toy-battle/puzzles/');
    await page.locator('code', { hasText: 'węzły dowodu' }).waitFor();
  });

  test('filters, counts, and keeps the choice', async ({ site, expect }) => {
    const page = await site.open('en/toy-battle/puzzles/');
    const cuts = PUZZLES.filter(({ goal }) => goal.kind === 'cut').length;
    await page.getByLabel('Goal').selectOption('cut');
    await page.getByText(`${cuts} puzzles`, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(`${cuts} puzzles`, { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Goal').inputValue()).toBe('cut');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(`${PUZZLES.length} puzzles`, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  });

  test('brings back what failed', async ({ site, expect }) => {
    const page = await site.open(address(win));
    await ready(page);
    await answer(page, Object.keys(win.refutations).find(isPlaced)!);
    await tag(page, 'failed').waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.getByRole('button', { name: 'Retry failed ones (1)' }).click();
    await page.waitForURL((url) => url.href.includes(win.id));
    await ready(page);
    await expect.poll(() => page.getByText('1 of 1').count()).toBe(1);
    await solve(page, win.tree);
    await tag(page, 'solved').waitFor();
  });
});
