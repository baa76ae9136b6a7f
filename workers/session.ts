import type { Choice, Outcome, Parsed, Played, Result, RuleId, TextProblem, View } from './contract';
import { CHANCE, OVER } from './engine/abi';
import type { Engine } from './engine/engine';
import { enterState, isPossible } from './entering';
import type { GameCodec } from './game-codec';
import { ALSO, OR, ruleOf, verbOf, type Reason } from './reasons';
import { seatsOf } from './seats';

/** A text that had to be right (this program printed it, or the caller checked it) is not. */
export class TextError extends Error {
  override name = 'TextError';
  constructor(
    readonly problem: TextProblem,
    readonly text: string,
  ) {
    super(`${problem.problem} at column ${problem.column}: ${problem.found}`);
  }
}

/** What an engine may be asked through a session. */
export type SessionEngine = Pick<
  Engine,
  | 'load'
  | 'save'
  | 'seats'
  | 'actor'
  | 'legal'
  | 'outcomes'
  | 'apply'
  | 'whyNot'
  | 'reward'
  | 'perft'
  | 'ask'
  | 'output'
  | 'seed'
  | 'happen'
  | 'playRandom'
  | 'winsAlone'
>;

/**
 * Answers questions about states given as text. It keeps no state of its own between calls: the engine it works
 * with is loaded anew by each of them.
 */
export class Session<S = unknown, B = unknown, E extends object = object> {
  constructor(
    readonly codec: GameCodec<S, B, E>,
    readonly engine: SessionEngine,
  ) {}

  /** Any text a visitor may give: notation or JSON. What is no position to play on is told by column and rule. */
  parse(text: string): Parsed<View<B>> {
    const loaded = this.load(text);
    return loaded.ok ? { ok: true, value: this.current() } : loaded;
  }

  /** Throws TextError if the text is no position. */
  view(notation: string): View<B> {
    this.enter(notation);
    return this.current();
  }

  /**
   * Plays a line, chance outcomes included (`~3`). `path[i]` is the node after `actions[i]`; `view` is the last one.
   * A line that breaks off says where and why, and shows the node it broke off at.
   */
  play(notation: string, actions: readonly string[]): Played<B> {
    this.enter(notation);
    const path: View<B>[] = [];
    let view = this.current();
    for (const [at, action] of actions.entries()) {
      const parsed = this.codec.parseAction(action, this.state());
      if (!parsed.ok) return { ok: false, at, action, refused: [], malformed: true, view };
      if (!this.possible(parsed.value)) {
        return { ok: false, at, action, refused: this.rules(this.engine.whyNot(parsed.value)), malformed: false, view };
      }
      this.engine.apply(parsed.value);
      view = this.current();
      path.push(view);
    }
    return { ok: true, view, path };
  }

  /**
   * All rules that forbid an action, none if it can be played. Words that name what is not there, as a border that is none,
   * are forbidden by the rule that says so. Throws TextError for other words that are no action.
   */
  whyNot(notation: string, action: string): RuleId[] {
    const refusal = this.refusal(notation, action);
    return refusal.named !== undefined ? [ruleOf(refusal.named)] : this.rules(refusal.numbers);
  }

  /**
   * As `whyNot`, each rule with the condition of it that fails where the game tells. Words that name several actions, any of
   * which may be meant (`play spark or hire spark`), are answered for each: what stands against some of them only bears the
   * verb of the one it is about, what stands against all of them bears all verbs.
   */
  reasons(notation: string, action: string): Reason[] {
    const meant = action.split(OR);
    if (meant.length > 1) return reasonsOfEach(meant, (one) => this.reasons(notation, one));
    const refusal = this.refusal(notation, action);
    if (refusal.named !== undefined) return [refusal.named];
    const { code, state, numbers } = refusal;
    return this.rules(numbers).map((rule, i) => {
      const fault = this.codec.fault?.(code, numbers[i]!, this.engine, state);
      return fault ? `${rule}/${fault}` : rule;
    });
  }

  /** The action that picks seem to mean, for `whyNot`; null while they do not say enough. */
  trial(notation: string, picks: readonly string[]): string | null {
    this.enter(notation);
    return this.codec.trial(picks, this.state());
  }

  /** What an action does, one thing after the other; nothing for games that do not tell, for chance and for refused ones. */
  effects(notation: string, action: string): E[] {
    this.enter(notation);
    const parsed = this.codec.parseAction(action, this.state());
    if (!parsed.ok) throw new TextError(parsed.error, action);
    const decided = this.engine.actor() < CHANCE || this.codec.tellsChance === true;
    const told = decided && this.possible(parsed.value);
    return (told && this.codec.effects?.(parsed.value, this.engine)) || [];
  }

  /** Figures of a node that only its game has; null for games that have none. `about` is a pick, or empty for the whole. */
  measure(notation: string, about: string): object | null {
    this.enter(notation);
    return this.codec.measure?.(about, this.state(), this.engine) ?? null;
  }

  /** See Engine.winsAlone. Throws TextError for words that are no action; an action that is refused does not win. */
  winsAlone(notation: string, action: string): boolean {
    this.enter(notation);
    const parsed = this.codec.parseAction(action, this.state());
    if (!parsed.ok) throw new TextError(parsed.error, action);
    return this.possible(parsed.value) && this.engine.winsAlone(parsed.value);
  }

  /**
   * Number of sequences of `depth` steps, decisions and chance outcomes alike. A game that is over sooner counts once in
   * Token Battle, whose rules have it so, and not at all in the others.
   */
  perft(notation: string, depth: number): number {
    this.enter(notation);
    return this.engine.perft(depth);
  }

  /** Makes a text the engine's current state; throws TextError if it is no position. */
  enter(notation: string): void {
    const loaded = this.load(notation);
    if (!loaded.ok) throw new TextError(loaded.error, notation);
  }

  /** The engine's current state. */
  state(): S {
    return this.codec.read(this.engine.save(), this.engine);
  }

  /** The node the engine stands at. */
  current(): View<B> {
    const { codec, engine } = this;
    const state = this.state();
    const actor = engine.actor();
    return {
      notation: codec.print(state),
      actor: actor === CHANCE ? 'chance' : actor === OVER ? 'over' : 'player',
      seats: engine.seats(),
      seat: codec.seat(state),
      question: codec.question(state),
      choices: actor < CHANCE ? this.choices(state) : [],
      outcomes: actor === CHANCE ? this.outcomes(state) : [],
      result: actor === OVER ? this.result(state) : null,
      board: codec.board(state, engine),
    };
  }

  private load(text: string): Parsed<S> {
    const parsed = this.codec.parse(text);
    if (!parsed.ok) return parsed;
    const barred = enterState(this.codec, this.engine, parsed.value);
    if (!barred) return parsed;
    if ('rule' in barred) return unplayable(this.rules([barred.rule])[0]!, '');
    return unplayable(null, barred.action);
  }

  private result(state: S): Result {
    const { reason, rule } = this.codec.ending(state)!;
    return { shares: seatsOf(this.engine.seats()).map((seat) => this.engine.reward(seat)), reason, rule };
  }

  private choices(state: S): Choice[] {
    return Array.from(this.engine.legal(), (action) => ({
      action: this.codec.actionText(action, state),
      picks: this.codec.picks(action, state),
    }));
  }

  private outcomes(state: S): Outcome[] {
    const { actions, weights } = this.engine.outcomes();
    return Array.from(actions, (action, i) => ({ action: this.codec.actionText(action, state), weight: weights[i]! }));
  }

  /** The numbers of all rules that forbid an action, with what it is at that state. Throws TextError for words that are no action. */
  private refusal(notation: string, action: string) {
    this.enter(notation);
    const state = this.state();
    const barred = this.codec.barred?.(action, this.engine, state) ?? null;
    if (barred !== null) return { named: barred };
    const parsed = this.codec.parseAction(action, state);
    if (!parsed.ok && parsed.error.rule) return { named: parsed.error.rule };
    if (!parsed.ok) throw new TextError(parsed.error, action);
    const code = parsed.value;
    return { code, state, numbers: this.possible(code) ? [] : this.engine.whyNot(code) };
  }

  private possible(action: number): boolean {
    return isPossible(this.engine, action);
  }

  private rules(numbers: readonly number[]): RuleId[] {
    return numbers.map((number) => this.codec.ruleIds[number - 1]!);
  }
}

function reasonsOfEach(actions: readonly string[], reasonsOf: (action: string) => Reason[]): Reason[] {
  const found = actions.map((action) => [verbOf(action), reasonsOf(action)] as const);
  const verbs = [...new Set(found.map(([verb]) => verb))].join(ALSO);
  const isOfAll = (reason: Reason): boolean => found.every(([, reasons]) => reasons.includes(reason));
  const told = found.flatMap(([verb, reasons]) =>
    reasons.map((reason) => (reason.includes('/') ? reason : `${reason}/${isOfAll(reason) ? verbs : verb}`)),
  );
  return [...new Set(told)];
}

const unplayable = (rule: RuleId | null, found: string): { ok: false; error: TextProblem } => ({
  ok: false,
  error: { column: 1, rule, problem: 'not-playable', found },
});
