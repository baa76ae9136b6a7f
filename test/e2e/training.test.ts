import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { run } from '../../workers/cli/main';
import { nodeIo } from '../../workers/cli/node-io';
import type { Puzzle } from '../../workers/puzzles/puzzle';
import { positionHash } from '../../site/lib/puzzles/own/link';
import { firstOf, puzzlesOf } from '../support/puzzles';
import { expectAccessible } from './support/axe';
import { test } from './support/test';

const PUZZLES = puzzlesOf('toy-battle');

/** One tile on one place is all of the solution, and some other tile on some place is wrong. */
const short = (puzzle: Puzzle): boolean =>
  puzzle.right.length === 1 &&
  puzzle.right[0]!.startsWith('place ') &&
  Object.keys(puzzle.tree[puzzle.right[0]!]!).length === 0;

const plain = firstOf(PUZZLES, (puzzle) => puzzle.goal.kind === 'win-turn' && short(puzzle));
const address = (query: string) => `en/toy-battle/puzzle/?${query}`;
const idOn = (page: Page) => new URL(page.url()).searchParams.get('id');

async function place(page: Page, action: string) {
  const [, tile, node] = /^place (.)@(\w+)$/.exec(action)!;
  await page.locator('[data-asked]').waitFor();
  await page.locator(`.own [data-pick$=":${tile}"]`).first().click();
  await page.locator(`svg [data-pick="node:${node}"]`).click();
}

const next = (page: Page) => page.locator('.answer-box').getByRole('link', { name: 'Next' });
const wrongOf = ({ values, right }: Puzzle): string =>
  Object.keys(values).find((action) => action.startsWith('place ') && !right.includes(action))!;

describe('training', () => {
  test('what was tried is told on a page of its own, survives a reload, and goes with the progress file', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(`id=${plain.id}&in=level`));
    await page.getByText('No rating yet').waitFor();
    await place(page, plain.right[0]!);
    await next(page).waitFor();
    await page.getByText(/Rating .* provisional/).waitFor();
    await page.goto(`${site.url}en/training/`);
    await page.getByRole('heading', { name: 'Puzzles by week' }).waitFor();
    await page.reload();
    await page.getByText('As a table').click();
    await expect.poll(() => page.getByRole('row').last().innerText()).toMatch(/\b1\s+0\s+0$/);
    await expect.poll(() => page.locator('.streak').innerText()).toContain('1');
    await page.locator(`main a[href*="id=${plain.id}"]`).first().waitFor();
    await expectAccessible(page);
  });

  test('a failed puzzle comes back for repetition on a later day', async ({ site, expect }) => {
    const page = await site.open(address(`id=${plain.id}`));
    await place(page, wrongOf(plain));
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
    await page.goto(`${site.url}en/toy-battle/puzzles/`);
    await page.getByRole('link', { name: /Repetition/ }).click();
    await page.waitForURL(/in=repeat/);
    await expect.poll(() => idOn(page)).toBe(plain.id);
    await page.getByText('Due now: 1').waitFor();
    await place(page, plain.right[0]!);
    await page.getByText('Nothing is due any more.').waitFor();
  });

  test('a streak run begins with an easy puzzle, ends with the first mistake, and is kept', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address('in=streak'));
    await expect.poll(() => idOn(page)).not.toBeNull();
    const puzzle = PUZZLES.find(({ id }) => id === idOn(page))!;
    expect(puzzle.difficulty).toBe(1);
    await page.getByRole('button', { name: 'Hint 1 of 3' }).and(page.locator(':enabled')).waitFor();
    // The solution, shown, is a mistake.
    for (let hint = 0; hint < 4; hint++) await page.keyboard.press('h');
    await page.getByText('The run is over. Solved: 0.').waitFor();
    await page.goto(`${site.url}en/training/`);
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Streak run' }).innerText()).toContain('0');
    // A run rates nobody, and the page says so.
    await page.getByText('at the first try and outside runs, gives you a rating').waitFor();
  });

  test('a run that is paused shows nothing of its puzzle, also after a reload', async ({ site, expect }) => {
    const page = await site.open(address('in=timed'));
    const hint = page.getByRole('button', { name: 'Hint 1 of 3' });
    const board = page.getByRole('application');
    await hint.and(page.locator(':enabled')).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('the board is hidden until you go on').waitFor();
    const seen = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.stage :is(svg *, button, summary, a)')].filter(
            (one) => !one.closest('.head, .veil') && one.checkVisibility({ visibilityProperty: true }),
          ).length,
      );
    await expect.poll(seen).toBe(0);
    await page.keyboard.press('h');
    expect(await page.getByText('Hint 1', { exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await page.reload();
    await page.getByText('the board is hidden until you go on').waitFor();
    await expect.poll(seen).toBe(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await board.waitFor();
    await hint.waitFor();
  });

  test('the clock of a timed run can be stopped', async ({ site, expect }) => {
    const page = await site.open(address('in=timed'));
    const clock = page.getByRole('timer');
    await expect.poll(() => clock.innerText()).not.toBe('3:00');
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await clock.innerText();
    await page.reload();
    await clock.waitFor();
    const [minutes, seconds] = stopped.split(':').map(Number);
    const [m, s] = (await clock.innerText()).split(':').map(Number);
    expect(60 * m! + s!).toBeLessThanOrEqual(60 * minutes! + seconds!);
  });
});

describe('own puzzles', () => {
  test('are proved in the browser, opened, and solved; it stands in the history and counts for no rating', async ({
    site,
    expect,
  }) => {
    const page = await site.open(`en/toy-battle/own/${await positionHash(plain.notation)}`);
    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'Win this turn' })
      .filter({ has: page.getByRole('link') });
    await page.getByText(/^Proved: \d+ of \d+ questions/).waitFor();
    await expectAccessible(page);
    await card.getByRole('link', { name: 'Open' }).click();
    await page.getByText('A puzzle by a visitor').waitFor();
    await place(page, plain.right[0]!);
    await page.getByText('Solved!').waitFor();
    await page.goto(`${site.url}en/training/`);
    const tried = page.getByRole('listitem').filter({ hasText: 'Own puzzle' });
    await expect.poll(() => tried.innerText()).toMatch(/✓ solved/);
    await page.getByText(/A puzzle solved or failed without help, .* gives you a rating\./).waitFor();
    await expectAccessible(page);
    await tried.getByRole('link').click();
    await page.getByText('A puzzle by a visitor').waitFor();
    await expect.poll(() => page.locator('.facts').innerText()).toContain('solved');
  });

  test('a link that was cut off is told as such, and so is a text that is no position', async ({ site }) => {
    const page = await site.open(`en/toy-battle/own/#p=AXic`);
    await page.getByText('This link carries no puzzle').waitFor();
    const other = await site.open(`en/toy-battle/own/${await positionHash('no position')}`);
    await other.getByText('This is no position').waitFor();
  });
});

test('every theme has its example and its list', async ({ site }) => {
  const page = await site.open('en/toy-battle/themes/#last-link');
  await expectAccessible(page);
  const section = page.locator('#last-link');
  const all = section.getByRole('link', { name: /All puzzles of this theme/ });
  const [count] = /\d+$/.exec(await all.innerText())!;
  await all.click();
  await page.getByText(`${count} puzzles`, { exact: true }).waitFor();
});

test('a proof can be taken away as a file, which the command line reads and nobody can alter', async ({
  site,
  expect,
}) => {
  const page = await site.open(address(`id=${plain.id}`));
  await page.getByText('Check the proof').click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the proof' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${plain.id}.jsonl`);
  const text = await readFile(await download.path(), 'utf8');
  const verified = (file: string) => {
    const io = { ...nodeIo(new URL('../../build/', import.meta.url)), read: async () => file, progress: () => {} };
    return run(['verify', 'toy-battle', '--file', plain.id], io);
  };
  expect(await verified(text)).toMatchObject({ code: 0, out: '1 of 1 puzzles hold\n' });
  const wrong = wrongOf(plain);
  const altered = JSON.parse(text) as Puzzle;
  delete altered.refutations[wrong];
  expect((await verified(JSON.stringify(altered))).err).toContain('refutations');
  const cut = await verified(text.slice(0, -9));
  expect([cut.code, cut.err]).toEqual([2, `sandtable: ${plain.id} holds no whole puzzle\n`]);
  const moved = { ...(JSON.parse(text) as Puzzle), notation: firstOf(PUZZLES, ({ id }) => id !== plain.id).notation };
  const other = await verified(JSON.stringify(moved));
  expect([other.code, other.out]).toEqual([1, expect.stringContaining('0 of 1 puzzles hold')]);
});
