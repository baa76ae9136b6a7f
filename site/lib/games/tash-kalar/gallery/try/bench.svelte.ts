/** Trying one card: laying pieces, then summoning it and following its effect. The engine answers everything. */
import type { RuleId, View } from '$workers/contract';
import type { EngineAsker } from '$workers/analysis/asker';
import { boardOf, type Board } from '$workers/games/tash-kalar/board';
import { cardOf } from '$workers/games/tash-kalar/cards';
import type { Effect } from '$workers/games/tash-kalar/effects';
import type { CardFinds, Finder } from '$workers/games/tash-kalar/measures';
import { print } from '$workers/games/tash-kalar/notation';
import type { Piece } from '$workers/games/tash-kalar/state';
import { problemsOf } from '$workers/games/tash-kalar/validity';
import { shownPattern, tryState, withPiece, type Pieces } from './position';

/** What was tried in vain, and which rules forbid it. */
export interface Refused {
  action: string;
  rules: readonly RuleId[];
}

/** A step of the summoning: the node before it and what it did. */
export interface Done {
  view: View;
  action: string;
  effects: readonly Effect[];
}

export class Bench {
  readonly card: string;
  readonly #ask: () => Promise<EngineAsker>;

  pieces = $state.raw<Pieces>({});
  /** Null while pieces are laid; then the node of the summoning. */
  view = $state.raw<View | null>(null);
  finds = $state.raw<CardFinds | null>(null);
  refused = $state.raw<Refused | null>(null);
  done = $state.raw<readonly Done[]>([]);
  failed = $state(false);

  /** @param ask the engine; it may fail, and may be asked for again */
  constructor(card: string, ask: () => Promise<EngineAsker>) {
    this.card = card;
    this.#ask = ask;
    this.pieces = shownPattern(card);
  }

  readonly state = $derived.by(() => tryState(this.card, this.pieces));
  readonly board = $derived.by((): Board => (this.view ? (this.view.board as Board) : boardOf(this.state)));
  /** What is wrong with the pieces on the board, by the rule that says so. */
  readonly fault = $derived.by(() => problemsOf(this.state)[0] ?? null);
  readonly notation = $derived.by(() => print(this.state));
  /** The effect is over and the card is gone. */
  readonly over = $derived(this.done.length > 0 && this.view?.question === 'menu');

  lay(square: string, piece: Piece | null): void {
    this.refused = null;
    this.pieces = withPiece(this.pieces, square, piece);
  }

  reset(pieces: Pieces): void {
    this.refused = null;
    this.pieces = pieces;
  }

  /** Asks where the card fits; to be called whenever the pieces change. */
  async find(): Promise<void> {
    const { notation } = this;
    this.finds = null;
    if (this.fault) return;
    const found = await this.#answer((asker) => asker.measure(notation, `card:A:${this.card}`));
    if (notation === this.notation) this.finds = (found as Finder | null | undefined)?.cards[0] ?? null;
  }

  /** From laying pieces to summoning. */
  async begin(): Promise<void> {
    const { notation } = this;
    const parsed = await this.#answer((asker) => asker.parse(notation));
    if (!parsed?.ok || notation !== this.notation) return;
    this.refused = null;
    this.done = [];
    this.view = parsed.value;
  }

  /** Back to the pieces as they were laid. */
  back(): void {
    this.view = null;
    this.refused = null;
    this.done = [];
  }

  async play(action: string): Promise<void> {
    const { view } = this;
    if (!view) return;
    this.refused = null;
    const answer = await this.#answer(async (asker) => ({
      played: await asker.play(view.notation, [action]),
      effects: (await asker.effects(view.notation, action)) as Effect[],
    }));
    if (!answer?.played.ok || this.view !== view) return;
    this.done = [...this.done, { view, action, effects: answer.effects }];
    this.view = answer.played.view;
  }

  /** Asks which rules forbid what these things on the screen amount to. `more` while they do not say enough. */
  async refuse(picks: readonly string[]): Promise<void> {
    const { view } = this;
    const notation = view?.notation ?? this.notation;
    const answer = await this.#answer(async (asker) => {
      const action = await asker.trial(notation, [...picks]);
      return action && { action, rules: await asker.whyNot(notation, action) };
    });
    if (answer && answer.rules.length && this.view === view) this.refused = answer;
  }

  /** The summoning of the card on a square, as an action. */
  summoning(square: string): string {
    return `summon ${cardOf(this.card).word}@${square}`;
  }

  async #answer<T>(question: (asker: EngineAsker) => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await question(await this.#ask());
      this.failed = false;
      return answer;
    } catch {
      this.failed = true;
      return undefined;
    }
  }
}
