import type { RuleId, View } from '$workers/contract';
import type { Exact } from '$workers/analysis/contract';
import type { Puzzle, SolutionTree } from '$workers/puzzles/puzzle';
import type { PuzzlePage } from './page';
import type { PuzzleResult } from '$lib/progress/schema';
import type { LessonEngine } from '$lib/learn/engine.svelte';
import type { PuzzleGame } from './game';
import type { Shown } from './refute';
import { isEmpty, shortest } from './tree';

/**
 * loading: the engine has not answered yet. acting: somebody else moves, or a line is being shown.
 * refuted: a wrong answer stands on the board with what beats it. shown: the solution was played out.
 */
export type Phase = 'loading' | 'asking' | 'acting' | 'refuted' | 'solved' | 'shown';

export type Feedback =
  | { kind: 'refused'; action: string; rules: RuleId[] }
  | { kind: 'wrong'; action: string; value: Exact | null; need: string | null; nodes: string[]; text: string };

/** Milliseconds before each move that is not the solver's; with reduced motion nothing has to be followed by eye. */
const PAUSE = { full: 700, reduced: 250 };

/** Theme, area, move; the next one is the solution. */
export const HINTS = 3;

interface Way {
  readonly views: readonly View[];
  readonly actions: readonly string[];
  /** `trees[i]` is what is right at `views[i]`. */
  readonly trees: readonly SolutionTree[];
}

export type PuzzleEngine = Pick<LessonEngine, 'parse' | 'play' | 'whyNot' | 'solve' | 'danger'>;

/** A visitor's way through one puzzle. Answers are judged by the puzzle's solution tree, never by a running search. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly #engine: PuzzleEngine;
  readonly #game: PuzzleGame;
  readonly #reduced: () => boolean;
  readonly #record: (result: PuzzleResult) => void;

  phase = $state<Phase>('loading');
  feedback = $state.raw<Feedback | null>(null);
  /** Hints shown, 0 .. HINTS. */
  hints = $state(0);
  /** The first result of this visit, which is the one that counts. */
  result = $state<PuzzleResult | null>(null);

  #way = $state.raw<Way | null>(null);
  #refutation = $state.raw<{ shown: Shown; at: number } | null>(null);
  readonly #picture: View;
  #start: View | null = null;
  #round = 0;
  /** Rises whenever what is going on has to stop. */
  #course = 0;
  #taken = (): void => {};

  constructor(
    { puzzle, board }: PuzzlePage,
    engine: PuzzleEngine,
    game: PuzzleGame,
    reduced: () => boolean,
    record: (result: PuzzleResult) => void,
  ) {
    this.puzzle = puzzle;
    this.#engine = engine;
    this.#game = game;
    this.#reduced = reduced;
    this.#record = record;
    this.#picture = game.picture(puzzle.notation, board);
  }

  /** The start as the engine sees it, or as far as it can be drawn without one. */
  get start(): View {
    return this.#way?.views[0] ?? this.#picture;
  }
  get view(): View {
    const refutation = this.#refutation;
    return refutation ? refutation.shown.views[refutation.at]! : this.judged;
  }
  get solver(): number {
    return this.#picture.seat;
  }
  get revealed(): boolean {
    const refutation = this.#refutation;
    return refutation !== null && refutation.at >= refutation.shown.revealFrom;
  }
  /** Everything played so far with the node before it, the line of a refutation included. */
  readonly moves = $derived.by((): { action: string; view: View }[] => {
    const way = this.#way;
    const moves = (way?.actions ?? []).map((action, i) => ({ action, view: way!.views[i]! }));
    const refutation = this.#refutation;
    if (!refutation) return moves;
    const { views, actions } = refutation.shown;
    return [...moves, ...actions.slice(0, refutation.at).map((action, i) => ({ action, view: views[i]! }))];
  });
  /** What is right where the solver stands; empty while the solver is not asked. */
  get right(): string[] {
    return this.phase === 'asking' || this.phase === 'loading' ? Object.keys(this.#tree) : [];
  }
  /** The move the last hint points at. */
  get hinted(): string | null {
    return this.right.length > 0 ? shortest(this.#tree) : null;
  }
  get done(): boolean {
    return this.phase === 'solved' || this.phase === 'shown';
  }

  /** Solved, though something else was the first result. */
  get late(): boolean {
    return this.phase === 'solved' && this.result === 'failed';
  }

  /** Where the solver last decided. */
  get judged(): View {
    return this.#way?.views.at(-1) ?? this.#picture;
  }

  get #tree(): SolutionTree {
    return this.#way?.trees.at(-1) ?? this.puzzle.tree;
  }

  /** Asks the engine for the start. Rejects if it does not answer; may then be called again, and goes on where it was. */
  async load(): Promise<void> {
    const course = ++this.#course;
    const parsed = await this.#engine.parse(this.puzzle.notation);
    if (!parsed.ok) throw new Error(`${this.puzzle.id}: ${parsed.error.problem}`);
    if (course !== this.#course) return;
    this.#start = parsed.value;
    if (this.#way === null) this.#begin();
    else if (this.phase === 'loading') await this.#go(() => this.#settle(this.#course));
  }

  /** After a wrong answer back to where it was given, else back to the start. */
  retry(): void {
    if (!this.#start) return;
    if (this.phase === 'refuted') {
      this.#stop();
      this.#refutation = null;
      this.feedback = null;
      this.phase = 'asking';
      return;
    }
    if (this.done) this.hints = 0;
    this.#begin();
  }

  #begin(): void {
    this.#stop();
    this.#round += this.#way ? 1 : 0;
    this.#refutation = null;
    this.feedback = null;
    this.#way = { views: [this.#start!], actions: [], trees: [this.puzzle.tree] };
    this.phase = 'asking';
  }

  #stop(): void {
    this.#course++;
  }

  close(): void {
    this.#stop();
  }

  /** The next hint. After the last one, the solution is shown. */
  hint(): void {
    if (this.phase !== 'asking') return;
    if (this.hints < HINTS) this.hints += 1;
    else this.reveal();
  }

  /** What may be answered where all right first moves are asked for, which are then found without being played; else null. */
  readonly answers = $derived.by(() => this.#game.answers?.(this.puzzle.goal, this.start) ?? null);

  /**
   * Judges and plays a legal action, or any of `answers`. Kept once the solver is asked again, or something else is about
   * to be shown.
   */
  act(action: string): Promise<void> {
    if (this.phase !== 'asking' || (this.answers && this.#way!.actions.includes(action))) return Promise.resolve();
    this.feedback = null;
    if (this.answers && !(action in this.puzzle.values)) {
      this.#count('failed');
      return this.refuse(action);
    }
    this.phase = 'acting';
    const course = this.#course;
    const below = this.#tree[action];
    if (below === undefined) {
      this.#count('failed');
      void this.#go(() => this.#refute(action, course));
      return Promise.resolve();
    }
    const taken = new Promise<void>((resolve) => (this.#taken = resolve));
    const done = this.#go(async () => {
      await this.#extend(action);
      await this.#settle(course);
    });
    return Promise.race([taken, done]);
  }

  /** An attempt no legal action allows: asks the engine which rules stand against it. It costs nothing. */
  async refuse(action: string): Promise<void> {
    if (this.phase !== 'asking') return;
    const { notation } = this.view;
    await this.#go(async () => {
      const rules = await this.#engine.whyNot(notation, action);
      if (this.view.notation === notation && rules.length > 0) this.feedback = { kind: 'refused', action, rules };
    });
  }

  /** The solution was seen without being found. */
  giveAway(): void {
    this.#count('failed');
  }

  /** Plays the solution from the start. */
  reveal(): void {
    if (!this.#start) return;
    this.#count('failed');
    this.#begin();
    this.phase = 'acting';
    const course = this.#course;
    void this.#go(async () => {
      while (course === this.#course && !isEmpty(this.#tree)) {
        await this.#pause();
        if (course !== this.#course) return;
        const own = this.view.actor === 'player' && this.view.seat === this.solver;
        await this.#extend(own ? shortest(this.#tree)! : (await this.#reply())!);
      }
      if (course === this.#course) this.phase = 'shown';
    });
  }

  async #settle(course: number): Promise<void> {
    while (course === this.#course) {
      if (isEmpty(this.#tree)) {
        this.#count(this.hints > 0 ? 'assisted' : 'solved');
        this.phase = 'solved';
        return;
      }
      if (this.view.actor === 'player' && this.view.seat === this.solver) {
        this.phase = 'asking';
        return;
      }
      this.#taken();
      const [reply] = await Promise.all([this.#reply(), this.#pause()]);
      if (course !== this.#course || reply === null) return;
      await this.#extend(reply);
    }
  }

  async #reply(): Promise<string | null> {
    const { replyOf } = await import('./replies');
    return replyOf(this.view, this.#tree, this.solver, this.#round, (view, action) => this.#follow(view, action));
  }

  async #refute(action: string, course: number): Promise<void> {
    const { refuteAtOnce, refuteLater } = await import('./refute');
    const [engine, game, { puzzle }] = [this.#engine, this.#game, this];
    const held = this.view === this.start && (await refuteAtOnce(engine, game, puzzle, this.solver, action));
    const found = held || (await refuteLater(engine, game, puzzle.goal, this.start, this.view, action));
    if (course !== this.#course) return;
    const { shown, value, need, nodes } = found;
    const text = await this.#game.shortfall(this.puzzle.goal, this.start, value, need, nodes);
    if (course !== this.#course) return;
    this.feedback = { kind: 'wrong', action, value, need, nodes, text };
    for (let at = 1; at < shown.views.length; at++) {
      if (at > 1) await this.#pause();
      if (course !== this.#course) return;
      this.#refutation = { shown, at };
    }
    this.phase = 'refuted';
  }

  /** Only the first result of a visit is recorded: whoever has seen what beats an answer knows more than before. */
  #count(result: PuzzleResult): void {
    if (this.result !== null) return;
    this.result = result;
    this.#record(result);
  }

  async #follow(view: View, action: string): Promise<View> {
    const played = await this.#engine.play(view.notation, [action]);
    if (!played.ok) throw new Error(`${this.puzzle.id}: ${action}: ${played.refused}`);
    return played.view;
  }

  async #extend(action: string): Promise<void> {
    const way = this.#way!;
    const { [action]: below = {}, ...others } = way.trees.at(-1)!;
    const view = this.answers ? this.start : await this.#follow(way.views.at(-1)!, action);
    if (this.#way !== way) return;
    const tree = this.answers ? others : below;
    this.#way = { views: [...way.views, view], actions: [...way.actions, action], trees: [...way.trees, tree] };
  }

  /** Runs what needs the engine. If it fails, the page says so and `load` takes the puzzle up again. */
  async #go(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      if (this.phase !== 'acting') return;
      this.#refutation = null;
      this.phase = 'loading';
    }
  }

  #pause(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.#reduced() ? PAUSE.reduced : PAUSE.full));
  }
}
