import type { Parsed, Played, RuleId, View } from '$workers/contract';
import { extended, movesOf, nodeOf, upTo, type Attempt } from './attempt';
import { pause } from './motion';

export interface PlayEngine {
  parse(text: string): Promise<Parsed<View>>;
  play(notation: string, actions: string[]): Promise<Played>;
  whyNot(notation: string, action: string): Promise<RuleId[]>;
}

/** loading: the engine has not answered yet. acting: somebody else moves, or a line is being shown. */
export type Ongoing = 'loading' | 'asking' | 'acting';

/**
 * A visitor's way through a position in which something is asked. It lives as long as the position is on screen, and goes
 * on where it was when the engine was lost and runs again. What is asked, what is right and what follows is told by the
 * classes made of it.
 */
export abstract class Playthrough<Engine extends PlayEngine, End extends string, Feedback extends object> {
  status = $state<Ongoing | End>('loading');
  feedback = $state.raw<Feedback | null>(null);
  /** Hints shown. */
  hints = $state(0);
  /** Rises whenever a new try begins. */
  tries = $state(0);

  protected attempt = $state.raw<Attempt | null>(null);
  /** Rises when what is going on has to stop: a retry, an undo, the end of the page. */
  protected course = 0;
  /** Rises with every attempt that is refused, and when what was refused has been made good. */
  #refusals = 0;
  /** Something else is about to move or to be shown: what is picked from now on belongs to the position after it. */
  protected kept = (): void => {};

  #opened!: () => void;
  /** What becomes of a pick while nobody is asked: before the start has come from the engine, it waits for that. */
  opening: 'wait' | Promise<void> = new Promise((resolve) => (this.#opened = resolve));

  /**
   * @param text the position, in notation or JSON
   * @param picture the position as far as it can be drawn before the engine has answered
   * @param reduced whether motion is to be reduced
   */
  constructor(
    protected readonly engine: Engine,
    private readonly text: string,
    protected readonly picture: View,
    private readonly reduced: () => boolean,
  ) {}

  /** Whoever learns or solves. */
  get seat(): number {
    return this.picture.seat;
  }

  /** The start as the engine sees it, or as far as it can be drawn without one. */
  get start(): View {
    return this.attempt?.views[0] ?? this.picture;
  }

  /** What is on screen. */
  protected get shown(): Attempt | null {
    return this.attempt;
  }

  readonly view = $derived.by((): View => (this.shown ? nodeOf(this.shown) : this.picture));
  /** Moves so far with the node before each. */
  readonly moves = $derived.by(() => (this.shown ? movesOf(this.shown) : []));

  /** Asks the engine for the start. Rejects if it does not answer; may then be called again, and goes on where it was. */
  async load(): Promise<void> {
    const course = ++this.course;
    const start = await this.enter();
    if (course !== this.course) return;
    if (this.attempt === null) {
      this.attempt = { views: [start], actions: [] };
      this.begin();
      this.opening = 'wait';
      this.#opened();
    } else if (this.status === 'loading' || this.status === 'acting') await this.go(() => this.resume(this.course));
  }

  protected async enter(): Promise<View> {
    const parsed = await this.engine.parse(this.text);
    if (!parsed.ok) throw new Error(`${parsed.error.problem} ${parsed.error.found}: ${this.text}`);
    return parsed.value;
  }

  /** Goes on after the engine was lost. */
  protected abstract resume(course: number): Promise<void>;

  /** What is said of an action that rules stand against. */
  protected abstract refused(action: string, rules: RuleId[]): Feedback | Promise<Feedback>;

  /** A new try, from the start. */
  protected begin(): void {
    this.stop();
    this.feedback = null;
    this.tries += 1;
    this.attempt = upTo(this.attempt!, 0);
  }

  stop(): void {
    this.course++;
  }

  /** Does what follows an act. The promise is kept once somebody is asked again, or `kept` has been called. */
  protected take(work: (course: number) => Promise<void>): Promise<void> {
    this.feedback = null;
    this.status = 'acting';
    const { course } = this;
    const kept = new Promise<void>((resolve) => (this.kept = resolve));
    return Promise.race([kept, this.go(() => work(course))]);
  }

  /** An attempt no legal action allows: asks the engine which rules stand against it. */
  async refuse(action: string): Promise<void> {
    if (this.status !== 'asking') return;
    const { notation } = this.view;
    const refusal = ++this.#refusals;
    await this.go(async () => {
      const rules = await this.engine.whyNot(notation, action);
      const feedback = await this.refused(action, rules);
      const stands = refusal === this.#refusals && this.view.notation === notation;
      if (stands && rules.length > 0) this.feedback = feedback;
    });
  }

  /** Something allowed has been begun: what was refused before is told no more, nor what is still to be answered. */
  forgive(): void {
    this.#refusals += 1;
    const { feedback } = this;
    if (feedback && 'kind' in feedback && feedback.kind === 'refused') this.feedback = null;
  }

  /**
   * Plays what `next` says, each after a pause, until it says nothing or this has to stop.
   *
   * @param after what follows each move before the next one
   */
  protected async playOn(course: number, next: () => string | null | Promise<string | null>): Promise<void> {
    while (course === this.course) {
      const rest = this.pause();
      const action = await next();
      if (action === null) return;
      await rest;
      if (course !== this.course) return;
      await this.extend(action);
    }
  }

  /** Plays one action, unless another try has begun before the engine answers. */
  protected async extend(action: string): Promise<void> {
    const attempt = this.attempt!;
    const view = await this.follow(nodeOf(attempt), action);
    if (this.attempt === attempt) this.attempt = extended(attempt, action, view);
  }

  protected async follow({ notation }: View, action: string): Promise<View> {
    const played = await this.engine.play(notation, [action]);
    if (!played.ok) throw new Error(`${action} is refused (${played.refused.join(', ')}): ${notation}`);
    return played.view;
  }

  /** Runs what needs the engine. If it fails, the page says so and `load` takes the try up again. */
  protected async go(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      if (this.status === 'acting') this.status = 'loading';
    }
  }

  /** Nobody thinks about what chance does. */
  protected pause(): Promise<void> {
    return pause(this.reduced() || this.view.actor === 'chance');
  }
}
