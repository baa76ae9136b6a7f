import type { Page } from 'playwright-core';
import { DATABASE, STORE } from '../../../site/lib/analyse/shelf';
import { decodeLink } from '../../../site/lib/links/codec';

// The analyser writes its address and saves a moment after each change. How long that takes depends on the machine, so
// tests wait until what they look for is there.

/** What the address of an analysis carries, unpacked; empty until it carries one. */
export async function addressText(page: Page): Promise<string> {
  const hash = await page.evaluate(() => location.hash);
  const decoded = await decodeLink(hash.startsWith('#a=') ? hash.slice(3) : '');
  return decoded.ok ? decoded.text : '';
}

/** What the visitor's browser keeps in a store. Asking must not create the database, which the page does. */
const kept = <T>(page: Page, store: string, database = 'sandtable'): Promise<T[]> =>
  page.evaluate(
    async ({ store, database }) => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === database)) return [];
      return new Promise<T[]>((done, failed) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onerror = () => failed(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      });
    },
    { store, database },
  );

/** How many positions something was found out about. */
export const foundPositions = async (page: Page): Promise<number> => (await kept(page, STORE, DATABASE)).length;

/** The texts of the analyses that are kept. */
export const keptTexts = async (page: Page): Promise<string[]> =>
  (await kept<{ text: string }>(page, 'analyses')).map(({ text }) => text);

/** The keys of the settings that are kept. */
export const keptSettings = async (page: Page): Promise<string[]> =>
  (await kept<{ key: string }>(page, 'settings')).map(({ key }) => key);
