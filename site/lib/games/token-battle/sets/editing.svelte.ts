/** A set being built: what is in it, what is in the hand, and every step back. */
import { EMPTY, insert, move, remove, same, type Slot, type Strips } from './edit';

/** A card in the hand, from the collection or from a place in the set. */
export interface Held {
  card: string;
  from: Slot | null;
}

export class Editing {
  #set = $state.raw<Strips>(EMPTY);
  #past = $state.raw<readonly Strips[]>([]);
  #future = $state.raw<readonly Strips[]>([]);
  held = $state.raw<Held | null>(null);

  get set(): Strips {
    return this.#set;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Starts with another set; it can be undone like any change. */
  replace(set: Strips): void {
    this.held = null;
    this.#change(set);
  }

  /** Starts anew: there is nothing to go back to. */
  open(set: Strips): void {
    this.held = null;
    this.#set = set;
    this.#past = [];
    this.#future = [];
  }

  take(card: string, from: Slot | null = null): void {
    const again = this.held?.card === card && this.held.from?.strip === from?.strip && this.held.from?.at === from?.at;
    this.held = again ? null : { card, from };
  }

  /** Lays the card in the hand into a slot. */
  lay(slot: Slot): void {
    if (!this.held) return;
    const { card, from } = this.held;
    this.held = null;
    this.#change(from ? move(this.#set, from, slot) : insert(this.#set, card, slot));
  }

  /** Lays a card at the bottom of a strip. */
  append(card: string, strip: number): void {
    this.held = null;
    this.#change(insert(this.#set, card, { strip, at: Infinity }));
  }

  remove(slot: Slot): void {
    this.held = null;
    this.#change(remove(this.#set, slot));
  }

  shift(from: Slot, to: Slot): void {
    this.held = null;
    this.#change(move(this.#set, from, to));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#set];
    this.#set = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#set];
    this.#set = after;
  }

  #change(to: Strips): void {
    if (same(this.#set, to)) return;
    this.#past = [...this.#past, this.#set];
    this.#future = [];
    this.#set = to;
  }
}
