import { Playthrough } from '$lib/playthrough/playthrough.svelte';
import type { RuleId } from '$workers/contract';
import type { Asked } from './answers';
import { crossedOf } from './crossed';
import type { StepEngine } from './engine.svelte';
import type { Feedback } from './feedback';
import { isSingle, partsOf, type Goal, type Step } from './lesson';
import type { End } from './status';
import type { Teaching } from './teaching';

/** How answers are checked: nobody needs it before acting. */
export const answers = () => import('./answers');

/** A step as the things it asks one after the other, and the questions among them that are answered without a move. */
export abstract class AskedStep extends Playthrough<StepEngine, End, Feedback> {
  readonly step: Step;
  /** Everything the step asks, in its order. */
  readonly parts: readonly Goal[];
  /** Place of what is asked now in `parts`. */
  part = $state(0);
  /** What the learner has marked (node ids), picked (places in the supply of tiles), pointed out, or built. */
  chosen = $state.raw<readonly string[]>([]);

  constructor(
    step: Step,
    engine: StepEngine,
    protected readonly teaching: Teaching,
    reduced: () => boolean,
    private readonly solved: (assisted: boolean) => void,
  ) {
    const { position, board } = step;
    const text = typeof position === 'string' ? position : JSON.stringify(position);
    super(engine, text, teaching.picture('', board!), reduced);
    this.step = step;
    this.parts = partsOf(step);
  }

  readonly goal = $derived.by((): Goal => this.parts[this.part]);

  /** What of the chosen a check has found wrong, until something else is chosen. */
  readonly crossed = $derived.by((): readonly string[] => {
    const { goal, feedback, chosen } = this;
    if (feedback?.kind !== 'wrong') return [];
    const supply = goal.type === 'pick' ? this.teaching.supply(goal, this.view) : null;
    return crossedOf(goal, chosen, feedback.extra, (one) => (supply ? supply[Number(one)] : one));
  });

  /** Place of the step's own goal. */
  protected get main(): number {
    return this.parts.indexOf(this.step.goal);
  }

  protected override async refused(action: string, rules: RuleId[]): Promise<Feedback> {
    return (await answers()).refused(this.step, action, rules);
  }

  toggle(one: string): void {
    if (isSingle(this.goal)) return this.choose(one);
    this.#choose(this.chosen.includes(one) ? this.chosen.filter((other) => other !== one) : [...this.chosen, one]);
  }

  /** Makes one thing all that is chosen: an option, or what is being put together as it stands now. */
  choose(one: string): void {
    this.#choose([one]);
  }

  #choose(chosen: readonly string[]): void {
    if (this.status !== 'asking') return;
    this.feedback = null;
    this.chosen = chosen;
  }

  /** Points out the next part of something. What is right counts at once, so that nobody can be too quick. */
  async point(one: string): Promise<void> {
    const { goal } = this;
    if (goal.type !== 'order' || this.status !== 'asking') return;
    const given = [...this.chosen, one];
    if (goal.parts[this.chosen.length] !== one) return this.#judged(given);
    this.#choose(given);
    if (given.length === goal.parts.length) this.pass();
  }

  /** @param given see `fault` in answers.ts */
  async check(given: readonly string[]): Promise<void> {
    if (this.goal.type !== 'order') await this.#judged(given);
  }

  get #asked(): Asked {
    const whyNot: Asked['whyNot'] = (notation, action) => this.engine.whyNot(notation, action);
    return { step: this.step, view: this.view, teaching: this.teaching, whyNot };
  }

  /** Says what is wrong with an answer, or goes on with one that is right. Meanwhile another may have been given. */
  async #judged(given: readonly string[]): Promise<void> {
    const { goal, chosen, course } = this;
    if (this.status !== 'asking' || goal.type === 'state') return;
    await this.go(async () => {
      const found = await (await answers()).fault(goal, given, this.#asked);
      if (course !== this.course || goal !== this.goal || chosen !== this.chosen || this.status !== 'asking') return;
      if (found) this.feedback = found;
      else this.pass();
    });
  }

  /** A move was tried before the question that comes first was answered. What is told of a wrong answer stays. */
  early(): boolean {
    if (this.status !== 'asking' || this.step.goal.type !== 'state' || this.feedback?.kind === 'wrong') return false;
    this.feedback = { kind: 'early' };
    return true;
  }

  /** What is asked has been answered: the next part follows, or the step is solved. */
  protected pass(): void {
    if (this.part === this.parts.length - 1) return this.#finish();
    this.part += 1;
    this.chosen = [];
    this.feedback = { kind: 'passed' };
    this.status = 'asking';
  }

  /** The end of the step with the right answer to what it asks last. */
  protected async answered(): Promise<void> {
    const { course } = this;
    const { rightChoice } = await answers();
    if (course !== this.course) return;
    this.part = this.parts.length - 1;
    if (this.goal.type !== 'state') this.chosen = rightChoice(this.goal, this.#asked);
    this.#finish();
  }

  #finish(): void {
    this.feedback = null;
    this.status = 'solved';
    this.solved(this.hints > 0);
  }
}
