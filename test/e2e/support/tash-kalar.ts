import type { Locator, Page } from 'playwright-core';
import { cardByWord, taskByWord } from '../../../workers/games/tash-kalar/cards';

const pick = (page: Page, what: string): Locator => page.locator(`[data-pick="${what}"]`).first();

export const square = (page: Page, id: string): Locator => pick(page, `square:${id}`);

/** A square while it can be chosen. */
export const offered = (page: Page, id: string): Locator => page.locator(`.offered[data-pick="square:${id}"]`).first();

/** A card in the hand of whoever holds it, by the word actions name it with: `TwoHeadedDragon`, `flare-06`. */
export const card = (page: Page, word: string): Locator =>
  page.locator(`[data-pick^="card:"][data-pick$=":${cardByWord(word)!.id}"]`).first();

/** The button that claims a task: in a wide window where it lies, in a narrow one also beside the question. */
export const task = (page: Page, word: string): Locator =>
  page.locator(`[data-pick="task:${taskByWord(word)!.id}"]:visible`).first();

/** What is on a square, as it is read out. */
export const named = (page: Page, id: string): Promise<string | null> => square(page, id).getAttribute('aria-label');

/** What has to be clicked, in this order, for an action given in notation. */
function clicks(page: Page, action: string): Locator[] {
  const [verb = '', ...words] = action.split(' ');
  const [first = ''] = words;
  switch (verb) {
    case 'summon': {
      const [word = '', target = ''] = first.split('@');
      return [card(page, word), offered(page, target)];
    }
    case 'move':
    case 'run':
      return first.split('-').map((id) => offered(page, id));
    case 'flare':
      return [page.locator('.bar').getByRole('button', { name: /^Invoke / })];
    case 'place':
    case 'placeOn':
    case 'lift':
    case 'pick':
      return [offered(page, first)];
    case 'option':
    case 'direction':
    case 'match':
      return [pick(page, `${verb}:${words.join(':')}`)];
    case 'claim':
      return [task(page, first)];
    case 'return':
      return [card(page, first)];
    case 'done':
    case 'skip':
    case 'end':
      return [pick(page, `button:${verb}`)];
    default:
      throw new RangeError(`nobody has said how to click "${action}"`);
  }
}

/** Makes decisions of a line by mouse, each once the page asks for it. */
export async function act(page: Page, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    for (const one of clicks(page, action)) await one.click();
    // Where a card fits as well, a click on the square leaves open what is meant.
    const place = /^place (.+)/.exec(action);
    const meant = page.locator('.bar').getByRole('button', { name: `place on ${place?.[1]}`, exact: true });
    if (place && (await meant.isVisible())) await meant.click();
  }
}
