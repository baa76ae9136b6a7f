import type { Component } from 'svelte';
import type { Levels, Strength } from './levels';
import type { OptionField } from './option-field';

/** One thing a game is set up with. */
export interface SetupOption {
  id: string;
  name: string;
  /** What is special about it, in a few words. */
  about?: string;
}

/** A choice a visitor makes before a game. */
export interface SetupPicker {
  legend: string;
  /** The usual one first. */
  options: readonly SetupOption[];
}

export interface PictureProps {
  /** Id of an option. */
  option: string;
}

/** What a game says before it begins. All the page needs until then, so it loads no board and no engine. */
export interface Offer {
  /** Name of a seat. */
  seat(seat: number): string;
  /** In the order in which they are asked. */
  pickers(): readonly SetupPicker[];
  /** The setup, as the codec names it, of one option of each picker; null where they do not go together. */
  setupOf(picked: readonly string[]): string | null;
  /** Why they do not. */
  unfit?(): string;
  /** How many play. */
  seats(setup: string): number;
  /** A picture of each option. */
  Picture?(): Promise<{ default: Component<PictureProps> }>;
  /** What else of the rules may be agreed on, the usual value first; their words stand in the terms of the game. */
  options?(): Promise<readonly OptionField[]>;
  /** Set-up or play leave something to chance, so a game has a seed. */
  readonly dealt: boolean;
  readonly levels: Levels;
  /** What a strength costs, for those who want numbers. */
  strength(strength: Strength): string;
  /** What stays closed between players. */
  note(): string;
}
