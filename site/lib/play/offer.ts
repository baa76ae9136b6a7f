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

/** What of this is on offer; the usual option in place of any other. */
export const fitted = (pickers: readonly SetupPicker[], picked: readonly unknown[]): string[] =>
  pickers.map(({ options }, i) => (options.find(({ id }) => id === picked[i]) ?? options[0]!).id);

export interface PictureProps {
  /** Id of an option. */
  option: string;
}

/** An option of the rules that is asked before all else, since by its value other things can be picked. */
export interface RulePicker extends SetupPicker {
  rule: string;
}

/** What a game says before it begins. All the page needs until then, so it loads no board and no engine. */
export interface Offer {
  /** Name of a seat. */
  seat(seat: number): string;
  /** What is asked first; its options are named by the values of the rule. */
  first?(): RulePicker;
  /** In the order in which they are asked. `rules`: those that are not as usual. */
  pickers(rules?: Readonly<Record<string, string>>): readonly SetupPicker[];
  /** The setup, as the codec names it, of one option of each picker; null where they do not go together. */
  setupOf(picked: readonly string[]): string | null;
  /** Why they do not. */
  unfit?(): string;
  /** How many play. */
  seats(setup: string): number;
  /** A picture of each option. */
  Picture?(): Promise<{ default: Component<PictureProps> }>;
  /** What else of the rules, `first` aside, may be agreed on, the usual value first; their words stand in the terms of the game. */
  options?(): Promise<readonly OptionField[]>;
  /** Set-up or play leave something to chance, so a game has a seed. */
  readonly dealt: boolean;
  readonly levels: Levels;
  /** What a strength costs, for those who want numbers. */
  strength(strength: Strength): string;
  /** What stays closed between players. */
  note(): string;
}
