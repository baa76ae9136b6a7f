import { resolve } from '$app/paths';
import type { GameId } from '$workers/registry';
import type { StepRef } from './steps';

/** What pages want to know of a game without loading its data files. */
export interface Facts {
  /** The lesson the course begins with. */
  first: string;
  lessons: number;
  steps: number;
  /** Those of parts that are not on the site yet are left out. */
  rules: number;
  /** 0 in a game that is not about them. */
  boards: number;
  cards: number;
  puzzles: number;
  /** Rule id to the steps that teach it, the one to be sent to first (`inOrderOfTeaching`). */
  teaches: Record<string, StepRef[]>;
}

/**
 * @param fetch the one a `load` function gets, so that the answer is part of the prerendered page
 * @throws if the file is missing from the site
 */
export async function loadFacts(fetch: typeof globalThis.fetch, game: GameId): Promise<Facts> {
  const response = await fetch(resolve(`/${game}/facts.json` as '/'));
  if (!response.ok) throw new Error(`facts.json of ${game}: status ${response.status}`);
  return response.json();
}
