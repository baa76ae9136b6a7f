import { endTurn } from './closing';
import { carryOut } from './effect';
import { other, type Player } from './grammar';
import { mainAction } from './main';
import type { Options } from './options';
import { mayPlay, playCard } from './playing';
import { beginTurn, drawOpening } from './ready';
import { Asked, Over, Run, type Decision, type Tools } from './run';
import { emptyTable, type Brings } from './setup';
import type { Table } from './table';

/**
 * A node of the game tree, a value that is never changed. Where it is in the middle of an action it is told by the table
 * the script began with and the answers since; `table` is how things stand there.
 */
export interface Node {
  readonly start: Table;
  readonly answers: readonly string[];
  readonly table: Table;
  /** Null when the game is over. */
  readonly decision: Decision | null;
}

const TOOLS: Tools = { carryOut, playCard, mayPlay };

/** Who starts: chosen, or drawn by lot (CX-SETUP-4). */
function setUp(run: Run): void {
  const { options, active } = run.table;
  if (options.first_player === 'random') {
    const lots = new Map<string, number>([['A', 1], ['B', 1]]); // prettier-ignore
    const first = run.chance('first_player', lots) as Player;
    const { A, B } = run.table.sides;
    const workers = { A: first === 'A' ? 4 : 5, B: first === 'B' ? 4 : 5 };
    run.table = {
      ...run.table,
      active: first,
      sides: { A: { ...A, workers: workers.A }, B: { ...B, workers: workers.B } },
    };
  } else run.table = { ...run.table, active };
  run.table = { ...run.table, stage: 'opening' };
}

/** One script, from one table to the next. */
function runStage(run: Run): void {
  switch (run.table.stage) {
    case 'setup':
      return setUp(run);
    case 'opening':
      return drawOpening(run);
    case 'ready':
      return beginTurn(run);
    case 'main':
      if (!mainAction(run)) run.table = { ...run.table, stage: 'closing' };
      return;
    case 'closing':
      return endTurn(run);
    case 'over':
      throw new Over();
  }
}

/** Goes on from a table until a decision is open or the game is over. */
export function settle(table: Table, answers: readonly string[] = []): Node {
  const run = new Run(table, answers, TOOLS);
  try {
    runStage(run);
  } catch (stop) {
    if (stop instanceof Asked) return { start: table, answers, table: run.table, decision: stop.decision };
    if (!(stop instanceof Over)) throw stop;
    return { start: run.table, answers: [], table: run.table, decision: null };
  }
  return settle(run.table);
}

/** A new game at its first decision. Throws a RangeError where a team breaks a rule. */
export const create = (
  brings: Readonly<Record<Player, Brings>>,
  first: Player = 'A',
  options: Partial<Options> = {},
): Node => settle(emptyTable(brings, first, options));

export const actor = ({ decision }: Node): 'player' | 'chance' | 'over' =>
  decision === null ? 'over' : decision.actor === 'chance' ? 'chance' : 'player';

/** Who decides, from 0. */
export const seat = ({ decision, table }: Node): number => {
  const player = decision && decision.actor !== 'chance' ? decision.actor : table.active;
  return player === 'A' ? 0 : 1;
};

/** Every legal action once, in the order in which the rules list them; none unless a player decides. */
export const moves = (node: Node): string[] => (actor(node) === 'player' ? [...node.decision!.options] : []);

/** What chance may bring, with exact integer weights. */
export const outcomes = (node: Node): { action: string; weight: number }[] =>
  actor(node) === 'chance'
    ? node.decision!.options.map((action, index) => ({ action, weight: node.decision!.weights[index] }))
    : [];

/** The rules that forbid an action, none if it is legal; on the other player's turn CX-TURN-4. */
export function explain(node: Node, action: string, by?: Player): readonly string[] {
  const { decision } = node;
  if (decision === null) return ['CX-WIN-2'];
  if (by !== undefined && decision.actor !== by) return ['CX-TURN-4'];
  return decision.options.includes(action) ? [] : decision.why(action);
}

/** A player gives up at any own decision (CX-WIN-4). */
function concede(node: Node): Node {
  const { actor: player } = node.decision!;
  const result = other(player as Player);
  return settle({ ...node.start, stage: 'over', result });
}

/** The node after a legal action, an outcome or `concede`. Throws a RangeError on anything else. */
export function apply(node: Node, action: string): Node {
  if (action === 'concede' && actor(node) === 'player') return concede(node);
  if (!node.decision?.options.includes(action)) throw new RangeError(`${JSON.stringify(action)} cannot be played here`);
  return settle(node.start, [...node.answers, action]);
}
