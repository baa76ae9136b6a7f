import { Evaluator } from '$lib/analyse/evaluator.svelte';
import { FAULTS, type Fault } from '$lib/analyse/faults';
import { fromLine } from '$lib/analyse/line-to-tree';
import { DEFAULT_SETTINGS, type Shared } from '$lib/analyse/settings';
import { pack } from '$lib/analyse/share';
import { Story } from '$lib/analyse/story.svelte';
import { Study } from '$lib/analyse/study.svelte';
import { lineThrough, ROOT } from '$lib/analyse/tree';
import type { Values } from '$lib/analyse/values';
import { engineName } from '$lib/engine/name';
import { encodeLink } from '$lib/links/codec';
import type { MoveValue } from '$workers/analysis/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { View } from '$workers/contract';
import type { Match } from '../match.svelte';
import type { PlayGame } from '../table';
import { heaviest } from './heaviest';

/** A decision that gave much away. */
export interface TurningPoint {
  /** Number of actions before it. */
  at: number;
  seat: number;
  fault: Fault;
  /** Win chance given away. */
  lost: number;
  /** The node, what was played there, and the best that was found. */
  view: View;
  played: MoveValue;
  best: MoveValue;
  /** How the engine would go on after it; empty where it was not asked. */
  answer: readonly string[];
}

/** An alternative is as good as the best one if it gives away less than what counts as a fault. */
export const TOLERANCE = FAULTS.inaccuracy;

/** A finished game as the engine sees it: the same values, by the same work, as the analyser's. */
export class Review {
  readonly #study: Study;
  readonly #evaluator: Evaluator;
  readonly #match: Match;
  readonly story: Story;
  failure = $state<string | null>(null);
  done = $state(false);
  /** By the visitor, before all was seen. */
  stopped = $state(false);

  constructor(
    readonly game: PlayGame,
    readonly pool: EnginePool,
    match: Match,
  ) {
    this.#match = match;
    this.#study = new Study(pool);
    const shelf = import('$lib/analyse/shelf').then(
      ({ openShelf }) => openShelf(engineName(game.id)),
      () => null,
    );
    this.#evaluator = new Evaluator(pool, game.work, shelf);
    this.story = new Story(this.#study, this.#evaluator, game.work.survey, (notation) => notation);
  }

  get #shared(): Shared {
    const { views, actions, bottom } = this.#match;
    const line = { actions: [...actions], comments: {}, variations: [] };
    return { tree: fromLine(views[0]!.notation, line), at: ROOT, settings: { ...DEFAULT_SETTINGS, bottom } };
  }

  /** Values every decision of the game. Never rejects. */
  async run(): Promise<void> {
    this.failure = null;
    this.stopped = false;
    try {
      await this.#study.load(this.#shared);
      await this.story.survey();
      this.done = !this.story.surveying && !this.stopped;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** What was found until then stays; `run` goes on from there. */
  stop(): void {
    this.stopped = true;
    this.story.stop();
    void this.pool.cancel();
  }

  readonly #at = (index: number): View => this.#match.views[index]!;

  valuesAt(index: number): Values {
    return this.#evaluator.valuesOf(this.#at(index).notation);
  }

  /** What gave most away, at most so many, in the order of the game; see `heaviest`. */
  turningPoints(most: number): TurningPoint[] {
    const found = this.story.faults.map(({ id, index, seat, fault, played, best }): TurningPoint => {
      const at = index - 1;
      const lost = best.chance - played.chance;
      return { at, seat, fault, lost, view: this.#at(at), played, best, answer: this.story.answerAt(id) };
    });
    const turnOf = ({ at, seat, view }: TurningPoint) =>
      this.game.longTurns ? `${this.game.turn(view).number} ${seat}` : at;
    return heaviest(found, most, this.#match.visitors, turnOf);
  }

  /** Fragment value of the analyser that opens the whole game, at the node after so many actions. */
  link(index: number): Promise<string> {
    const shared = this.#shared;
    const at = lineThrough(shared.tree, ROOT)[index - 1]?.id ?? ROOT;
    return encodeLink(pack({ ...shared, at }));
  }
}
