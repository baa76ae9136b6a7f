import type { Component } from 'svelte';

/** What a game builds before it is played: sets of cards, teams. */
export interface Sets {
  title(): string;
  lead(): string;
  load(): Promise<{ default: Component }>;
}
