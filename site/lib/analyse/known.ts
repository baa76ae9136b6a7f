/** What is known of the position of a first visit without the engine: the build of the site has asked it. */
import { resolve } from '$app/paths';
import type { View } from '$workers/contract';
import type { GameId } from '$workers/registry';
import { joined, type Findings } from './findings';
import type { Shelf } from './shelf';
import { readFindings, type StoredFindings } from './stored-findings';

export interface KnownFile {
  /** Name of the engine that found it out. */
  engine: string;
  view: View;
  found: StoredFindings;
}

export interface Known {
  view: View;
  findings: Findings;
}

/** @returns null where it cannot be had, or another engine found it out */
export async function fetchKnown(game: GameId, engine: string): Promise<Known | null> {
  try {
    const response = await fetch(resolve(`/${game}/values.json` as '/'));
    const file = (await response.json()) as KnownFile | null;
    if (file?.engine !== engine) return null;
    const findings = readFindings(file.found);
    return findings && { view: file.view, findings };
  } catch {
    return null;
  }
}

/** A shelf, or none, on which lies also what is known without it. */
export const withKnown = (shelf: Shelf | null, known: () => Promise<Known | null>): Shelf => ({
  async take(notation) {
    const [kept, made] = await Promise.all([shelf?.take(notation), known()]);
    if (made?.view.notation !== notation) return kept ?? null;
    return kept ? joined(made.findings, kept) : made.findings;
  },
  put: async (notation, findings) => shelf?.put(notation, findings),
});
