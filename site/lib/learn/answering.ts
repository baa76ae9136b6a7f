import type { Component } from 'svelte';
import type { Locale } from '$lib/i18n/locale';
import type { View } from '$workers/contract';
import type { DrillQuestion } from '$workers/drills/drill';
import type { Goal } from './lesson';
import type { Teaching, TilesProps } from './teaching';

/** What the form for an answer sees of a way through a step or a drill, and what it may do there; see `Run`. */
export interface Answering {
  readonly status: string;
  readonly goal: Goal | DrillQuestion;
  readonly view: View;
  readonly seat: number;
  readonly chosen: readonly string[];
  /** What of it is known to be wrong. */
  readonly crossed: readonly string[];
  readonly hints: number;
  toggle(one: string): void;
  choose(one: string): void;
  check(given: readonly string[]): Promise<void>;
}

/** What every form for an answer is given, whether it needs it or not. */
export interface AnswerProps {
  run: Answering;
  teaching: Teaching;
  /** Where tiles are laid out to be picked. */
  Tiles?: Component<TilesProps>;
  /** What is to choose from, where answers are to choose from. */
  options: readonly string[];
  /** Language of the options, where it is not that of the page. */
  lang?: Locale;
}
