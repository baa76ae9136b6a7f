/** A selection in progress as reactive state, with the announcements that go with it. Knows no game. */
import { listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import * as picking from './picking';

/** How a game speaks of its picks and of its actions. */
export interface PickWords {
  pick(pick: string): string;
  choice(choice: Choice): string;
}

export interface PickerHandlers {
  /** The legal actions of the position on screen; read reactively. An empty list makes every pick a trial. */
  choices(): readonly Choice[];
  words: PickWords;
  /** Plays an action. What is picked before the promise is kept belongs to the position that the action leads to. */
  play(choice: Choice): Promise<unknown> | void;
  /**
   * A pick no legal action allows. Answer `more` if the picks are only the beginning of an attempt
   * (a tile without a target): they are then held until the attempt is complete; `wait` while nobody is asked, `done` if
   * the pick was meant for something else, `idle` where nothing can be picked: what it is, is then all there is to say.
   * With a promise the pick comes once more when it is kept.
   */
  trial?(picks: string[]): 'more' | 'wait' | 'done' | 'idle' | void | Promise<unknown>;
  /** A pick that some legal action goes on with, another attempt, a look, or a step back. */
  fits?(): void;
  /** What every action begins with is picked from the start. */
  begun?(): boolean;
  /** Picks a hint speaks of. */
  hinted?(): readonly string[];
}

export type PickState = 'picked' | picking.Offer;

/** Holds what is picked until all of it is there, before any of it is played: several things of one question. */
export interface Gatherer {
  /** Null for what cannot be picked, undefined for what it has no part in. */
  state(pick: string): PickState | null | undefined;
  /** Whether the pick was for it. */
  take(pick: string): boolean;
  /** Gives its newest pick back; false if it has none. */
  back(): boolean;
  /** Who is held for a place (its pick), by name. */
  on?(place: string): string | undefined;
}

/** A drag in progress: the pick in the hand, where it is on the page (CSS pixels), and the pick below it. */
export interface Drag {
  pick: string;
  x: number;
  y: number;
  over: string | null;
}

/** How many moves are read out at once. */
const SPOKEN_MOVES = 12;

/** What was to be read could not be fetched; the next pick tries anew. */
const NOTHING = (): void => {};

interface Waiting {
  /** A pick or an action. */
  chosen: string;
  run(): void;
}

export class Picker {
  readonly #handlers: PickerHandlers;
  #held = $state.raw<picking.Picking>(picking.start([]));
  #message = $state('');
  /** Picks that were there before the one that is carried. */
  #before = 0;
  /** What is picked while an action is on its way or an attempt cannot be read yet, in this order; null while neither is. */
  #waiting: Waiting[] | null = null;
  #underWay = $state(false);
  drag = $state.raw<Drag | null>(null);
  gatherer = $state.raw<Gatherer | null>(null);

  constructor(handlers: PickerHandlers) {
    this.#handlers = handlers;
  }

  readonly choices = $derived.by(() => this.#handlers.choices());
  /** A selection belongs to the list of actions it was begun with. */
  readonly #touched = $derived.by(() => this.#held.choices === this.choices);
  /** A new position starts with nothing picked, or with what cannot but be picked. */
  readonly #picking = $derived.by(() => {
    if (this.#touched) return this.#held;
    return picking.start(this.choices, this.#handlers.begun?.() ? picking.common(this.choices) : []);
  });
  readonly picked = $derived.by(() => this.#picking.picked);
  /** What is picked was so from the start, and nobody has touched it. */
  readonly given = $derived.by(() => !this.#touched && this.picked.length > 0);
  readonly offers = $derived.by(() => picking.offers(this.#picking));
  readonly matches = $derived.by(() => picking.matches(this.#picking));

  /** See Picking. */
  get meant(): string | undefined {
    return this.#picking.meant;
  }

  /** An action is on its way, or an attempt cannot be read yet. */
  get underWay(): boolean {
    return this.#underWay;
  }

  /** The last thing to be read out; feed it to a LiveRegion. */
  get message(): string {
    return this.#message;
  }

  get words(): PickWords {
    return this.#handlers.words;
  }

  state(pick: string): PickState | null {
    const gathered = this.gatherer?.state(pick);
    if (gathered !== undefined) return gathered;
    return this.picked.includes(pick) ? 'picked' : (this.offers.get(pick) ?? null);
  }

  /** A hint speaks of it. */
  hinted(pick: string): boolean {
    return this.#handlers.hinted?.().includes(pick) ?? false;
  }

  /** Some legal action contains this pick, whatever is picked at the moment. */
  useful(pick: string): boolean {
    return this.choices.some((choice) => choice.picks.includes(pick));
  }

  pick(chosen: string): void {
    if (this.#waiting) return this.#wait({ chosen, run: () => this.pick(chosen) });
    if (this.gatherer?.take(chosen)) return;
    const { words } = this.#handlers;
    const step = this.#stepTo(chosen);
    if (step.kind === 'trial') {
      const answer = this.#handlers.trial?.(step.picks);
      if (answer === 'done') return;
      if (answer === 'wait') return this.say(m.board_wait());
      // Where every action is one pick, nothing can be the beginning of one.
      const isOver =
        answer === 'more' && this.choices.length > 0 && this.choices.every(({ picks }) => picks.length < 2);
      if (answer === 'idle' || isOver) return this.say(words.pick(chosen));
      if (answer instanceof Promise) return this.#after(answer, chosen, () => this.pick(chosen), NOTHING);
      const more = answer === 'more';
      const isTaken = step.picking !== this.#picking;
      if (more && this.picked.length > 0 && this.matches.length === 0) {
        // An attempt that no action begins with must not swallow what comes after it: the newest pick starts anew.
        this.#held = picking.clear(this.#picking);
        return this.pick(chosen);
      }
      if (more) {
        this.#held = picking.hold(this.#picking, chosen);
        this.#handlers.fits?.();
      } else if (isTaken) {
        this.#held = step.picking;
      }
      this.say(
        more || isTaken
          ? m.board_chosen({ what: words.pick(chosen) })
          : m.board_refused({ what: listed(step.picks.map(words.pick)) }),
      );
      return;
    }
    if (step.kind === 'play') {
      this.clear();
      this.#send(step.choice, chosen);
    } else {
      this.#held = step.picking;
      if (this.picked.includes(chosen) || this.meant === chosen) this.#handlers.fits?.();
      this.say(
        this.picked.length ? m.board_chosen({ what: listed(this.picked.map(words.pick)) }) : m.board_stepped_back(),
      );
    }
  }

  /** What was picked from the start is taken in hand by the first pick, as if it had not been; the next one lays it down. */
  #stepTo(chosen: string): picking.Step {
    return this.given && this.picked.includes(chosen)
      ? { kind: 'narrowed', picking: this.#picking }
      : picking.pick(this.#picking, chosen);
  }

  /** Plays a whole action, as from a list of moves. */
  play(choice: Choice): void {
    const { action } = choice;
    if (this.#waiting) return this.#wait({ chosen: action, run: () => this.#playStill(choice) });
    this.clear();
    this.#send(choice, action);
  }

  /** Plays an action that was chosen in the position before, if it can be played in this one too. */
  #playStill(choice: Choice): void {
    if (this.choices.some(({ action }) => action === choice.action)) return this.play(choice);
    const answer = this.#handlers.trial?.([...choice.picks]);
    if (answer instanceof Promise) return void answer.then(() => this.#playStill(choice), NOTHING);
    this.say(m.board_refused({ what: listed(choice.picks.map(this.words.pick)) }));
  }

  #send(choice: Choice, chosen: string): void {
    this.say(m.board_played({ what: this.words.choice(choice) }));
    const answer = this.#handlers.play(choice);
    if (answer) this.#after(answer, chosen, NOTHING, NOTHING);
  }

  /** What is picked before the promise is kept or broken comes after what follows from it, in this order. */
  #after(answer: Promise<unknown>, chosen: string, kept: () => void, broken: () => void): void {
    const waiting: Waiting[] = [{ chosen, run: NOTHING }];
    this.#waiting = waiting;
    this.#underWay = true;
    const arrived = (first: () => void) => () => {
      this.#waiting = null;
      this.#underWay = false;
      first();
      for (const { run } of waiting) run();
    };
    answer.then(arrived(kept), arrived(broken));
  }

  /** Whoever picks the same once more, seeing that nothing happens yet, means it once. */
  #wait(next: Waiting): void {
    if (this.#waiting!.at(-1)!.chosen !== next.chosen) this.#waiting!.push(next);
  }

  /** Whether a pick can be carried to another now. */
  canLift(pick: string): boolean {
    return this.state(pick) === 'next' || (this.given && this.picked.includes(pick));
  }

  /** Takes a pick in hand to carry it. @returns whether it is there */
  lift(pick: string): boolean {
    this.#before = this.picked.length;
    if (!this.picked.includes(pick)) this.pick(pick);
    return this.picked.includes(pick);
  }

  /** Lets go of what is carried: over another pick, over itself, or over none (null). */
  drop(pick: string, target: string | null): void {
    if (target !== null && target !== pick) this.pick(target);
    else if (this.picked.length > this.#before) this.back();
  }

  /** Takes the last pick back. Returns false if nothing was picked, so that Esc can mean something else. */
  back(): boolean {
    if (this.gatherer?.back()) return true;
    if (this.picked.length === 0) return false;
    this.#held = picking.back(this.#picking);
    this.#handlers.fits?.();
    this.say(m.board_stepped_back());
    return true;
  }

  /** A whole attempt made at once, which is no action. */
  attempt(picks: string[]): void {
    const answer = this.#handlers.trial?.(picks);
    if (answer instanceof Promise) return this.#after(answer, picks.join(), () => this.attempt(picks), NOTHING);
    this.say(m.board_refused({ what: listed(picks.map(this.words.pick)) }));
  }

  /** What was pressed is looked into, and no attempt. */
  looksInto(): void {
    this.#handlers.fits?.();
  }

  /** The position is as if nobody had touched it. */
  clear(): void {
    this.#held = picking.start([]);
  }

  /** Reads out the actions that are still possible; those that contain `pick` if there are any. */
  sayMoves(pick?: string): void {
    const here = pick ? this.matches.filter((choice) => choice.picks.includes(pick)) : [];
    const list = here.length > 0 ? here : this.matches;
    if (list.length === 0) return this.say(m.board_moves_none());
    const spoken = list.slice(0, SPOKEN_MOVES).map(this.#handlers.words.choice);
    if (list.length > SPOKEN_MOVES) spoken.push(m.board_moves_more({ count: list.length - SPOKEN_MOVES }));
    this.say(m.board_moves({ count: list.length, list: statements(spoken) }));
  }

  say(text: string): void {
    // The same text twice would be silent: readers announce changes only.
    this.#message = text === this.#message ? text + '\u00a0' : text;
  }
}
