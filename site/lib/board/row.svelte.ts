/** A row of things to pick, such as a hand of cards: one stop of the Tab key, walked with the arrow keys. Knows no game. */
import type { Attachment } from 'svelte/attachments';
import type { Picker } from './picker.svelte';
import { Rest } from './rest';

interface RowOf {
  picker(): Picker | undefined;
  /** Picks of the items of the list, in their order; null for one that holds nothing to pick. */
  picks(): readonly (string | null)[];
  /** A key that means something in this row alone; true if it was used. */
  onKey?(event: KeyboardEvent, at: number): boolean;
}

export class Row {
  #walker = $state(0);
  /** The card that is shown in full, by whatever names it in its row. */
  shown = $state<string | null>(null);

  constructor(private readonly of: RowOf) {}

  readonly #at = $derived.by(() => {
    const picks = this.of.picks();
    const walker = Math.min(this.#walker, picks.length - 1);
    return picks[walker] === null ? picks.findIndex((pick) => pick !== null) : walker;
  });

  tabindex(i: number): 0 | -1 {
    return i === this.#at ? 0 : -1;
  }

  /** To be told of every focus, so that Tab comes back to where one was. */
  stand(i: number): void {
    this.#walker = i;
  }

  toggle(card: string): void {
    this.shown = this.shown === card ? null : card;
  }

  /** A mouse that rests on a card shows it for as long as it stays. */
  hover(card: string): Attachment<HTMLElement> {
    return (element) => {
      const rest = new Rest();
      let hovered = false;
      const end = () => {
        rest.end();
        if (hovered && this.shown === card) this.shown = null;
        hovered = false;
      };
      const begin = () => {
        hovered = true;
        this.shown = card;
      };
      element.onpointermove = (event) => {
        if (!event.buttons && !this.shown) rest.moved(event, begin);
      };
      element.onpointerleave = end;
      element.onpointerdown = end;
      return () => rest.end();
    };
  }

  /** Keys of the first button of each item. */
  readonly onKey = (event: KeyboardEvent): void => {
    if (!this.#used(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #used(event: KeyboardEvent): boolean {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) {
      const items = (event.currentTarget as Element).closest('li')!.parentElement!.children;
      const picks = this.of.picks();
      let next = this.#at + step;
      while (picks[next] === null) next += step;
      if (picks[next]) items[next].querySelector('button')?.focus();
      return true;
    }
    const picker = this.of.picker();
    if (event.key === 'm') picker?.sayMoves(this.of.picks()[this.#at] ?? undefined);
    else if (event.key !== 'Escape') return this.of.onKey?.(event, this.#at) ?? false;
    else if (this.shown) this.shown = null;
    else return picker?.back() ?? false;
    return true;
  }
}
