import type { MoveValue } from '$workers/analysis/contract';
import { faultOfMove, type Fault } from './faults';
import type { GraphPoint } from './graph';
import type { Evaluator } from './evaluator.svelte';
import type { Study } from './study.svelte';
import { ROOT, lineThrough, nodeAt, type NodeId } from './tree';
import { bestChance, type Values } from './values';

/** A move that gave much away: the numbers are those of the list of moves at the node it was played at. */
export interface MoveFault {
  /** The node the move led to. */
  id: NodeId;
  seat: number;
  fault: Fault;
  played: MoveValue;
  best: MoveValue;
}

export interface LineFault extends MoveFault {
  /** Place in the line of the node the move led to. */
  index: number;
}

/** The win chances along the line on screen, and the moves that gave much away. */
export class Story {
  readonly #study: Study;
  readonly #evaluator: Evaluator;
  /** Work on each node when the whole line is gone through. */
  readonly #work: number;
  /** The notation a node's values are kept under, with the assumptions of the analysis. */
  readonly #key: (notation: string) => string;
  #run = 0;
  surveying = $state(false);
  surveyed = $state(0);

  constructor(study: Study, evaluator: Evaluator, work: number, key: (notation: string) => string) {
    this.#study = study;
    this.#evaluator = evaluator;
    this.#work = work;
    this.#key = key;
  }

  readonly line = $derived.by((): NodeId[] => [
    ROOT,
    ...lineThrough(this.#study.tree, this.#study.at).map(({ id }) => id),
  ]);
  readonly index = $derived.by(() => this.line.indexOf(this.#study.at));
  readonly points = $derived.by((): GraphPoint[] => this.line.map((id) => this.pointOf(id)));

  readonly faults = $derived.by((): LineFault[] =>
    this.line.flatMap((id, index) => {
      const fault = index > 0 && this.faultAt(id);
      return fault ? [{ index, ...fault }] : [];
    }),
  );

  /** What is known of the moves at a node. */
  valuesAt(id: NodeId): Values {
    const view = this.#study.viewOf(id);
    return this.#evaluator.valuesOf(view?.actor === 'player' ? this.#key(view.notation) : '');
  }

  /** The fault of the move that led to a node; null if it was none, or too little is known of it. */
  faultAt(id: NodeId): MoveFault | null {
    const { parent, action } = nodeAt(this.#study.tree, id);
    const view = parent === null ? undefined : this.#study.viewOf(parent);
    if (view?.actor !== 'player') return null;
    const values = this.valuesAt(parent!);
    const best = bestChance(values);
    const played = values.get(action);
    const fault = best && played && faultOfMove(best, played);
    return fault ? { id, seat: view.seat, fault, played, best } : null;
  }

  /** How the engine would answer from a node on: the line of its best move there. */
  answerAt(id: NodeId): readonly string[] {
    return bestChance(this.valuesAt(id))?.line ?? [];
  }

  /** What the seats can expect at a node. */
  pointOf(id: NodeId): GraphPoint {
    const view = this.#study.viewOf(id);
    if (view?.result) return { chances: view.result.shares, certainty: 'proven' };
    const best = view?.actor === 'player' ? bestChance(this.#evaluator.valuesOf(this.#key(view.notation))) : null;
    if (!view || !best) return { chances: null, certainty: 'unknown' };
    // A best move that is proven lost proves the node; a best move that is only estimated proves nothing.
    const { chances, certainty, score } = best;
    return { chances, certainty, margin: score && (view.seat === 0 ? score.margin : -score.margin) };
  }

  /** Takes over what was found out earlier about the decisions of the line, here or in a review of the game. */
  recall(): void {
    for (const id of this.line) {
      const view = this.#study.viewOf(id);
      if (view?.actor === 'player') void this.#evaluator.recall(this.#key(view.notation));
    }
  }

  /** Values every decision of the line, one after the other. */
  async survey(): Promise<void> {
    const run = ++this.#run;
    this.surveying = true;
    this.surveyed = 0;
    for (const id of this.line) {
      const view = this.#study.viewOf(id);
      if (view?.actor === 'player') {
        await this.#evaluator.survey(this.#key(view.notation), this.#work, view.choices.length);
      }
      if (run !== this.#run) return;
      this.surveyed++;
    }
    this.surveying = false;
  }

  stop(): void {
    this.#run++;
    this.surveying = false;
  }

  /** Goes to the next move (or the previous one, with -1) that gave away at least as much as `fault` names. */
  jump(direction: 1 | -1, fault?: Fault): boolean {
    const wanted = this.faults.filter((f) => fault === undefined || f.fault === fault);
    const ahead = wanted.filter(({ index }) => (direction > 0 ? index > this.index : index < this.index));
    const target = direction > 0 ? ahead[0] : ahead.at(-1);
    if (target) this.#study.go(this.line[target.index]!);
    return target !== undefined;
  }
}
