import type { RuleId, View } from '$workers/contract';
import type { Asked } from './answers';
import type { StepEngine } from './engine.svelte';
import type { Feedback } from './feedback';
import { partsOf, type Goal, type Step } from './lesson';
import { actorOf, nodeOf, readLine, type Attempt, type Line } from './line';
import type { Status } from './status';
import type { Teaching } from './teaching';

/** Milliseconds before each move that is not the learner's; with reduced motion nothing has to be followed by eye. */
const PAUSE = { full: 700, reduced: 250 };

/** The most moves shown of an opponent who has a forced win. */
const PUNISHMENT = 8;

/** The number of the last help, after the hints: the solution. */
export const SOLUTION = 4;

/** How moves are judged and answers checked: nobody needs it before acting. */
const conduct = () => import('./conduct');
const answers = () => import('./answers');

/** A learner's way through one step. It lives as long as the step is on screen. */
export class Run {
  readonly step: Step;
  /** Everything the step asks, in its order. */
  readonly parts: readonly Goal[];
  readonly #engine: StepEngine;
  readonly #teaching: Teaching;
  readonly #reduced: () => boolean;
  readonly #solved: (assisted: boolean) => void;

  status = $state<Status>('loading');
  feedback = $state.raw<Feedback | null>(null);
  /** Hints shown; SOLUTION once the solution was. */
  hints = $state(0);
  /** Rules of the turn's order passed so far, for a step that teaches it. */
  rows = $state.raw<readonly RuleId[]>([]);
  /** Waiting for the learner to press Next between two rows. */
  gated = $state(false);
  /** What the learner has marked (node ids), picked (places in the supply of tiles), pointed out, or built. */
  chosen = $state.raw<readonly string[]>([]);
  /** Place of what is asked now in `parts`. */
  part = $state(0);
  /** Rises whenever a new try begins. */
  tries = $state(0);

  #attempt = $state.raw<Attempt | null>(null);
  #picture: View;
  #start: View | null = null;
  #line: Line | null = null;
  /** Rises when what is going on has to stop: a retry, an undo, the end of the page. */
  #course = 0;
  #open: (() => void) | null = null;
  #taken = (): void => {};

  constructor(
    step: Step,
    engine: StepEngine,
    teaching: Teaching,
    reduced: () => boolean,
    solved: (assisted: boolean) => void,
  ) {
    this.step = step;
    this.parts = partsOf(step);
    this.#engine = engine;
    this.#teaching = teaching;
    this.#reduced = reduced;
    this.#solved = solved;
    this.#picture = teaching.picture(step.position, step.board);
  }

  readonly view = $derived.by((): View => (this.#attempt ? nodeOf(this.#attempt) : this.#picture));
  readonly learner = $derived.by((): number => this.#picture.seat);
  readonly goal = $derived.by((): Goal => this.parts[this.part]);
  /** Moves so far with the node before each. */
  readonly moves = $derived.by(() =>
    (this.#attempt?.actions ?? []).map((action, i) => ({ action, view: this.#attempt!.views[i] })),
  );
  readonly canUndo = $derived.by(() => {
    const attempt = this.#attempt;
    return (
      attempt !== null && this.goal.type === 'state' && this.status !== 'solved' && this.#decisions(attempt).length > 0
    );
  });

  /** Asks the engine for the start of the step. Rejects if it does not answer; may then be called again. */
  async load(): Promise<void> {
    const course = ++this.#course;
    const { position } = this.step;
    const parsed = await this.#engine.parse(typeof position === 'string' ? position : JSON.stringify(position));
    if (!parsed.ok) throw new Error(`${this.step.id}: ${parsed.error.problem} ${parsed.error.found}`);
    const played = await this.#engine.play(parsed.value.notation, this.step.line);
    if (course !== this.#course) return;
    this.#start = parsed.value;
    this.#line = readLine(parsed.value, this.step.line, played);
    // A page that lost its engine goes on where it was.
    const interrupted = this.status === 'acting' || this.status === 'loading';
    if (this.#attempt === null || (interrupted && this.step.goal.type !== 'state')) this.#begin(this.part);
    else if (interrupted) await this.#go(() => this.#settle(this.#course));
  }

  /** Fetches what judges an act; called as soon as it looks as if there will be one. */
  prepare(): void {
    void Promise.all([conduct(), answers(), this.#teaching.judge()]).catch(() => {});
  }

  /** Back to the start of the step. Hints shown stay shown, and questions answered answered, unless the step was solved. */
  retry(): void {
    if (!this.#start) return;
    if (this.status === 'solved') this.hints = 0;
    this.#begin(this.status === 'solved' ? 0 : Math.min(this.part, this.#main));
  }

  /** Place of the step's own goal. */
  get #main(): number {
    return this.parts.indexOf(this.step.goal);
  }

  #begin(part: number): void {
    this.#stop();
    this.part = part;
    this.feedback = null;
    this.rows = [];
    this.chosen = [];
    this.tries += 1;
    this.#attempt = { views: [this.#start!], actions: [] };
    if (this.step.goal.type === 'state') this.status = 'asking';
    else void this.#go(() => this.#prelude());
  }

  /** Questions without a move are asked where their line ends. */
  async #prelude(): Promise<void> {
    for (const action of this.step.line) await this.#extend(action);
    this.status = 'asking';
  }

  #stop(): void {
    this.#course++;
    this.gated = false;
    this.#open?.();
    this.#open = null;
  }

  close(): void {
    this.#stop();
  }

  /** Plays the learner's decision. Kept once the learner is asked again, or somebody else is about to move. */
  act(action: string): Promise<void> {
    if (this.status !== 'asking' || this.goal.type !== 'state') return Promise.resolve();
    this.feedback = null;
    this.status = 'acting';
    const course = this.#course;
    const taken = new Promise<void>((resolve) => (this.#taken = resolve));
    const done = this.#go(async () => {
      await this.#extend(action);
      await this.#readRows(action, course);
      await this.#settle(course);
    });
    return Promise.race([taken, done]);
  }

  /** An attempt no legal action allows: asks the engine which rules stand against it. */
  async refuse(action: string): Promise<void> {
    if (this.status !== 'asking') return;
    const { notation } = this.view;
    await this.#go(async () => {
      const rules = await this.#engine.whyNot(notation, action);
      const { refused } = await answers();
      if (this.view.notation !== notation || rules.length === 0) return;
      this.feedback = refused(this.step, action, rules);
    });
  }

  /** Takes the learner's last decision back, and whatever came after it. */
  undo(): void {
    const attempt = this.#attempt;
    if (!attempt || !this.canUndo) return;
    const at = this.#decisions(attempt).at(-1)!;
    this.#stop();
    this.feedback = null;
    this.rows = [];
    this.status = 'asking';
    this.#attempt = { views: attempt.views.slice(0, at + 1), actions: attempt.actions.slice(0, at) };
  }

  /** Places in the attempt where the learner decided. */
  #decisions(attempt: Attempt): number[] {
    return attempt.actions.flatMap((_, i) => (actorOf(attempt.views[i]) === this.learner ? [i] : []));
  }

  /** The next hint; after the last one, the solution is shown. */
  hint(): void {
    if (this.status === 'solved' || this.status === 'loading' || this.hints >= SOLUTION) return;
    this.hints += 1;
    if (this.hints === SOLUTION) void this.#show();
  }

  async #show(): Promise<void> {
    if (this.step.goal.type === 'state') {
      this.#begin(this.#main);
      const course = this.#course;
      this.status = 'acting';
      await this.#go(async () => {
        for (const action of this.step.line) {
          await this.#pause();
          if (course !== this.#course) return;
          await this.#extend(action);
        }
        await this.#answered();
      });
    } else await this.#go(() => this.#answered());
  }

  /** The end of the step with the right answer to what it asks last. */
  async #answered(): Promise<void> {
    const course = this.#course;
    const { rightChoice } = await answers();
    if (course !== this.#course) return;
    this.part = this.parts.length - 1;
    if (this.goal.type !== 'state') this.chosen = rightChoice(this.goal, this.#asked);
    this.#finish();
  }

  toggle(one: string): void {
    if (this.status !== 'asking') return;
    this.feedback = null;
    this.chosen = this.chosen.includes(one) ? this.chosen.filter((other) => other !== one) : [...this.chosen, one];
  }

  /** Points out the next part of something. What is right counts at once, so that nobody can be too quick. */
  async point(one: string): Promise<void> {
    const { goal } = this;
    if (goal.type !== 'order' || this.status !== 'asking') return;
    const given = [...this.chosen, one];
    if (goal.parts[this.chosen.length] !== one) return this.#judged(given);
    this.feedback = null;
    this.chosen = given;
    if (given.length === goal.parts.length) this.#pass();
  }

  /** Makes one thing all that is chosen: an option, or what is being put together as it stands now. */
  choose(one: string): void {
    if (this.status !== 'asking') return;
    this.feedback = null;
    this.chosen = [one];
  }

  /** @param given see `fault` in answers.ts */
  async check(given: readonly string[]): Promise<void> {
    if (this.goal.type !== 'order') await this.#judged(given);
  }

  get #asked(): Asked {
    const whyNot: Asked['whyNot'] = (notation, action) => this.#engine.whyNot(notation, action);
    return { step: this.step, view: this.view, teaching: this.#teaching, whyNot };
  }

  /** Says what is wrong with an answer, or goes on with one that is right. Meanwhile another may have been given. */
  async #judged(given: readonly string[]): Promise<void> {
    const { goal, chosen } = this;
    const course = this.#course;
    if (this.status !== 'asking' || goal.type === 'state') return;
    await this.#go(async () => {
      const found = await (await answers()).fault(goal, given, this.#asked);
      if (course !== this.#course || goal !== this.goal || chosen !== this.chosen || this.status !== 'asking') return;
      if (found) this.feedback = found;
      else this.#pass();
    });
  }

  /** What is asked has been answered: the next part follows, or the step is solved. */
  #pass(): void {
    if (this.part === this.parts.length - 1) return this.#finish();
    this.part += 1;
    this.chosen = [];
    this.feedback = { kind: 'passed' };
    this.status = 'asking';
  }

  /** Goes on from one row of the turn's order to the next. */
  advance(): void {
    this.#open?.();
  }

  async #readRows(action: string, course: number): Promise<void> {
    const order = this.#teaching.order(this.step);
    for (const row of order?.rows(action, this.view) ?? []) {
      if (course !== this.#course) return;
      this.rows = [...this.rows, row];
      this.gated = true;
      this.#taken();
      await new Promise<void>((open) => (this.#open = open));
      this.gated = false;
    }
  }

  async #settle(course: number): Promise<void> {
    const line = this.#line!;
    const [{ scripted, verdict }, holds] = await Promise.all([conduct(), this.#teaching.judge()]);
    while (course === this.#course) {
      const attempt = this.#attempt!;
      const result = verdict(attempt, line, this.step, holds);
      if (result === 'reached') return this.#pass();
      if (result === 'missed') return this.#miss(course);
      const action = scripted(attempt, line, this.step);
      if (action === null) {
        this.status = 'asking';
        return;
      }
      this.#taken();
      await this.#pause();
      if (course !== this.#course) return;
      await this.#extend(action);
      await this.#readRows(action, course);
    }
  }

  /** Shows what the miss leads to: the answer written for it, else a win of the opponent if the engine proves one. */
  async #miss(course: number): Promise<void> {
    const [{ consequence, wrongLine }, holds] = await Promise.all([conduct(), this.#teaching.judge()]);
    const slip = wrongLine(this.#attempt!, this.#line!, this.step, holds);
    this.#taken();
    const at = this.view;
    let hurt = false;
    for (let move = 0; move < PUNISHMENT && course === this.#course; move++) {
      const action = consequence(this.#attempt!, this.step) ?? (await this.#punishment());
      if (action === null) break;
      await this.#pause();
      if (course !== this.#course) return;
      await this.#extend(action);
      hurt = true;
    }
    if (course !== this.#course) return;
    this.feedback = { kind: 'missed', slip, hurt, at };
    this.status = 'missed';
  }

  async #punishment(): Promise<string | null> {
    const node = this.view;
    if (node.actor !== 'player' || node.seat === this.learner) return null;
    const values = await this.#engine.look(node.notation);
    return values.find(({ certainty, chance }) => certainty === 'proven' && chance === 1)?.action ?? null;
  }

  #finish(): void {
    this.feedback = null;
    this.status = 'solved';
    this.#solved(this.hints > 0);
  }

  async #extend(action: string): Promise<void> {
    const attempt = this.#attempt!;
    const played = await this.#engine.play(nodeOf(attempt).notation, [action]);
    if (this.#attempt !== attempt) return;
    if (!played.ok) throw new Error(`${this.step.id}: ${action} is refused (${played.refused.join(', ')})`);
    this.#attempt = { views: [...attempt.views, played.view], actions: [...attempt.actions, action] };
  }

  /** Runs what needs the engine. If it fails, the page says so and `load` takes the run up again. */
  async #go(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      if (this.status === 'acting') this.status = 'loading';
    }
  }

  #pause(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.#reduced() ? PAUSE.reduced : PAUSE.full));
  }
}
