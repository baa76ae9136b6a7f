import { resolve } from '$app/paths';
import type { GameId } from '$workers/registry';

/** One step of a lesson as links name it. */
export interface StepRef {
  /** `TB-L01`. */
  lesson: string;
  /** Counted from 1. */
  step: number;
}

/** What pages want to know of a game without loading its data files. */
export interface Facts {
  lessons: number;
  steps: number;
  /** Those of parts that are not on the site yet are left out. */
  rules: number;
  /** 0 in a game that is not about them. */
  boards: number;
  cards: number;
  puzzles: number;
  /** Rule id to the steps that teach it, in the order of the lessons. */
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

/** @param step `TB-L07-2`: its lesson, and its place there counted from 1 */
export function isBefore({ lesson, step }: StepRef, other: string): boolean {
  const [, at, place] = /^(.*)-(\d+)$/.exec(other) ?? [];
  return at !== undefined && (lesson < at || (lesson === at && step < Number(place)));
}

/** `TB-L07` is lesson 7. */
export function lessonNumber(lesson: string): number {
  return Number(/(\d+)$/.exec(lesson)?.[1] ?? NaN);
}
