import type { Page } from 'playwright-core';
import { decodeLink } from '../../../site/lib/links/codec';

// The analyser writes its address and saves a moment after each change. How long that takes depends on the machine, so
// tests wait until what they look for is there.

/** What the address of an analysis carries, unpacked; empty until it carries one. */
export async function addressText(page: Page): Promise<string> {
  const hash = await page.evaluate(() => location.hash);
  const decoded = await decodeLink(hash.startsWith('#a=') ? hash.slice(3) : '');
  return decoded.ok ? decoded.text : '';
}

/** The texts of the analyses that the visitor's browser keeps. Asking must not create the database, which the page does. */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'sandtable')) return [];
    return new Promise<string[]>((done, failed) => {
      const opening = indexedDB.open('sandtable');
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('analyses').objectStore('analyses').getAll();
        reading.onerror = () => failed(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          done(reading.result.map(({ text }: { text: string }) => text));
        };
      };
    });
  });
