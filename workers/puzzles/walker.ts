import type { Exact, Goal, GoalStand } from '../analysis/contract';
import { CHANCE, OVER } from '../engine/abi';
import type { Engine } from '../engine/engine';
import { enterState } from '../entering';
import type { GameCodec } from '../game-codec';
import { TextError } from '../session';
import { bestFor, compareExact, TooNear } from './exact';

/** A saved state of the engine; never changed in place. */
export type Node = Uint8Array;

export type Actor = 'chance' | 'over' | number;

/** The exact value of every legal action at a node for the seat that asked, and the actions best for the one that decides. */
export interface Solved {
  values: Map<number, Exact>;
  value: Exact;
  right: number[];
  nodes: number;
}

/** Walks a game tree with an engine: nodes are values, and no answer depends on what was asked before. */
export class Walker<S = unknown> {
  /** The last question, which need not be asked again for every node of its proof. */
  private asked: { root: Node; goal: Goal; question: number } | null = null;

  constructor(
    readonly codec: GameCodec<S>,
    readonly engine: Engine,
  ) {}

  /** The node of a state that has to be playable. Throws TextError if it is not. */
  enter(state: S): Node {
    const barred = enterState(this.codec, this.engine, state);
    if (!barred) return this.engine.save();
    const found = 'action' in barred ? barred.action : '';
    throw new TextError({ column: 1, rule: null, problem: 'not-playable', found }, this.codec.print(state));
  }

  read(notation: string): Node {
    const parsed = this.codec.parse(notation);
    if (!parsed.ok) throw new TextError(parsed.error, notation);
    return this.enter(parsed.value);
  }

  state(node: Node): S {
    this.engine.restore(node);
    return this.codec.read(node, this.engine);
  }

  print(node: Node): string {
    return this.codec.print(this.state(node));
  }

  actor(node: Node): Actor {
    this.engine.restore(node);
    const actor = this.engine.actor();
    return actor === OVER ? 'over' : actor === CHANCE ? 'chance' : actor;
  }

  legal(node: Node): number[] {
    this.engine.restore(node);
    return [...this.engine.legal()];
  }

  /** The legal actions of a player, or what chance can bring. */
  steps(node: Node): number[] {
    const actor = this.actor(node);
    if (actor === 'over') return [];
    return [...(actor === 'chance' ? this.engine.outcomes().actions : this.engine.legal())];
  }

  /** What a seat gets at a node where the game is over. */
  reward(node: Node, seat: number): number {
    this.engine.restore(node);
    return this.engine.reward(seat);
  }

  play(node: Node, action: number): Node {
    this.engine.restore(node);
    this.engine.apply(action);
    return this.engine.save();
  }

  text(node: Node, action: number): string {
    return this.codec.actionText(action, this.state(node));
  }

  /** The action a text means at a node; throws a RangeError unless it is possible there. */
  action(node: Node, text: string): number {
    const parsed = this.codec.parseAction(text, this.state(node));
    if (parsed.ok && this.steps(node).includes(parsed.value)) return parsed.value;
    throw new RangeError(`"${text}" is not possible at ${this.print(node)}`);
  }

  follow(node: Node, line: readonly string[]): Node {
    return line.reduce((at, text) => this.play(at, this.action(at, text)), node);
  }

  private ask(root: Node, goal: Goal): void {
    const { kind, detail } = this.codec.goalCode(goal, this.state(root));
    this.engine.restore(root);
    this.engine.goalStart(kind, detail);
    this.asked = { root, goal, question: this.engine.questions };
  }

  /** How a goal that was asked at `root` stands at a node of its proof. */
  goalAt(root: Node, goal: Goal, node: Node): GoalStand {
    const { asked } = this;
    if (asked?.root !== root || asked.goal !== goal || asked.question !== this.engine.questions) this.ask(root, goal);
    this.engine.restore(node);
    return this.engine.goalStand();
  }

  /**
   * Every legal action solved under a goal, or null if `budget` nodes did not suffice for one of them or two are too near to
   * each other to tell which is better.
   *
   * @param root where the goal was asked, and by whom
   */
  solve(node: Node, goal: Goal, budget: number, root = node): Solved | null {
    this.ask(root, goal);
    const actions = this.legal(node);
    const values = new Map<number, Exact>();
    for (const action of actions) {
      const value = this.engine.goalSolve(action, budget);
      if (!value) return null;
      values.set(action, value);
    }
    try {
      const value = bestFor(this.actor(node) === this.actor(root), [...values.values()]);
      const right = actions.filter((action) => compareExact(values.get(action)!, value) === 0);
      return { values, value, right, nodes: this.engine.goalNodes() };
    } catch (error) {
      if (error instanceof TooNear) return null;
      throw error;
    }
  }
}
