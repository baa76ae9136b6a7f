/** What a game with cards says to the gallery of all of them. */
import type { Component } from 'svelte';
import type { GameId } from '$workers/registry';

/** A card, or whatever else is shown among them. */
export interface Entry {
  /** Also its anchor on the page. */
  readonly id: string;
  readonly group: string;
}

export interface EntryProps<E extends Entry, Texts> {
  entry: E;
  texts: Texts;
  /** The one stop of the page that the Tab key reaches. */
  current: boolean;
  onfocus: () => void;
  /** Opens what shows it more closely. */
  ontry: () => void;
}

interface Named {
  readonly id: string;
  name(): string;
}

/** A further question to filter by. */
export interface Facet<E extends Entry> extends Named {
  readonly values: readonly Named[];
  /** One value or several; undefined for entries that it says nothing of. */
  of(entry: E): string | readonly string[] | undefined;
}

/** `Texts` is what the game's file of cards holds in one language. */
export interface Gallery<E extends Entry = Entry, Texts extends object = object> {
  title(): string;
  lead(): string;
  /** How the stops are walked and what they do. */
  hint(): string;
  entriesOf(texts: Texts): readonly E[];
  /** In the order of the page; wide where an entry has more to say. */
  readonly groups: readonly (Named & { readonly wide?: boolean })[];
  /** What a group is called where one is chosen. */
  groupLabel(): string;
  facetsOf(texts: Texts): readonly Facet<E>[];
  /** Everything an entry can be found by. */
  wordsOf(entry: E, texts: Texts): string;
  /** Entries with something to look at more closely, a button marked `data-stop`. */
  stops(entry: E): boolean;
  readonly EntryCard: Component<EntryProps<E, Texts>>;
  /** What the signs on the cards mean. */
  readonly Key: Component;
  /** What shows an entry more closely, such as a board to try it on with its engine; it comes when it is wanted. */
  readonly trying: {
    title(id: string, texts: Texts): string;
    load(): Promise<{ default: Component<{ game: GameId; card: string; texts: Texts }> }>;
  };
}
