import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { depthOf, firstOf, puzzlesOf } from '../../support/puzzles';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/keyboard';
import { act, card, named, square } from '../support/tash-kalar';
import { addressIn, next, ready, retry, tag } from '../support/puzzle-page';
import { test } from '../support/test';
import { namesRule } from '../support/why';

const PUZZLES = puzzlesOf('tash-kalar').sort((a, b) => a.proof.refereeNodes - b.proof.refereeNodes);

/** The smallest such puzzle. */
const first = (is: (puzzle: Puzzle) => boolean): Puzzle => firstOf(PUZZLES, is);

const isKind = (kind: string, of: Puzzle): boolean => of.goal.kind === kind;
const isSummon = (action: string): boolean => action.startsWith('summon ');

/** Summoned at once, or after a piece was placed; one that begins with a flare is another matter. */
const isPlain = ({ right }: Puzzle): boolean =>
  right.every((action) => isSummon(action) || action.startsWith('place '));

const oneMove = first((puzzle) => isKind('winNow', puzzle) && isSummon(puzzle.right[0]!) && depthOf(puzzle.tree) === 1);
const short = first((puzzle) => isKind('play', puzzle) && puzzle.themes.includes('one-piece-short') && isPlain(puzzle));
const best = first((puzzle) => isKind('bestTurn', puzzle) && isPlain(puzzle));

const address = addressIn('tash-kalar');
const box = (page: Page) => page.locator('.answer-box');
const told = (page: Page) => page.locator('.moves li');
const targetOf = (summon: string): string => summon.split('@')[1]!;

/** Makes one right decision after the other, the first as given. */
async function solve(page: Page, { tree }: Puzzle, begin: string) {
  for (let [action, left] = [begin, tree]; ;) {
    await act(page, action);
    left = left[action]!;
    [action] = Object.keys(left) as [string];
    if (!action) break;
  }
  await next(page).waitFor();
}

describe('a puzzle of Tash-Kalar', () => {
  test.for(['play', 'claim', 'points', 'killLegend'])(
    'about %s is solved by a right move that is not the one the solution shows',
    async (kind, { site }) => {
      const puzzle = first((one) => isKind(kind, one) && one.right.length === 2 && isPlain(one));
      const page = await site.open(address(puzzle));
      await ready(page);
      // The solution shows the first of the shortest.
      const depths = puzzle.right.map((action) => depthOf(puzzle.tree[action]!));
      const other = depths[1]! < depths[0]! ? puzzle.right[0]! : puzzle.right[1]!;
      await solve(page, puzzle, other);
      await tag(page, 'solved').waitFor();
      await box(page).getByText('2 first moves are right; all of them count.').waitFor();
    },
  );

  test('answers a wrong move on the board, keeps the failure, and is right the second time', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(short));
    await ready(page);
    const [wrong, { line }] = Object.entries(short.refutations).find(([action]) => action.startsWith('place '))!;
    await act(page, wrong);
    await retry(page).waitFor();
    await box(page).getByText('cannot be summoned any more this turn').waitFor();
    expect(await told(page).count()).toBe(line.length);
    for (const square of line.filter((one) => one.startsWith('place ')).map((one) => one.slice(6))) {
      expect(await named(page, square)).toMatch(/[AB], common/);
    }
    await tag(page, 'failed').waitFor();
    await page.keyboard.press('r');
    await solve(page, short, short.right[0]!);
    await page.getByText('Right this time').waitFor();
    await page.reload();
    await tag(page, 'solved after a failed try').or(tag(page, 'failed')).first().waitFor();
  });

  test('sets the result of a turn beside the best', async ({ site, expect }) => {
    const page = await site.open(address(best));
    await ready(page);
    const [wrong] = Object.keys(best.refutations).filter((action) => action.startsWith('place '));
    await act(page, wrong!);
    await retry(page).waitFor();
    await expect.poll(() => box(page).innerText()).toMatch(/Yours\s+(0|[+−]\d+)\s+Best\s+\+\d+/);
  });

  test('is solved by keyboard alone, then shows the value of every first move and leads on', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(oneMove));
    await ready(page);
    const [right] = oneMove.right as [string];
    await tabTo(page, square(page, 'e5'));
    const cards = await page.locator('[data-pick^="card:"]').evaluateAll((all) => all.map((one) => one.dataset.pick));
    const wanted = await card(page, right.slice('summon '.length).split('@')[0]!).getAttribute('data-pick');
    await page.keyboard.press(String(cards.indexOf(wanted!) + 1));
    const [column, row] = targetOf(right) as unknown as [string, string];
    const across = column.charCodeAt(0) - 'e'.charCodeAt(0);
    const down = Number(row) - 5;
    for (let i = 0; i < Math.abs(across); i++) await page.keyboard.press(across < 0 ? 'ArrowLeft' : 'ArrowRight');
    for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down < 0 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Enter');
    await tag(page, 'solved').waitFor();
    await page.getByRole('button', { name: 'Value of every first move' }).click();
    const rows = page.getByRole('region', { name: 'Values of all first moves' }).locator('ol li');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(Object.keys(oneMove.values).length);
    expect(await rows.first().innerText()).toMatch(/right[\s\S]*win/);
    await next(page).click();
    await page.waitForURL((url) => !url.search.includes(oneMove.id) && url.search.startsWith('?id=ts-'));
  });

  test('refuses a being where it does not fit, at no cost, and gives three hints', async ({ site, expect }) => {
    const page = await site.open(address(oneMove));
    await ready(page);
    const [right] = oneMove.right as [string];
    const [word] = right.slice('summon '.length).split('@') as [string];
    const empty = Object.keys(oneMove.values)
      .find((one) => one.startsWith('place '))!
      .slice('place '.length);
    await card(page, word).click();
    await square(page, empty).click();
    await page.getByText('That is not allowed.').waitFor();
    await namesRule(box(page), 'TS-SUM-');
    expect(await named(page, empty)).toContain('empty');
    const hints = page.locator('ol[aria-label=Hints] li');
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('h');
      await hints.nth(count - 1).waitFor();
    }
    expect(await hints.last().innerText()).toContain(`on ${targetOf(right)}`);
    await page.keyboard.press('h');
    await page.getByText('The solution', { exact: true }).waitFor();
    await tag(page, 'failed').waitFor();
  });

  test('tells what it takes for granted when asked', async ({ site, expect }) => {
    const page = await site.open(address(oneMove));
    const told = page.locator('.assumptions li');
    expect(await told.count()).toBe(0);
    await page.getByText('What is known and what is assumed').click();
    await expect.poll(() => told.count()).toBeGreaterThan(1);
    await expect.poll(() => told.last().innerText()).toContain('Every legal first move was solved');
  });

  test('that asks for every square collects them, says what a wrong one lacks, and counts it', async ({
    site,
    expect,
  }) => {
    const where = first((puzzle) => isKind('come', puzzle));
    const page = await site.open(address(where));
    await ready(page);
    const [found, ...others] = where.right.map(targetOf) as [string, ...string[]];
    await square(page, found).click();
    await expect.poll(() => told(page).count()).toBe(1);
    const empty = Object.keys(where.values).find((one) => one.startsWith('place ') && !others.includes(one.slice(6)))!;
    await square(page, empty.slice(6)).click();
    await namesRule(box(page), 'TS-SUM-');
    await tag(page, 'failed').waitFor();
    for (const [i, one] of others.entries()) {
      await square(page, one).click();
      await expect.poll(() => told(page).count()).toBe(i + 2);
    }
    await page.getByText('Right this time').waitFor();
  });

  test('about rotten ground shows what becomes of a wrong square, and keeps those found', async ({ site, expect }) => {
    const rotten = first((puzzle) => isKind('idle', puzzle));
    const page = await site.open(address(rotten));
    await ready(page);
    const [found, ...others] = rotten.right.map(targetOf) as [string, ...string[]];
    await square(page, found).click();
    await expect.poll(() => told(page).count()).toBe(1);
    await square(page, targetOf(Object.keys(rotten.refutations).find(isSummon)!)).click();
    await box(page).getByText('does something').waitFor();
    await retry(page).click();
    for (const one of others) await square(page, one).click();
    await next(page).waitFor();
    expect(await told(page).count()).toBe(rotten.right.length);
  });

  test('is proved again by the referee in the browser, and its link opens it for somebody else', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(short));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Check the proof').click();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('The proof holds').waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: /gives the solution away/ }).click();
    const rows = page.getByRole('region', { name: 'Every first move with both values' }).locator('tbody tr');
    expect(await rows.count()).toBe(Object.keys(short.values).length);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await (await site.visitor()).newPage();
    await friend.goto(link);
    await ready(friend);
    expect(await tag(friend, 'failed').count()).toBe(0);
    expect(await friend.locator('h1').innerText()).toBe(await page.locator('h1').innerText());
  });
});

test('the list of Tash-Kalar has no boards to filter by, and counts goals and themes', async ({ site, expect }) => {
  const page = await site.open('en/tash-kalar/puzzles/');
  const claims = PUZZLES.filter((puzzle) => isKind('claim', puzzle));
  await page.getByRole('combobox', { name: /^Goal/ }).selectOption('claim');
  await page.getByText(`${claims.length} puzzles`, { exact: true }).waitFor();
  const upgrades = claims.filter(({ themes }) => themes.includes('upgrade'));
  await page.getByRole('combobox', { name: /^Theme/ }).selectOption('upgrade');
  await page.getByText(new RegExp(`^${upgrades.length} puzzles?$`)).waitFor();
  expect(await page.getByRole('combobox', { name: /^Board/ }).count()).toBe(0);
});
