/**
 * A patrol put together in any order: a unit and its slot, whichever is pressed first. The rules ask for one slot after the
 * other; who is meant for a later one is held until it is that slot's turn.
 */
import type { Picker, PickState } from '$lib/board/picker.svelte';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/codex/board';
import { Gathering } from './gathering.svelte';

const SLOTS = ['leader', 'elite', 'scavenger', 'technician', 'lookout'].map((slot) => `slot:${slot}`);
const EMPTY = 'button:empty';

export class Patrolling extends Gathering {
  /** Who is meant for a later slot, by the slot. */
  #meant = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** A later slot that somebody is to be picked for. */
  #slot = $state.raw<string | null>(null);

  constructor(
    private readonly picker: Picker,
    held?: Map<string, readonly string[]>,
  ) {
    super(picker, held);
  }

  /** Takes the place of the gathering of a picker. */
  static over(picker: Picker, held?: Map<string, readonly string[]>): void {
    if (!(picker.gatherer instanceof Patrolling)) picker.gatherer = new Patrolling(picker, held);
  }

  /** The slot that is asked about; undefined at other questions. */
  get #asked(): string | undefined {
    const ways = this.picker.choices.map(({ picks }) => picks[1]);
    return ways.find((pick) => pick !== undefined && SLOTS.includes(pick));
  }

  get #later(): string[] {
    const asked = this.#asked;
    return asked === undefined ? [] : SLOTS.slice(SLOTS.indexOf(asked) + 1);
  }

  /** Who is in hand, by the pick. */
  get #unit(): string | undefined {
    const [first] = this.picker.picked;
    return first?.startsWith('thing:') ? first : undefined;
  }

  override get gathered(): readonly string[] {
    if (this.#asked === undefined) return super.gathered;
    return [...this.#meant.values(), ...(this.#slot === null ? [] : [this.#slot])];
  }

  /** Whoever is in hand may go to each of the free slots. */
  override get picks(): string[] {
    const isFree = (slot: string): boolean => !this.#meant.has(slot);
    return this.#unit === undefined ? super.picks : [this.#asked!, ...this.#later].filter(isFree);
  }

  on(slot: string): string | undefined {
    const unit = this.#later.includes(slot) ? this.#meant.get(slot) : undefined;
    return unit && this.picker.words.pick(unit);
  }

  asks(board: Board): string | undefined {
    const { pick } = this.picker.words;
    if (this.#asked === undefined) return undefined;
    if (this.#slot !== null) return m.cxb_q_patrol({ slot: pick(this.#slot) });
    return board.question === 'patrol' && this.#unit ? m.cxb_q_slot({ name: pick(this.#unit) }) : undefined;
  }

  override state(pick: string): PickState | null | undefined {
    if (this.#asked === undefined) return super.state(pick);
    if (pick === this.#slot || this.on(pick) !== undefined || this.#slotOf(pick) !== undefined) return 'picked';
    if (this.#later.includes(pick)) return this.#unit === undefined ? 'early' : 'next';
    return undefined;
  }

  override take(pick: string): boolean {
    const asked = this.#asked;
    if (asked === undefined) return super.take(pick);
    const due = pick === EMPTY ? this.#meant.get(asked) : undefined;
    if (due !== undefined) return (this.#send(asked, due), true);
    if (this.#meant.has(pick)) return (this.#set(pick, null), this.#say(), true);
    // Who was meant for a slot is in hand again, for another one.
    const before = this.#slotOf(pick);
    if (before !== undefined) return (this.#set(before, null), (this.#slot = null), false);
    if (this.#later.includes(pick)) return (this.#aim(pick), true);
    const slot = this.#slot;
    this.#slot = null;
    if (slot === null || !this.picker.choices.some(({ picks }) => picks[0] === pick && picks[1] === asked))
      return false;
    this.#set(slot, pick);
    this.#say();
    return true;
  }

  override back(): boolean {
    if (this.#asked === undefined || this.picker.picked.length > 0) return super.back();
    const last = [...this.#meant.keys()].at(-1);
    if (this.#slot === null && last === undefined) return false;
    if (this.#slot === null) this.#set(last!, null);
    this.#slot = null;
    this.#say();
    return true;
  }

  override meet(board: Board, node: string | null = null): void {
    super.meet(board, node);
    const { choices } = this.picker;
    if (choices.length === 0) return;
    const asked = this.#asked;
    const later = this.#later;
    // Who cannot patrol any more is meant for no slot, and no slot is kept for another patrol.
    for (const [slot, unit] of this.#meant) {
      const isOpen = slot === asked || later.includes(slot);
      if (!isOpen || !choices.some(({ picks }) => picks[0] === unit)) this.#set(slot, null);
    }
    if (this.#slot !== null && !later.includes(this.#slot)) this.#slot = null;
    const unit = asked === undefined ? undefined : this.#meant.get(asked);
    // Once whoever has played the answer before is done with it.
    if (unit !== undefined)
      setTimeout(() => {
        if (this.picker.choices === choices && !this.picker.underWay) this.picker.pick(EMPTY);
      });
  }

  #send(slot: string, unit: string): void {
    this.#set(slot, null);
    const choice = this.picker.choices.find(({ picks }) => picks[0] === unit && picks[1] === slot);
    if (choice) this.picker.play(choice);
  }

  #slotOf(unit: string): string | undefined {
    return [...this.#meant].find(([, one]) => one === unit)?.[0];
  }

  /** A later slot is pressed: for whoever is in hand, or before somebody is. */
  #aim(slot: string): void {
    const unit = this.#unit;
    if (unit === undefined) this.#slot = this.#slot === slot ? null : slot;
    else this.#set(slot, unit);
    this.picker.clear();
    this.#say();
  }

  #set(slot: string, unit: string | null): void {
    const others = [...this.#meant].filter(([one]) => one !== slot);
    this.#meant = new Map(unit === null ? others : [...others, [slot, unit]]);
  }

  #say(): void {
    const { pick } = this.picker.words;
    const meant = [...this.#meant].flatMap(([slot, unit]) => [pick(slot), pick(unit)]);
    const what = listed([...meant, ...(this.#slot === null ? [] : [pick(this.#slot)])]);
    this.picker.say(what ? m.board_chosen({ what }) : m.board_stepped_back());
  }
}
