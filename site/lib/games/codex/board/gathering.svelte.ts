/** Several things of one question, picked in any order; they are answered in the order the engine asks for them. */
import { listed } from '$lib/i18n/phrases';
import type { Gatherer, Picker, PickState } from '$lib/board/picker.svelte';
import { kindOf } from '$lib/board/picking';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/codex/board';
import { answeredBy } from '$workers/games/codex/answered';
import type { Several } from '$workers/games/codex/several';
import { Levelling } from './levelling';

const THING = /^thing:(\d+)$/;
/** What says that no more is picked. */
const ENOUGH: Readonly<Record<string, string>> = { tech: 'button:stop', pick: 'button:done' };

export class Gathering implements Gatherer {
  readonly #picker: Picker;
  readonly #levelling: Levelling;
  #several = $state.raw<Several | null>(null);
  /** What it belongs to: another question begins anew. */
  #choices = $state.raw<readonly Choice[]>([]);
  #gathered = $state.raw<readonly string[]>([]);
  #enough: string | null = null;
  #board: Board | null = null;
  /** What was held of each question, by its node. */
  readonly #held: Map<string, readonly string[]>;
  #node: string | null = null;
  /** Still to be answered, how many were when the next one is, and whether it is asked for. */
  #answers: string[] = [];
  #answered = 0;
  #expects: (board: Board) => boolean = () => false;

  constructor(picker: Picker, held = new Map<string, readonly string[]>()) {
    this.#picker = picker;
    this.#held = held;
    this.#levelling = new Levelling(picker);
  }

  /** The gathering of a picker, which outlives the question that is drawn. */
  static of(picker: Picker, held?: Map<string, readonly string[]>): Gathering {
    picker.gatherer ??= new Gathering(picker, held);
    return picker.gatherer as Gathering;
  }

  // Worked out at every reading: a derived value would end with the drawing during which the gathering was made.

  get #open(): Several | null {
    const isItsOwn = this.#several !== null && this.#several.picks.length > 0 && this.#choices === this.#picker.choices;
    return isItsOwn ? this.#several : null;
  }

  /** What is held, in the order it was picked. */
  get gathered(): readonly string[] {
    return this.#open ? this.#gathered : [];
  }

  /** What may be picked or given back; a second copy once the first is held. */
  get picks(): string[] {
    return (this.#open?.picks ?? []).filter((pick) => this.state(pick) !== null);
  }

  /** How it can be ended with what is held; null where more is asked for, or the question has a button for it. */
  get enough(): string | null {
    const isEnough = this.#open && this.gathered.length > 0 && this.gathered.length >= this.#open.least;
    return isEnough ? this.#enough : null;
  }

  /**
   * Takes a question up; goes on with what is still to be answered if it is asked for that.
   *
   * @param node tells it from all others: whoever comes back to it has in hand again what was held there
   */
  meet(board: Board, node: string | null = null): void {
    const { choices } = this.#picker;
    this.#levelling.meet(board);
    if (this.#answers.length > 0) {
      // Nobody is asked while the answer before is on its way.
      if (choices.length === 0) return;
      if (this.#expects(board)) return this.#goOn();
      this.#answers = [];
    }
    const isAskedAgain = board.several === this.#several && choices === this.#choices;
    this.#board = board;
    if (isAskedAgain) return;
    // Whoever goes back to an earlier decision gives up what was held of this one.
    if (this.#node !== null && node !== this.#node && choices.length > 0 && !this.#answered)
      this.#held.delete(this.#node);
    this.#answered = 0;
    this.#several = board.several;
    this.#choices = choices;
    this.#node = node;
    this.#gathered = (choices.length > 0 && this.#held.get(node!)) || [];
    this.#enough = ENOUGH[board.question] ?? null;
  }

  state(pick: string): PickState | null | undefined {
    if (!this.#open) return undefined;
    if (pick === this.#enough) return this.enough ? 'next' : undefined;
    if (this.#gathered.includes(pick)) return 'picked';
    if (!this.#open.picks.includes(pick)) return undefined;
    const first = answeredBy(pick);
    return first === pick || this.#gathered.includes(first) ? 'next' : null;
  }

  take(pick: string): boolean {
    if (this.#levelling.take(pick, this.#board!)) return true;
    if (!this.#open) return this.#strike(pick) || this.#turnTo(pick);
    if (pick === this.enough) return (this.#play([...this.#sorted(), pick]), true);
    if (!this.#open.picks.includes(pick)) return false;
    const isHeld = this.#gathered.includes(pick);
    this.#gathered = isHeld ? this.#without(pick) : [...this.#gathered, pick];
    this.say(this.#gathered);
    const isAll = this.#gathered.length >= Math.min(this.#open.most, this.#open.picks.length);
    // Of an answer that is taken back the newest part is given back.
    if (this.#node !== null) this.#held.set(this.#node, isAll ? this.#without(pick) : this.#gathered);
    if (isAll) this.#play(this.#sorted());
    return true;
  }

  /** Tells what is held. */
  say(picks: readonly string[]): void {
    const what = listed(picks.map(this.#picker.words.pick));
    this.#picker.say(what ? m.board_chosen({ what }) : m.board_stepped_back());
  }

  back(): boolean {
    const last = this.gathered.at(-1);
    return last !== undefined && this.take(last);
  }

  /** Whom an attacker in hand can come to is attacked at once; of whom it cannot come to it is said why. */
  #strike(pick: string): boolean {
    const [held, more] = this.#picker.picked;
    const attacker = more === undefined && this.#board?.question === 'main' ? THING.exec(held ?? '') : null;
    const defender = THING.exec(pick);
    if (!attacker || !defender) return false;
    const reached = this.#board!.reach[Number(attacker[1])] ?? [];
    const way = reached.find((one) => one.defender === Number(defender[1]));
    if (!way) return false;
    if (way.rule !== null) return (this.#picker.attempt([held!, pick]), true);
    const attack = this.#picker.choices.find(({ picks }) => picks[0] === held && picks[1] === 'button:attack');
    if (!attack) return false;
    this.#answers = [pick];
    this.#expects = ({ question }) => question === 'defender';
    this.#picker.play(attack);
    return true;
  }

  /** No card is meant for a thing, and no thing for a card: what can do something is taken in hand instead. */
  #turnTo(pick: string): boolean {
    const { picked, choices } = this.#picker;
    const isOther = picked.length === 1 && kindOf(picked[0]!) !== kindOf(pick);
    const begins = choices.some(({ picks }) => picks.length > 1 && picks[0] === pick);
    if (this.#board?.question !== 'main' || !isOther || !begins) return false;
    this.#picker.clear();
    this.#picker.pick(pick);
    return true;
  }

  /** Of equal cards the later copies go with an earlier one. */
  #without(pick: string): string[] {
    return this.#gathered.filter((one) => answeredBy(one) !== answeredBy(pick) || one < pick);
  }

  #sorted(): string[] {
    const { picks } = this.#open!;
    return [...this.#gathered].sort((a, b) => picks.indexOf(a) - picks.indexOf(b));
  }

  #play(picks: readonly string[]): void {
    this.#gathered = [];
    this.#answers = picks.map(answeredBy);
    this.#answered = 0;
    this.#expects = ({ several }) => several?.chosen === this.#answered;
    this.#answer();
  }

  /** Once whoever has played the answer before is done with it. */
  #goOn(): void {
    setTimeout(() => this.#answer());
  }

  #answer(): void {
    const pick = this.#answers.shift();
    this.#answered += 1;
    const choice = this.#picker.choices.find(({ picks }) => picks.length === 1 && picks[0] === pick);
    if (choice) this.#picker.play(choice);
    else this.#answers = [];
  }
}
