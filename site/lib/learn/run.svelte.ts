import { settled } from '$lib/motion/settled';
import { upTo } from '$lib/playthrough/attempt';
import type { View } from '$workers/contract';
import { answers, AskedStep } from './asked.svelte';
import { actorOf, readLine, type Line } from './line';

/** The most moves shown of an opponent who has a forced win. */
const PUNISHMENT = 8;

/** The number of the last help, after the hints: the solution. */
export const SOLUTION = 4;

/** So many moves more than the line has, or twice as many and so on, and somebody is told: what is lost for good does not always show. */
const SPARE = 3;

/** How moves are judged: nobody needs it before acting. */
const conduct = () => import('./conduct');

/** A learner's way through one step. */
export class Run extends AskedStep {
  #line: Line | null = null;

  readonly canUndo = $derived.by(
    () => this.goal.type === 'state' && this.status !== 'solved' && this.#decisions.length > 0,
  );

  /** Fetches what judges an act; called as soon as it looks as if there will be one. */
  prepare(): void {
    void Promise.all([conduct(), answers(), this.teaching.judge()]).catch(() => {});
  }

  protected override async enter(): Promise<View> {
    const start = await super.enter();
    const { line } = this.step;
    this.#line = readLine(start, line, await this.engine.play(start.notation, line), this.teaching.pace);
    return start;
  }

  /** Questions without a move are asked anew, where their line ends. */
  protected override async resume(course: number): Promise<void> {
    if (this.step.goal.type === 'state') await this.#settle(course);
    else this.begin();
  }

  /** Back to the start of the step. Hints shown stay shown, and questions answered answered, unless the step was solved. */
  retry(): void {
    if (!this.attempt) return;
    if (this.status === 'solved') this.hints = 0;
    this.begin(this.status === 'solved' ? 0 : Math.min(this.part, this.main));
  }

  protected override begin(part = this.part): void {
    super.begin();
    this.part = part;
    this.chosen = [];
    if (this.step.goal.type === 'state') {
      this.status = 'asking';
      return;
    }
    this.status = 'acting';
    void this.go(() => this.#prelude());
  }

  /** Questions without a move are asked where their line ends. */
  async #prelude(): Promise<void> {
    const { course } = this;
    for (const action of this.step.line) {
      await this.extend(action);
      if (course !== this.course) return;
    }
    this.status = 'asking';
  }

  /** Plays the learner's decision. */
  act(action: string): Promise<void> {
    if (this.status !== 'asking' || this.goal.type !== 'state') return Promise.resolve();
    return this.take(async (course) => {
      await this.extend(action);
      await this.#settle(course);
    });
  }

  /** Takes the learner's last decision back, and whatever came after it. */
  undo(): void {
    if (!this.canUndo) return;
    const [attempt, at] = [this.attempt!, this.#decisions.at(-1)!];
    this.stop();
    this.feedback = null;
    this.status = 'asking';
    this.attempt = upTo(attempt, at);
  }

  /** Places in the attempt where the learner decided. */
  get #decisions(): number[] {
    return this.moves.flatMap(({ view }, i) => (actorOf(view) === this.seat ? [i] : []));
  }

  /** The next hint; after the last one, the solution is shown. */
  hint(): void {
    if (this.status === 'solved' || this.status === 'loading' || this.hints >= SOLUTION) return;
    this.hints += 1;
    if (this.hints === SOLUTION) void this.#show();
  }

  async #show(): Promise<void> {
    if (this.step.goal.type !== 'state') return this.go(() => this.answered());
    this.begin(this.main);
    const line = this.step.line.values();
    await this.take(async (course) => {
      await this.playOn(course, () => line.next().value ?? null);
      if (course === this.course) await this.answered();
    });
  }

  async #settle(course: number): Promise<void> {
    const line = this.#line!;
    const [{ scripted, verdict }, holds] = await Promise.all([conduct(), this.teaching.judge()]);
    const judged = () => verdict(this.attempt!, line, this.step, holds);
    const next = () => {
      const action = judged() === 'open' ? scripted(this.attempt!, line, this.step) : null;
      if (action !== null) this.kept();
      return action;
    };
    await this.playOn(course, next);
    if (course !== this.course) return;
    const result = judged();
    if (result === 'open') {
      this.status = 'asking';
      this.#count(line);
    } else if (result === 'missed') await this.#miss(course);
    else {
      await settled();
      if (course === this.course) this.pass();
    }
  }

  #count({ by, learner }: Line): void {
    const needed = by.filter((actor) => actor === learner).length;
    const made = this.#decisions.length;
    if (made > needed && (made - needed) % SPARE === 0) this.feedback = { kind: 'long', needed, made };
  }

  /** Shows what the miss leads to: the answer written for it, else a win of the opponent if the engine quickly proves one. */
  async #miss(course: number): Promise<void> {
    const [{ consequence, wrongLine }, holds] = await Promise.all([conduct(), this.teaching.judge()]);
    const slip = wrongLine(this.attempt!, this.#line!, this.step, holds);
    this.kept();
    const at = this.view;
    let moves = 0;
    await this.playOn(course, () => {
      if (moves++ === PUNISHMENT) return null;
      return consequence(this.attempt!, this.step) ?? this.#punishment();
    });
    await settled();
    if (course !== this.course) return;
    this.feedback = { kind: 'missed', slip, hurt: this.view !== at, at };
    this.status = 'missed';
  }

  async #punishment(): Promise<string | null> {
    const node = this.view;
    if (node.actor !== 'player' || node.seat === this.seat) return null;
    // Turns of many parts are too long to be looked through while somebody waits.
    if (this.teaching.pace.stage) return null;
    const values = await this.engine.look(node.notation);
    return values.find(({ certainty, chance }) => certainty === 'proven' && chance === 1)?.action ?? null;
  }
}
