import { STATE_BYTES } from '../../games/data-tree/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { seededRandom } from '../../../workers/random';

export type Random = (n: number) => number;

/** A game as a tree: what the engine is to find out about it can be worked out here by brute force. */
export interface Tree {
  /** The seat that decides, CHANCE or OVER. */
  actor: number;
  children: Tree[];
  /** Of the children of a chance node. */
  weight: number;
  /** Decisions and outcomes above. */
  turn: number;
  /** By seat: the reward where the game is over, otherwise the static value; they add up to 1. */
  values: number[];
  /** Nodes of equal keys have equal futures; none if it is left out. */
  key?: number;
}

interface DataTreeAbi {
  setSeats(count: number): void;
  setSecret(secret: number, told: number): void;
  setWidening(factor: number): void;
  setNode(
    node: number,
    actor: number,
    children: number,
    first: number,
    turn: number,
    weight: number,
    key: number,
  ): void;
  setValue(node: number, seat: number, value: number): void;
}

export async function dataTreeEngine(): Promise<Engine> {
  return engineFromFile(new URL('../../../build/games/data-tree.wasm', import.meta.url));
}

/** Calls what only this module exports. */
export function tell<K extends keyof DataTreeAbi>(engine: Engine, name: K, ...given: Parameters<DataTreeAbi[K]>): void {
  (engine.ask as unknown as (name: string, ...given: number[]) => number).call(engine, name, ...given);
}

/** Writes a tree into the engine and makes its root the current state. */
export function plant(engine: Engine, tree: Tree): void {
  tell(engine, 'setSeats', tree.values.length);
  const nodes = [tree];
  for (let i = 0; i < nodes.length; ++i) {
    const { actor, children, turn, weight, values, key = 0 } = nodes[i]!;
    tell(engine, 'setNode', i, actor, children.length, nodes.length, turn, weight, key);
    values.forEach((value, seat) => tell(engine, 'setValue', i, seat, value));
    nodes.push(...children);
  }
  if (engine.load(new Uint8Array(STATE_BYTES))) throw new Error('the tree does not load');
}

/** What kinds of trees to draw. */
export interface Kind {
  seats: number;
  depth: number;
  /** Longest list of children. */
  width: number;
  /** One node in so many is a chance node; none if it is left out. */
  chance?: number;
  /** A finished game may be shared by several seats. */
  shared?: boolean;
}

/** Any tree whose root is a decision. */
export function randomTree(kind: Kind, seed: number): Tree {
  const random = seededRandom(seed);
  const grow = (turn: number, weight: number): Tree => {
    const over = turn > 0 && (turn === kind.depth || random(5) === 0);
    const chance = turn > 0 && kind.chance !== undefined && random(kind.chance) === 0;
    return {
      actor: over ? OVER : chance ? CHANCE : random(kind.seats),
      children: over ? [] : Array.from({ length: 1 + random(kind.width) }, () => grow(turn + 1, 1 + random(3))),
      weight,
      turn,
      values: over ? rewards(kind, random) : guess(kind.seats, random),
    };
  };
  return grow(0, 0);
}

function rewards({ seats, shared }: Kind, random: Random): number[] {
  const winners = new Set([random(seats)]);
  if (shared && random(3) === 0) winners.add(random(seats));
  return Array.from({ length: seats }, (_, seat) => (winners.has(seat) ? 1 / winners.size : 0));
}

function guess(seats: number, random: Random): number[] {
  const parts = Array.from({ length: seats }, () => 1 + random(100));
  const sum = parts.reduce((a, b) => a + b);
  return parts.map((part) => part / sum);
}
