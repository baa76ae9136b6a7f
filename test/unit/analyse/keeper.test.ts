import { expect, test } from 'vitest';
import { Keeper } from '../../../site/lib/analyse/keeper';
import { MOST_BARE, MOST_RECENT } from '../../../site/lib/analyse/room';
import { memoryBackend } from '../../../site/lib/progress/backend';
import { Ledger } from '../../../site/lib/progress/ledger';

const bare = (start: string) => JSON.stringify({ start, actions: [] });
const played = (start: string, place = 0) => JSON.stringify({ tags: { place }, start, actions: ['a', 'b'] });

async function made() {
  let now = 0;
  const ledger = new Ledger(() => ++now);
  await ledger.open(async () => memoryBackend());
  const shelf = {
    works: () => [...ledger.state.snapshot.analyses.values()].sort((a, b) => b.changed - a.changed),
    saveWork: ledger.saveWork.bind(ledger),
    remove: ledger.remove.bind(ledger),
  };
  const keeper = new Keeper('toy-battle', shelf);
  const gone: string[] = [];
  keeper.onletgo = ({ title }) => gone.push(title);
  const add = async (text: string, title = text) => {
    keeper.turnTo();
    keeper.save(() => ({ title, text }));
    await keeper.flush();
    await keeper.letGo();
  };
  return { keeper, add, gone, texts: () => shelf.works().map(({ text }) => text) };
}

test('what somebody has played stays, however many positions come after it', async () => {
  const { add, texts, gone } = await made();
  await add(played('mine'));
  for (let i = 0; i < 2 * MOST_BARE; i++) await add(bare(String(i)));
  expect(texts()).toContain(played('mine'));
  expect(texts()).toHaveLength(MOST_BARE + 2);
  expect(gone).toEqual([]);
});

test('what is let go of is told', async () => {
  const { add, texts, gone } = await made();
  for (let i = 0; i <= MOST_RECENT; i++) await add(played(String(i)), `game ${i}`);
  expect(gone).toEqual([]);
  await add(played('last'));
  expect(gone).toEqual(['game 0']);
  expect(texts()).not.toContain(played('0'));
  expect(texts()).toHaveLength(MOST_RECENT + 1);
});

test('what is kept by name is never let go of', async () => {
  const { keeper, add, texts } = await made();
  await keeper.keep('Mine', bare('kept'));
  for (let i = 0; i < 2 * MOST_BARE; i++) await add(bare(String(i)));
  expect(texts()).toContain(bare('kept'));
});

test('the same analysis is found again, wherever one stands in it', async () => {
  const { keeper, add } = await made();
  await add(played('one'), 'first');
  await add(played('two'), 'second');
  expect(keeper.same(played('one', 2))?.title).toBe('first');
  expect(keeper.same(played('three'))).toBeUndefined();
});
