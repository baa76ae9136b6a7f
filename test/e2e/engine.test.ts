import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { routesLike } from './support/routes';
import { act, named, square } from './support/tash-kalar';
import { test } from './support/test';
import { mortalWorkers, slowWorkers } from './support/workers';

const [route] = routesLike(/^en\/tash-kalar\/analyse\/$/) as [string];
const START = 'A d4; B f6; mode duel; decks northern sylvan; hand A Titan; hand B Dryad; turn A 2';
const inAddress = (notation: string) => `#p=${encodeURIComponent(notation)}`;
const ready = (page: Page) => page.getByRole('tab', { name: 'Moves' }).waitFor();
const played = (page: Page) => page.getByRole('group', { name: 'Moves and variations' }).getByRole('button');

describe('an engine that answers late', () => {
  test('plays everything that was done meanwhile, in its order', async ({ site, expect }) => {
    const visitor = await site.visitor();
    await slowWorkers(visitor);
    const page = await visitor.newPage();
    await page.goto(route + inAddress(START));
    await ready(page);
    await square(page, 'd7').click();
    await square(page, 'd8').click();
    await page.getByRole('tab', { name: 'Moves', exact: true }).click();
    await expect.poll(() => played(page).allInnerTexts()).toHaveLength(2);
    expect(await named(page, 'd7')).toMatch(/common/);
    expect(await named(page, 'd8')).toMatch(/common/);
  });

  test('plays moves typed one after the other, and says which one it refuses', async ({ site, expect }) => {
    const visitor = await site.visitor();
    await slowWorkers(visitor);
    const page = await visitor.newPage();
    await page.goto(route + inAddress(START));
    await ready(page);
    await page.getByRole('tab', { name: 'Moves', exact: true }).click();
    const field = page.getByRole('textbox', { name: /^Type a move/ });
    // In one go, since a busy machine types so slowly that the engine answers between two moves.
    await field.evaluate(
      (input: HTMLInputElement, moves) => {
        for (const move of moves) {
          input.value = move;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.form!.requestSubmit();
        }
      },
      ['place d7', 'place f6', 'place d8'],
    );
    await expect.poll(() => played(page).allInnerTexts()).toHaveLength(2);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('f6');
  });
});

describe('an engine that is gone', () => {
  test('is said to be gone, and plays what was done meanwhile when it is back', async ({ site, expect }) => {
    const visitor = await site.visitor();
    await mortalWorkers(visitor);
    const page = await visitor.newPage();
    await page.goto(route + inAddress(START));
    await ready(page);
    await act(page, 'place d7');
    await visitor.route('**/*.wasm', (request) => request.abort());
    await page.evaluate(() => {
      const { workersBorn } = globalThis as unknown as { workersBorn: Worker[] };
      for (const worker of workersBorn) worker.terminate();
    });
    await square(page, 'd8').click();
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText(), { timeout: 60_000 }).toContain('could not be loaded');
    expect(await named(page, 'd8')).not.toMatch(/common/);
    await visitor.unroute('**/*.wasm');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => named(page, 'd8')).toMatch(/common/);
    expect(await alert.count()).toBe(0);
    site.problems.splice(0);
  });
});
