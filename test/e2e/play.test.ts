import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { inTurn } from '../support/day';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/keyboard';
import { settled, test, type Site, type View } from './support/test';
import { leadsToRule, namesRule } from './support/why';

const route = (game: string, locale = 'en') => `${locale}/${game}/play/`;

/** Case TB-C56: Red wins this turn, and only with place 2@9. */
const LETHAL =
  'tb1 castle-field r 9 1:b7,3:b6,8:b4,12:r1b6,13:r4,14:rK,15:r1 K27/2224 KK111223334455567/KK13334555666777 4/4 -/- -/-';

/** Red's last tile wins by landing on the headquarters of Blue. */
const LAST =
  'tb1 castle-field r 9 1:b7,2:r2,3:b6,4:r2,8:b4,9:r2,12:r1b6,13:r4,14:rK,15:r1 K27/4 KK111223334455567/KK13334555666777 ' +
  '4/4 -/- -/- ask=extra';

/** A duel in which the Fire Elemental may come. */
const DUEL =
  'A d5* f5 c6* e6 g6; B d3* e3* f3 c3 e2; mode duel; decks northern highland; hand A Bomb Knight Champion ' +
  'FireElemental Titan flare-04; hand B DireWolf WolfRider HillGiant Leviathan TwoHeadedDragon flare-07; ' +
  'points 11-12; turn A 2';

const inAddress = (notation: string) => `#p=${encodeURIComponent(notation)}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
const node = (page: Page, id: string) => page.locator(`[data-pick="node:${id}"]`).first();
const tile = (page: Page, side: string, troop: string) => page.locator(`[data-pick="tile:${side}:${troop}"]`).first();
const movesSoFar = async (page: Page) => (await page.locator('.moves-so-far').allInnerTexts()).join();
const ended = (page: Page) => page.locator('.ended');

/** The page before a game, alive; pauses are short. */
async function before(site: Site, game = 'toy-battle', hash = '', view: View = {}): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route(game) + hash);
  await alive(page);
  return page;
}

const alive = (page: Page) => page.locator('fieldset.start:enabled').waitFor();

async function begin(page: Page): Promise<void> {
  await button(page, 'Start the game').click();
  await page.waitForURL(/#match=/);
}

/** Waits until it is the visitor's turn, or the game is over. @returns whether the game goes on */
async function turn(page: Page): Promise<boolean> {
  const choices = page.locator('[data-pick="button:draw"], .offered, .asked [data-pick]');
  await ended(page).or(choices.first()).first().waitFor();
  return (await ended(page).count()) === 0;
}

/** Draws, and waits until it is the visitor's turn again: what was told before and the button that was pressed stay for a moment. */
async function draw(page: Page): Promise<void> {
  const button = page.locator('[data-pick="button:draw"]');
  await button.waitFor();
  const own = '.own [data-pick^="tile:"]';
  const held = await page.locator(own).count();
  await button.click();
  await page.waitForFunction(([own, held]) => document.querySelectorAll(own).length > held, [own, held] as const);
  await turn(page);
}

/** Plays whatever is legal on a board of Toy Battle. */
async function playAnything(page: Page): Promise<void> {
  const draw = page.locator('[data-pick="button:draw"]');
  if (await draw.count()) return draw.click();
  const buttons = page.locator('.asked [data-pick^="button:"]');
  if (await buttons.count()) return buttons.first().click();
  for (const own of await page.locator('.own [data-pick^="tile:"]').all()) {
    await own.click();
    const places = page.locator('.offered[data-pick^="node:"]');
    if (await places.count()) return places.first().click();
    await page.keyboard.press('Escape');
  }
  await page.locator('.offered').first().click();
}

describe('before a game', () => {
  test('levels have names and descriptions, boards pictures, and the last choice is offered again', async ({
    site,
    expect,
  }) => {
    const page = await before(site);
    await page.getByRole('radio', { name: /^Captain .*Looks further ahead/ }).waitFor();
    await choose(page, /^Captain/);
    await choose(page, /^Red/);
    await choose(page, /^Volcanic Jungle/);
    await expect.poll(() => page.locator('.picture svg').count()).toBeGreaterThan(8);
    await begin(page);
    await page.getByRole('heading', { level: 1, name: 'Volcanic Jungle' }).waitFor();
    await page.getByText('Captain (Blue)').waitFor();
    await page.getByText('You (Red)').waitFor();

    await page.goto(route('toy-battle'));
    await alive(page);
    for (const name of [/^Captain/, /^Red/, /^Volcanic Jungle/])
      await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
  });

  test('sets and decks are chosen each by itself; what does not go together cannot be started', async ({
    site,
    expect,
  }) => {
    const tokens = await before(site, 'token-battle');
    const set = (side: string, name: string) => tokens.getByRole('group', { name: side }).getByRole('radio', { name });
    await set('Set of A', 'Swarm').check({ force: true });
    await set('Set of B', 'Swarm').check({ force: true });
    await begin(tokens);
    await tokens.getByRole('heading', { level: 1, name: 'Swarm · Swarm' }).waitFor();

    const decks = await before(site, 'tash-kalar');
    const deck = (side: string) => decks.getByRole('group', { name: side }).getByRole('radio', { name: 'Sylvan' });
    await deck('Deck of A').check({ force: true });
    await deck('Deck of B').check({ force: true });
    await decks.getByText('The two sides need different decks.').waitFor();
    expect(await button(decks, 'Start the game').isDisabled()).toBe(true);
  });

  test('the same words deal the same game', async ({ site, expect }) => {
    const rack = async () => {
      const page = await before(site);
      await page.getByText('Seed', { exact: true }).click();
      await page.getByRole('textbox').fill('a rainy evening');
      await begin(page);
      await page.locator('.own [data-pick^="tile:blue"]').first().waitFor();
      return page
        .locator('.own [data-pick^="tile:"]')
        .evaluateAll((tiles) => tiles.map((one) => one.getAttribute('data-pick')));
    };
    expect(await rack()).toEqual(await rack());
  });
});

describe('rules that players agree on', () => {
  test('are as usual until somebody says otherwise, and hold in a rematch too', async ({ site, expect }) => {
    const page = await before(site, 'token-battle');
    await page.getByText('Rules: as usual').click();
    await page.getByLabel('Head start of the second player').fill('60');
    await page.keyboard.press('Tab');
    await page.getByLabel('Gold multiplies by').selectOption('4');
    await page.getByText('Rules: 2 changed').waitFor();
    await page.getByText('Usually: 2').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Gold multiplies by').selectOption('2');
    await page.getByText('Rules: 1 changed').waitFor();
    await begin(page);
    await page.getByRole('heading', { level: 1, name: /Rules: 1 changed$/ }).waitFor();
    const points = async () => (await page.locator('.scores').innerText()).match(/\b60 \/ 1000/)?.[0];
    await expect.poll(points).toBe('60 / 1000');
    const first = page.url();
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await button(page, 'Rematch').click();
    await expect.poll(() => page.url()).not.toBe(first);
    await expect.poll(points).toBe('60 / 1000');
  });

  test('that do not go together are answered with a word, and nothing begins', async ({ site, expect }) => {
    const page = await before(site, 'token-battle');
    await page.getByText('Rules: as usual').click();
    await page.getByLabel('Head start of the second player').fill('100');
    await page.getByLabel('Point limit').fill('50');
    await button(page, 'Start the game').click();
    await page.getByRole('alert').getByText('These rules do not go together').waitFor();
    expect(page.url()).not.toContain('#match=');
    await button(page, 'Back to the usual rules').click();
    await begin(page);
    await page.locator('.scores').waitFor();
  });
});

describe('a game', () => {
  test('a move can be typed, and the board taken along, but nothing that is hidden', async ({ site, expect }) => {
    const page = await before(site);
    await begin(page);
    await page.locator('[data-pick="button:draw"]').waitFor();
    await page.keyboard.press('i');
    await expect.poll(() => page.getByRole('searchbox').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('zzz');
    await page.getByText('No possible move fits.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').fill('draw');
    await page.getByText(/^Enter plays: /).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.locator('.told').waitFor();
    await turn(page);

    await page.getByText('Picture and text of the board').click();
    await page.getByText('its notation tells hidden things').waitFor();
    expect(await button(page, 'Copy code for embedding').count()).toBe(0);
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await button(page, 'Copy code for embedding').waitFor();
  });

  test('tells how it came out once its last move has been seen', async ({ site, expect }) => {
    const page = await before(site, 'toy-battle', inAddress(LAST));
    await choose(page, /^Red/);
    await begin(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const moving = document.querySelector('[data-moving]') !== null;
        if (moving) seen.push('moving');
        if (document.querySelector('.ended')) seen.push(moving ? 'both' : 'ended');
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
      Object.assign(window, { seen });
    });
    await tile(page, 'red', '4').click();
    await node(page, 'B').click();
    await ended(page).waitFor();
    const seen = new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen));
    expect([...seen]).toEqual(['moving', 'ended']);
  });

  test('is played to its end by clicks, said in words, and played again with sides swapped', async ({
    site,
    expect,
  }) => {
    const page = await before(site);
    await choose(page, /^Recruit/);
    await choose(page, /^Playroom/);
    await begin(page);
    while (await turn(page)) {
      const moves = await movesSoFar(page);
      await playAnything(page);
      await expect.poll(async () => (await ended(page).count()) > 0 || (await movesSoFar(page)) !== moves).toBe(true);
    }
    await expect.poll(() => ended(page).innerText()).toMatch(/You (won|lost)\.|Nobody won\./);
    await ended(page).getByText('The last move – ').waitFor();
    await namesRule(ended(page), 'TB-END-');
    await button(page, 'Swap sides').click();
    await page.getByText('You (Red)').waitFor();
    await page.getByText('Recruit (Blue)').waitFor();
    await page.goBack();
    await expect.poll(() => ended(page).count()).toBe(1);
  });

  test('is won by keyboard alone, from a position of the analyser, and a rematch begins there', async ({
    site,
    expect,
  }) => {
    const page = await before(site, 'toy-battle', inAddress(LAST));
    await page.getByText('The game goes on from the position you brought along.').waitFor();
    await choose(page, /^Red/);
    await tabTo(page, button(page, 'Start the game'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/#match=/);
    await tile(page, 'red', '4').waitFor();
    await tabTo(page, tile(page, 'red', '4'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('g[data-pick^="node:"][tabindex="0"]').first());
    const focused = () => node(page, 'B').evaluate((one) => one === document.activeElement);
    for (let i = 0; i < 200 && !(await focused()); i++) {
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(i * 7 + (i >> 3)) % 4]!);
    }
    expect(await focused()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => ended(page).innerText()).toContain('You won.');
    await button(page, 'Rematch').click();
    await tile(page, 'red', '4').waitFor();
    expect(await ended(page).count()).toBe(0);
  });

  test('keeps closed what is closed, tells what the engine did, and opens all at the end', async ({ site, expect }) => {
    const page = await before(site);
    await begin(page);
    await page.locator('[data-pick="button:draw"]').click();
    const told = page.locator('.told');
    await expect.poll(() => told.innerText()).toContain('Red: ');
    expect(await page.locator('[data-pick^="tile:red"]').count()).toBe(0);
    expect(await told.innerText()).not.toMatch(/Red draws (?!a tile)/);
    expect(await page.getByLabel(/^Win chance/).count()).toBe(0);

    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByText('It then counts as lost.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    expect(await ended(page).count()).toBe(0);
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect.poll(() => ended(page).innerText()).toContain('You resigned.');
    await expect.poll(() => page.locator('[data-pick^="tile:red"]').count()).toBeGreaterThan(0);
  });

  test('a move is taken back, and the same move brings the same again', async ({ site, expect }) => {
    const page = await before(site);
    await begin(page);
    const rack = () =>
      page.locator('.own [data-pick^="tile:"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-pick')));
    await draw(page);
    const drawn = await rack();
    // The second click of a double click on what has just given way.
    await button(page, 'Take back').dispatchEvent('click', { detail: 2 });
    expect(await rack()).toEqual(drawn);
    await button(page, 'Take back').click();
    await page.locator('.taken-back', { hasText: 'What you have seen since cannot be unseen' }).waitFor();
    await expect.poll(async () => (await rack()).length).toBeLessThan(drawn.length);
    await draw(page);
    await expect.poll(rack).toEqual(drawn);
  });

  test('what cannot be done is answered with the rule', async ({ site, expect }) => {
    const page = await before(site, 'toy-battle', inAddress(LETHAL));
    await choose(page, /^Red/);
    await begin(page);
    await tile(page, 'red', '4').click();
    await node(page, '1').click();
    await leadsToRule(page.getByRole('alert'), 'TB-PLACE-4', expect);
  });

  test('goes on after a reload, in another language, and from the list of games', async ({ site, expect }) => {
    const page = await before(site);
    await begin(page);
    await draw(page);
    const place = () => page.locator('.moves-so-far').innerText();
    const at = await place();
    await page.reload();
    await expect.poll(place).toBe(at);

    await page.locator('header .tools summary').click();
    await page.locator('header').getByRole('link', { name: 'Polski' }).click();
    await page.waitForURL(/\/pl\/.*#match=/);
    await page.getByText('Ty (', { exact: false }).first().waitFor();
    expect(await page.locator('[data-pick^="tile:red"]').count()).toBe(0);

    await button(page, 'Przerwa').click();
    await page.getByRole('region', { name: 'Gry w toku' }).getByRole('link').click();
    await page.waitForURL(/#match=/);
    await page.locator('.told').waitFor();

    await page.goto('en/');
    await page
      .getByRole('link', { name: /Toy Battle.*Castle Field/ })
      .first()
      .click();
    await page.waitForURL(/play\/#match=/);
    await expect.poll(place).toBe(at);
  });

  test('played in two tabs becomes two games, and none is lost', async ({ site, expect }) => {
    const page = await before(site);
    await begin(page);
    await page.locator('[data-pick="button:draw"]').waitFor();
    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    const address = page.url();
    await expect
      .poll(async () => {
        await other.goto('about:blank');
        await other.goto(address);
        await other.locator('[data-pick="button:draw"], .notice.error').first().waitFor();
        return other.locator('[data-pick="button:draw"]').count();
      })
      .toBe(1);
    await draw(page);
    await tile(
      other,
      'blue',
      (await other.locator('.own [data-pick^="tile:"]').first().getAttribute('data-pick'))!.split(':')[2]!,
    ).click();
    await other.locator('.offered[data-pick^="node:"]').first().click();
    await expect.poll(() => [page.url(), other.url()].filter((url) => url === address).length).toBe(1);
    await other.goto(route('toy-battle'));
    await expect
      .poll(() => other.getByRole('region', { name: 'Games under way' }).getByRole('listitem').count())
      .toBe(2);
  });

  test('a link to a game of another device, and a position that is none, get a clear word', async ({
    site,
    expect,
  }) => {
    const page = await before(site, 'toy-battle', '#match=nowhere');
    await page.getByText('This game is not on this device').waitFor();
    const other = await before(site, 'toy-battle', inAddress('tb1 nonsense'));
    await other.getByText('No game can go on from here').waitFor();
    await other.getByText('Column').waitFor();
    // Nothing is begun in its place unasked.
    const start = other.getByRole('button', { name: 'Start the game' });
    expect(await start.count()).toBe(0);
    await other.getByRole('button', { name: 'New game' }).click();
    await start.waitFor();
    expect(await other.getByText('No game can go on from here').count()).toBe(0);
  });

  test('two at one screen hand it over before anything closed is shown', async ({ site, expect }) => {
    const page = await before(site);
    await choose(page, /^Each side/);
    for (const side of [0, 1]) await page.getByRole('combobox').nth(side).selectOption({ label: 'You' });
    await begin(page);
    // Who begins is for chance to say.
    const turn = page.getByText(/It is (?:Blue|Red)'s turn\. Hand the screen over/);
    const [first, second] = /Blue/.test(await turn.innerText()) ? ['Blue', 'Red'] : ['Red', 'Blue'];
    expect(await page.locator('[data-pick^="tile:"]').count()).toBe(0);
    await button(page, `I am ${first}`).click();
    await page.locator(`[data-pick^="tile:${first!.toLowerCase()}"]`).first().waitFor();
    expect(await page.locator(`[data-pick^="tile:${second!.toLowerCase()}"]`).count()).toBe(0);
    await page.locator('[data-pick="button:draw"]').click();
    await page.getByText(`It is ${second}'s turn. Hand the screen over`).waitFor();
    await expect.poll(() => page.locator('[data-pick^="tile:"]').count()).toBe(0);
  });
});

describe('other games', () => {
  test('Tash-Kalar: the engine answers behind a closed hand, step by step', async ({ site, expect }) => {
    const page = await before(site, 'tash-kalar', inAddress(DUEL));
    await choose(page, /^Corporal/);
    await choose(page, /^A/);
    await begin(page);
    expect(await page.locator('[data-pick^="card:B"]').count()).toBe(0);
    await page.locator('.offered[data-pick="square:a5"]').first().click();
    await page.locator('.offered[data-pick="square:a6"]').first().click();
    await expect.poll(() => page.locator('.told').innerText()).toContain('B');
    await turn(page);
    const step = page.locator('.told').getByRole('button').first();
    await step.click();
    await expect.poll(() => step.getAttribute('aria-current')).toBe('step');
    await page.getByText('You are looking back').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('You are looking back').waitFor({ state: 'detached' });
    expect(await page.locator('[data-pick^="card:B"]').count()).toBe(0);
  });

  const LEVELS = [
    ['Recruit', 'Corporal'],
    ['Sergeant', 'Captain'],
  ];
  test.for(inTurn(LEVELS, 2))('Token Battle: %s and %s answer', async (levels, { site, expect }) => {
    for (const level of levels) {
      const page = await before(site, 'token-battle');
      await choose(page, new RegExp(`^${level}`));
      await begin(page);
      await turn(page);
      await page.locator('[data-pick="stack:A:2"]').first().click();
      await page.locator('.offered[data-pick^="field:"]').first().click();
      await expect.poll(() => page.locator('.told').innerText()).toContain('B');
    }
  });

  test('Token Battle: a covered card is read together with the rule against playing it', async ({ site, expect }) => {
    const page = await before(site, 'token-battle');
    await begin(page);
    await turn(page);
    await page.locator('.own [data-pick="stack:A:1:1"]').click();
    await page.getByText('Covered: it cannot be played').waitFor();
    await leadsToRule(page.getByRole('alert'), 'TK-TURN-1', expect);
  });

  test('Token Battle: a field chosen first keeps its card to come, and what happened is told in steps', async ({
    site,
    expect,
  }) => {
    const page = await before(site, 'token-battle');
    await begin(page);
    await turn(page);
    await page.locator('.offered[data-pick="field:c3"]').click();
    await button(page, 'Step back').waitFor();
    await page.locator('[data-pick="stack:B:1"]').first().click();
    await leadsToRule(page.getByRole('alert'), 'TK-TURN-1', expect);
    expect(await page.locator('[data-blamed]').getAttribute('data-pick')).toBe('stack:B:1');

    const moves = async () => Number(/\d+/.exec(await page.locator('.moves-so-far').innerText())?.[0]);
    const earlier = await moves();
    await page.locator('[data-pick="stack:A:1"]').first().click();
    await expect.poll(moves).toBe(earlier + 2);
    await page.locator('.told summary').last().click();
    await page.locator('.told').getByText('A is on turn.').waitFor();
    const first = page.locator('.told li').first();
    // Chance decides who begins: the other side may hold points of its own already, which are scored as well (TK-END-5).
    await expect.poll(() => first.innerText()).toMatch(/A: Banner on c3 – points: A \+\d+(, B [+-]\d+)?$/);
    expect(await page.locator('.told li', { hasText: 'A: Banner on c3' }).count()).toBe(1);

    await button(page, 'Previous move').click();
    await expect.poll(() => page.locator('.told').innerText()).toContain('A: Banner on c3');
    await page.locator('.own [data-pick="stack:A:2"]').click();
    await page.getByText('Go to the newest move to play on').waitFor();
  });
});

describe('afterwards', () => {
  test('a watched game is gone through: turning points, replay, and the analyser with the same line', async ({
    site,
    expect,
  }) => {
    const page = await before(site);
    await choose(page, /^Each side/);
    for (const side of [0, 1]) await page.getByRole('combobox').nth(side).selectOption({ label: 'Engine: Recruit' });
    await choose(page, /^Playroom/);
    await begin(page);
    await expect
      .poll(async () => {
        await page.keyboard.press('s');
        return ended(page).count();
      })
      .toBe(1);
    const last = await page.locator('.moves-so-far').innerText();
    await button(page, 'Play by itself').click();
    await page.getByText('You are looking back').waitFor();
    await button(page, 'Stop').click();
    await button(page, 'Back to the game').click();
    await expect.poll(() => page.locator('.moves-so-far').innerText()).toBe(last);

    await button(page, 'Review').focus();
    await page.keyboard.press('Enter');
    const review = page.getByRole('region', { name: 'Review' });
    // The keys go on with what was asked for.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Review');
    expect(await review.locator(':focus').count()).toBe(1);
    await review.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
    await review.getByText(/Turning points|No decision gave away/).waitFor();
    await review.getByRole('link', { name: 'Open in the analyser' }).click();
    await page.getByRole('tab', { name: 'Moves' }).waitFor();
    const moves = page.getByRole('group', { name: 'Moves and variations' }).locator('[data-node]');
    await expect.poll(() => moves.count()).toBe(Number(/of (\d+)/.exec(last)![1]));
    // It opens where the game was looked at.
    await expect.poll(() => moves.last().getAttribute('aria-current')).toBe('step');
    // What the review found is there without being asked for.
    await page.getByRole('heading', { name: 'Win chance over the moves' }).waitFor();
  });

  test('a mistake becomes an exercise: the same move is told, the right one found', async ({ site, expect }) => {
    const page = await before(site, 'toy-battle', inAddress(LETHAL));
    await choose(page, /^Red/);
    await begin(page);
    // Everything but the winning move gives the win away; the engine may win at once.
    await page.locator('[data-pick="button:draw"]').click();
    await expect.poll(() => movesSoFar(page)).toMatch(/of \d/);
    if (await turn(page)) {
      await button(page, 'Resign').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    }
    await button(page, 'Review').click();
    const review = page.getByRole('region', { name: 'Review' });
    const learn = button(page, /^Learn from your/);
    await learn.waitFor({ timeout: 120_000 });
    // Why it was a fault is told by what won or would have won.
    await review.getByText(/The better move wins/).waitFor();
    await learn.click();
    const question = page.getByRole('heading', { name: 'Red: find a better move' });
    await expect.poll(() => question.evaluate((one) => one === document.activeElement)).toBe(true);
    const above = (selector: string) =>
      page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    for (const part of ['.stage > .board', '.box']) {
      expect(await above(part)).toBeGreaterThanOrEqual(-1);
      expect(await above(part)).toBeLessThan(page.viewportSize()!.height);
    }
    expect(await review.innerText()).not.toContain('Better: ');
    const box = page.locator('.box');
    await page.locator('[data-pick="button:draw"]').click();
    await expect.poll(() => box.innerText()).toContain('That is what you played.');
    await tile(page, 'red', '2').click();
    await node(page, '9').click();
    await expect.poll(() => box.innerText()).toMatch(/Good\.[^]*win chance about 100%/);
    await button(page, 'Back to the review').click();
    await expect.poll(() => box.count()).toBe(0);
    await review.getByText('Better: ').waitFor();

    // After the end a click is a look, and who comes back is asked first.
    await tile(page, 'red', '2').click();
    expect(await page.getByText('Not possible').count()).toBe(0);
    await page.reload();
    await button(page, 'Review').waitFor();
    expect(await review.count()).toBe(0);
  });
});

const SIZES = [
  ['light', 1366, 768],
  ['dark', 360, 740],
] as const;
test.for(inTurn(SIZES, 2))(
  'closed to nobody and no wider than the screen (%s, %i pixels)',
  async (size, { site, expect }) => {
    const [theme, width, height] = size;
    const page = await before(site, 'toy-battle', '', { theme, width, height });
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    await fits();
    await begin(page);
    await draw(page);
    // What is asked lies over whatever the page has been scrolled to.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
    await expectAccessible(page);
    await fits();
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await ended(page).waitFor();
    await settled(page);
    await expectAccessible(page);
    await fits();
  },
);
