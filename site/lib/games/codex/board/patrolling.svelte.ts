/**
 * A patrol put together in any order: a unit and its slot, whichever is pressed first. The rules ask for one slot after the
 * other; who is meant for a later one is held until it is that slot's turn. Nothing of it is fetched before there is a patrol.
 */
import { untrack } from 'svelte';
import type { Gatherer, Picker, PickState } from '$lib/board/picker.svelte';
import type { Board } from '$workers/games/codex/board';
import type { Slot } from '$workers/games/codex/table';
import type { Gathering } from './gathering.svelte';

const SLOTS = ['leader', 'elite', 'scavenger', 'technician', 'lookout'].map((slot) => `slot:${slot}`);
const EMPTY = 'button:empty';

/** Stands before the gathering of a picker, which it asks about everything else. */
export class Patrolling implements Gatherer {
  readonly #picker: Picker;
  readonly #others: Gathering;
  /** Who is meant for a later slot, by the slot. */
  #meant = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** A later slot that somebody is to be picked for. */
  #slot = $state.raw<string | null>(null);
  #board = $state.raw<Board | null>(null);
  /** The slots that are left are answered one after the other. */
  #resting = false;

  constructor(picker: Picker, others: Gathering) {
    this.#picker = picker;
    this.#others = others;
  }

  static over(picker: Picker, board: Board): void {
    const { gatherer } = picker;
    if (!gatherer || gatherer instanceof Patrolling) return;
    const patrolling = new Patrolling(picker, gatherer as Gathering);
    patrolling.#board = board;
    picker.gatherer = patrolling;
  }

  /** The slot that is asked about; undefined at other questions. */
  get #asked(): string | undefined {
    const ways = this.#picker.choices.map(({ picks }) => picks[1]);
    return ways.find((pick) => pick !== undefined && SLOTS.includes(pick));
  }

  get #later(): string[] {
    const asked = this.#asked;
    return asked === undefined ? [] : SLOTS.slice(SLOTS.indexOf(asked) + 1);
  }

  /** Who is in hand, by the pick. */
  get #unit(): string | undefined {
    const [first] = this.#picker.picked;
    return first?.startsWith('thing:') ? first : undefined;
  }

  get enough(): string | null {
    return this.#others.enough;
  }

  get gathered(): readonly string[] {
    if (this.#asked === undefined) return this.#others.gathered;
    return [...this.#meant.values(), ...(this.#slot === null ? [] : [this.#slot])];
  }

  /** Whoever is in hand may go to each of the free slots. */
  get picks(): string[] {
    const asked = this.#asked;
    if (asked === undefined || this.#unit === undefined) return this.#others.picks;
    return [asked, ...this.#later].filter((slot) => !this.#meant.has(slot));
  }

  on(slot: string): string | undefined {
    const unit = this.#later.includes(slot) ? this.#meant.get(slot) : undefined;
    return unit && this.#picker.words.pick(unit);
  }

  about(board: Board): Board {
    if (this.#asked === undefined || board.question !== 'patrol') return board;
    if (this.#slot !== null) return { ...board, slot: this.#slot.slice('slot:'.length) as Slot };
    const unit = this.#unit;
    return unit ? { ...board, question: 'slot', subject: Number(unit.slice('thing:'.length)) } : board;
  }

  state(pick: string): PickState | null | undefined {
    if (this.#asked === undefined) return this.#others.state(pick);
    if (pick === this.#slot || this.on(pick) !== undefined || this.#slotOf(pick) !== undefined) return 'picked';
    if (this.#later.includes(pick)) return this.#unit === undefined ? 'early' : 'next';
    return undefined;
  }

  take(pick: string): boolean {
    const asked = this.#asked;
    if (asked === undefined) return this.#others.take(pick);
    const due = pick === EMPTY ? this.#meant.get(asked) : undefined;
    if (due !== undefined) return (this.#send(asked, due), true);
    if (this.#meant.has(pick)) return (this.#set(pick, null), this.#say(), true);
    // Who was meant for a slot is in hand again, for another one.
    const before = this.#slotOf(pick);
    if (before !== undefined) return (this.#set(before, null), (this.#slot = null), false);
    if (this.#later.includes(pick)) return (this.#aim(pick), true);
    const slot = this.#slot;
    const isOpen = this.#isOpen(pick, asked);
    // A slot goes on waiting for somebody when whoever is pressed cannot patrol.
    if (isOpen || !pick.startsWith('thing:')) this.#slot = null;
    if (slot === null || !isOpen) return false;
    this.#set(slot, pick);
    this.#say();
    return true;
  }

  back(): boolean {
    if (this.#asked === undefined || this.#picker.picked.length > 0) return this.#others.back();
    const last = [...this.#meant.keys()].at(-1);
    if (this.#slot === null && last === undefined) return false;
    if (this.#slot === null) this.#set(last!, null);
    this.#slot = null;
    this.#say();
    return true;
  }

  /** Leaves all slots empty that nobody is meant for; undefined where there are no several left, and while a unit is in hand. */
  get rest(): (() => void) | undefined {
    const { question, slot } = this.#board!;
    const areSeveral = question === 'patrol' && slot !== 'lookout';
    return areSeveral && this.#picker.offers.has(EMPTY) ? () => this.#rest() : undefined;
  }

  /** Follows the picker from slot to slot, and no longer: it may outlive the drawing in which this was asked for. */
  #rest(): void {
    if (this.#resting) return;
    this.#resting = true;
    /** Where that was answered last: what came to nothing there is not tried again. */
    let emptied: unknown = null;
    const end = $effect.root(() => {
      $effect(() => {
        const { choices, underWay, offers } = this.#picker;
        if (underWay) return;
        this.#resting = offers.has(EMPTY) && emptied !== choices;
        if (!this.#resting) return end();
        emptied = choices;
        untrack(() => this.#picker.pick(EMPTY));
      });
    });
  }

  meet(board: Board, node: string | null = null): void {
    this.#others.meet(board, node);
    this.#board = board;
    const { choices } = this.#picker;
    if (choices.length === 0) return;
    const asked = this.#asked;
    const later = this.#later;
    // Who cannot patrol any more is meant for no slot, and no slot is kept for another patrol.
    for (const [slot, unit] of this.#meant) {
      if (asked === undefined || !this.#isOpen(unit, asked) || (slot !== asked && !later.includes(slot)))
        this.#set(slot, null);
    }
    if (this.#slot !== null && !later.includes(this.#slot)) this.#slot = null;
    if (asked === undefined || !this.#meant.has(asked)) return;
    // Once whoever has played the answer before is done with it.
    setTimeout(() => {
      if (this.#picker.choices === choices && !this.#picker.underWay) this.#picker.pick(EMPTY);
    });
  }

  /** Somebody can go to the slot that is asked about. */
  #isOpen(unit: string, asked: string): boolean {
    return this.#picker.choices.some(({ picks }) => picks[0] === unit && picks[1] === asked);
  }

  #send(slot: string, unit: string): void {
    this.#set(slot, null);
    const choice = this.#picker.choices.find(({ picks }) => picks[0] === unit && picks[1] === slot);
    if (choice) this.#picker.play(choice);
  }

  #slotOf(unit: string): string | undefined {
    return [...this.#meant].find(([, one]) => one === unit)?.[0];
  }

  /** A later slot is pressed: for whoever is in hand, or before somebody is. */
  #aim(slot: string): void {
    const unit = this.#unit;
    if (unit === undefined) this.#slot = this.#slot === slot ? null : slot;
    else this.#set(slot, unit);
    this.#picker.clear();
    this.#say();
  }

  #set(slot: string, unit: string | null): void {
    const others = [...this.#meant].filter(([one]) => one !== slot);
    this.#meant = new Map(unit === null ? others : [...others, [slot, unit]]);
  }

  #say(): void {
    this.#others.say([...[...this.#meant].flat(), ...(this.#slot === null ? [] : [this.#slot])]);
  }
}
