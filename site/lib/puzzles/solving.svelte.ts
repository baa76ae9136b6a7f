import type { RuleId, View } from '$workers/contract';
import type { Puzzle, SolutionTree } from '$workers/puzzles/puzzle';
import type { PuzzlePage } from './page';
import type { PuzzleResult } from '$lib/progress/schema';
import type { LessonEngine } from '$lib/learn/engine.svelte';
import { settled } from '$lib/motion/settled';
import { joined, upTo, type Attempt } from '$lib/playthrough/attempt';
import { Playthrough } from '$lib/playthrough/playthrough.svelte';
import type { PuzzleFace } from './face';
import type { Refuted, Shown } from './refute';
import { isEmpty, shortest } from './tree';

/** refuted: a wrong answer stands on the board with what beats it. shown: the solution was played out. */
type End = 'refuted' | 'solved' | 'shown';

export type Feedback =
  { kind: 'refused'; action: string; rules: RuleId[] } | ({ kind: 'wrong'; action: string } & Omit<Refuted, 'shown'>);

/** Theme, area, move; the next one is the solution. */
export const HINTS = 3;

export type PuzzleEngine = Pick<LessonEngine, 'parse' | 'play' | 'whyNot' | 'solve' | 'goalAt' | 'danger'>;

/** A visitor's way through one puzzle. Answers are judged by the puzzle's solution tree, never by a running search. */
export class Solving extends Playthrough<PuzzleEngine, End, Feedback> {
  readonly puzzle: Puzzle;
  readonly #game: PuzzleFace;
  readonly #record: (result: PuzzleResult) => void;
  readonly #before: () => number;
  /** Tries before this visit: among equally good defences each try meets the next one. Null until it matters. */
  #earlier: number | null = null;

  /** The first result of this visit, which is the one that counts: whoever has seen what beats an answer knows more than before. */
  result = $state<PuzzleResult | null>(null);
  #refutation = $state.raw<{ shown: Shown; at: number } | null>(null);

  constructor(
    { puzzle, board }: PuzzlePage,
    engine: PuzzleEngine,
    game: PuzzleFace,
    reduced: () => boolean,
    record: (result: PuzzleResult) => void,
    before = () => 0,
  ) {
    super(engine, puzzle.notation, game.picture(puzzle.notation, board), reduced);
    this.puzzle = puzzle;
    this.#game = game;
    this.#record = record;
    this.#before = before;
  }

  /** Everything played so far, the line of a refutation included. */
  protected override get shown(): Attempt | null {
    const [way, refutation] = [this.attempt, this.#refutation];
    return way && refutation ? joined(way, upTo(refutation.shown, refutation.at)) : way;
  }

  get revealed(): boolean {
    const refutation = this.#refutation;
    return refutation !== null && refutation.at >= refutation.shown.revealFrom;
  }

  /** What may be answered where all right first moves are asked for, which are then found without being played; else null. */
  readonly answers = $derived.by(() => this.#game.answers?.(this.puzzle.goal, this.start) ?? null);

  /** What is right where the solver stands. */
  readonly #tree = $derived.by((): SolutionTree => {
    const { tree } = this.puzzle;
    const actions = this.attempt?.actions ?? [];
    if (!this.answers) return actions.reduce((at, action) => at[action] ?? {}, tree);
    return Object.fromEntries(Object.entries(tree).filter(([action]) => !actions.includes(action)));
  });

  /** Empty while the solver is not asked. */
  get right(): string[] {
    return this.status === 'asking' || this.status === 'loading' ? Object.keys(this.#tree) : [];
  }
  /** The move the last hint points at. */
  get hinted(): string | null {
    return this.right.length > 0 ? shortest(this.#tree) : null;
  }
  get done(): boolean {
    return this.status === 'solved' || this.status === 'shown';
  }

  /** Solved, though something else was the first result. */
  get late(): boolean {
    return this.status === 'solved' && this.result === 'failed';
  }

  /** Where the solver last decided. */
  get judged(): View {
    return this.attempt?.views.at(-1) ?? this.picture;
  }

  get #own(): boolean {
    return this.judged.actor === 'player' && this.judged.seat === this.seat;
  }

  /** After a wrong answer back to where it was given, else back to the start. */
  retry(): void {
    if (!this.attempt) return;
    if (this.status !== 'refuted') {
      if (this.done) this.hints = 0;
      return this.begin();
    }
    this.stop();
    this.feedback = null;
    this.#ask();
  }

  protected override begin(): void {
    super.begin();
    this.#ask();
  }

  #ask(): void {
    this.#refutation = null;
    this.status = 'asking';
  }

  /** Judges and plays a legal action, or any of `answers`. */
  act(action: string): Promise<void> {
    if (this.status !== 'asking' || (this.answers && this.attempt!.actions.includes(action))) return Promise.resolve();
    if (this.answers && !(action in this.puzzle.values)) {
      this.feedback = null;
      this.#count('failed');
      return this.refuse(action);
    }
    return this.take(async (course) => {
      if (!(action in this.#tree)) {
        this.#count('failed');
        this.kept();
        return this.#refute(action, course);
      }
      await this.extend(action);
      await this.resume(course);
    });
  }

  /** It costs nothing. */
  protected override refused(action: string, rules: RuleId[]): Feedback {
    return { kind: 'refused', action, rules };
  }

  /** The solution was seen without being found. */
  giveAway(): void {
    this.#count('failed');
  }

  /** The next hint. After the last one, the solution is played from the start. */
  hint(): void {
    if (this.status !== 'asking') return;
    if (this.hints < HINTS) {
      this.hints += 1;
      return;
    }
    this.#count('failed');
    this.begin();
    void this.take(async (course) => {
      await this.playOn(course, () => {
        if (isEmpty(this.#tree)) return null;
        return this.#own ? shortest(this.#tree) : this.#reply();
      });
      if (course === this.course) this.status = 'shown';
    });
  }

  /** Until the solver is asked, or done. */
  protected override async resume(course: number): Promise<void> {
    await this.playOn(course, () => {
      if (isEmpty(this.#tree) || this.#own) return null;
      this.kept();
      return this.#reply();
    });
    if (course !== this.course) return;
    if (!isEmpty(this.#tree)) return this.#ask();
    this.#count(this.hints > 0 ? 'assisted' : 'solved');
    await settled();
    if (course === this.course) this.status = 'solved';
  }

  async #reply(): Promise<string | null> {
    const { replyOf } = await import('./replies');
    this.#earlier ??= this.#before();
    const round = this.#earlier + this.tries - 1;
    return replyOf(this.judged, this.#tree, this.seat, round, (view, action) => this.follow(view, action));
  }

  /** Where all right first moves are asked for, none is played. */
  protected override async follow(view: View, action: string): Promise<View> {
    return this.answers ? this.start : super.follow(view, action);
  }

  async #refute(action: string, course: number): Promise<void> {
    const { refute } = await import('./refute');
    const { shown, ...said } = await refute(this.engine, this.#game, this.puzzle, this.start, this.view, action);
    if (course !== this.course) return;
    this.feedback = { kind: 'wrong', action, ...said };
    for (let at = 1; at < shown.views.length; at++) {
      if (at > 1) await this.pause();
      if (course !== this.course) return;
      this.#refutation = { shown, at };
    }
    await settled();
    if (course === this.course) this.status = 'refuted';
  }

  #count(result: PuzzleResult): void {
    if (this.result !== null) return;
    this.result = result;
    this.#record(result);
  }
}
