import { crossedOf } from '$lib/learn/crossed';
import type { StepEngine } from '$lib/learn/engine.svelte';
import { gap, isRightNumber } from '$lib/learn/questions';
import type { Teaching } from '$lib/learn/teaching';
import { extended } from '$lib/playthrough/attempt';
import { Playthrough } from '$lib/playthrough/playthrough.svelte';
import type { RuleId, View } from '$workers/contract';
import type { Drill, DrillQuestion } from '$workers/drills/drill';

/** What was wrong with an answer. */
export interface Fault {
  extra: string[];
  missing: string[];
  /** The rules against the first of what is too many. */
  rules: RuleId[];
}

/** What lacks and what is too many in an answer; null for a right one. */
export function faultOf(question: DrillQuestion, given: readonly string[]): Omit<Fault, 'rules'> | null {
  const right = { missing: [], extra: [...given] };
  switch (question.type) {
    case 'choose':
      return given[0] === String(question.right) ? null : right;
    case 'answer':
      return isRightNumber(question, Number(given[0])) ? null : right;
    default: {
      const { missing, extra } = gap(question.type === 'mark' ? question.nodes : question.tiles, given);
      return missing.length + extra.length === 0 ? null : { missing, extra };
    }
  }
}

/** One question of a drill: it is answered once, and then shows what is right. */
export class DrillRun extends Playthrough<StepEngine, 'right' | 'wrong', Fault> {
  /** What is marked (places), picked (places in the supply of tiles) or chosen (places of options). */
  chosen = $state.raw<readonly string[]>([]);
  /** The node after the line, known once it is judged: reasons speak of it before the line has been shown. */
  end = $state.raw<View | null>(null);

  /** The nodes of the line, asked for at once. */
  #path: readonly View[] = [];

  constructor(
    readonly drill: Drill,
    engine: StepEngine,
    private readonly teaching: Teaching,
    reduced: () => boolean,
    private readonly graded: (right: boolean) => void,
    /** The answer is shown on the position asked about: the line is not played. */
    private readonly stays = false,
  ) {
    super(engine, drill.view.notation, drill.view, reduced);
  }

  get goal(): DrillQuestion {
    return this.drill.question;
  }

  /** What of the chosen was wrong. */
  readonly crossed = $derived.by((): readonly string[] => {
    const { goal, feedback, chosen } = this;
    const supply = goal.type === 'pick' ? this.teaching.supply(goal, this.start) : null;
    return feedback ? crossedOf(goal, chosen, feedback.extra, (one) => (supply ? supply[Number(one)] : one)) : [];
  });

  get judged(): boolean {
    return this.status === 'right' || this.status === 'wrong';
  }

  protected override begin(): void {
    super.begin();
    this.status = 'asking';
  }

  protected override async resume(): Promise<void> {
    this.status = 'asking';
  }

  protected override refused(_: string, rules: RuleId[]): Fault {
    return { extra: [], missing: [], rules };
  }

  toggle(one: string): void {
    const { chosen } = this;
    this.#choose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  }

  choose(one: string): void {
    this.#choose([one]);
  }

  #choose(chosen: readonly string[]): void {
    if (this.status === 'asking') this.chosen = chosen;
  }

  /** @param given places or tiles, copies counted; a number or the place of an option as text */
  async check(given: readonly string[]): Promise<void> {
    if (this.status !== 'asking') return;
    const fault = faultOf(this.goal, given);
    // Told before the status, which whoever listens hears at once; the rules follow.
    this.feedback = fault && { ...fault, rules: [] };
    this.status = fault ? 'wrong' : 'right';
    this.graded(!fault);
    await this.go(async () => {
      this.#path = await this.#follow();
      this.end = this.#path.at(-1) ?? this.start;
      if (fault) this.feedback = { ...fault, rules: await this.#against(fault.extra[0]) };
      if (!this.stays) await this.#reveal();
    });
  }

  /** What the engine says of a wrongly marked place that stands for an action. */
  async #against(extra: string | undefined): Promise<RuleId[]> {
    const { goal, view } = this;
    const action = goal.type === 'mark' && extra !== undefined ? this.teaching.marked(goal.ask, extra) : null;
    return action === null ? [] : this.engine.whyNot(view.notation, action);
  }

  async #follow(): Promise<View[]> {
    const { start, drill } = this;
    const played = await this.engine.play(start.notation, [...drill.line]);
    if (!played.ok) throw new Error(`${played.action} is refused (${played.refused.join(', ')}): ${start.notation}`);
    return played.path;
  }

  protected override async extend(action: string): Promise<void> {
    const attempt = this.attempt!;
    this.attempt = extended(attempt, action, this.#path[attempt.actions.length]!);
  }

  #reveal(): Promise<void> {
    const line = this.drill.line.values();
    return this.playOn(this.course, () => line.next().value ?? null);
  }
}
