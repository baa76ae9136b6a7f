import type { BattleEngine } from '../../../engine/conquest/battle';
import { endState } from './end-state';
import { questionBytes } from './question';
import { ALL_BEST, type Question, type Theatre } from './theatre';

/** Battles and states looked at for one order: there are up to three of them to an answer, and one more. */
const EXACT_BUDGET = 150_000;

/** Several lands to be taken one after the other. */
export interface OperationResult {
  /** Lands in the order in which they are attacked. */
  order: readonly number[];
  /** The chance that the first land is owned at the end, the first two, and so on. */
  stages: number[];
  /** The chance of all, which is the last stage. */
  chance: number;
  /** Battles are fought by policy, since best play throughout would have taken too long. */
  estimated: boolean;
}

/** An order, and the chance that all of it is taken. */
export type OrderRow = Omit<OperationResult, 'stages'>;

/** Most orders that are looked at with best play; the others are left out as their estimates are lower. */
const EXACT_ORDERS = 6;

/** From exact to quick: everybody plays best; the attacker between battles alone; nobody. */
function questions(theatre: Theatre, order: readonly number[]): [exact: Question, between: Question, quick: Question] {
  const asked: Question = { theatre, goal: { own: order }, order, inOrder: true };
  return [{ ...asked, best: ALL_BEST }, { ...asked, best: ['operation'] }, asked];
}

/**
 * An operation in this order, no land attacked before those in front of it are owned, played for the chance of all. Where
 * that is lost, the attacker goes on by the plan of the engine. Throws a RangeError where the theatre is too large.
 */
export function operation(
  engine: BattleEngine,
  theatre: Theatre,
  order: readonly number[],
  budget = EXACT_BUDGET,
): OperationResult {
  for (const [index, question] of questions(theatre, order).entries()) {
    const rows = engine.ends(questionBytes(question), index === 0 ? budget : undefined);
    if (!rows) continue;
    const owned = rows.map(({ chance, state }) => ({ chance, end: endState(theatre, state) }));
    const stages = order.map((_, stage) =>
      owned
        .filter(({ end }) => order.slice(0, stage + 1).every((land) => end.lands[land]!.owner === 0))
        .reduce((sum, { chance }) => sum + chance, 0),
    );
    return { order, stages, chance: stages.at(-1)!, estimated: index > 0 };
  }
  throw new RangeError('this operation is too large');
}

/**
 * The orders in which these lands can be taken at all, the best first. Up to six are played best; of more, those that look
 * best when battles are fought by policy, which the other rows tell as an estimate.
 */
export function orders(
  engine: BattleEngine,
  theatre: Theatre,
  lands: readonly number[],
  budget = EXACT_BUDGET,
): OrderRow[] {
  const quick = permutations(lands)
    .map((order) => quickRow(engine, theatre, order))
    .filter(({ chance }) => chance > 0)
    .sort(byChance);
  const exact = quick.slice(0, EXACT_ORDERS).map((row) => exactRow(engine, theatre, row, budget));
  return [...exact.sort(byChance), ...quick.slice(EXACT_ORDERS)];
}

const byChance = (a: OrderRow, b: OrderRow) => b.chance - a.chance;

function quickRow(engine: BattleEngine, theatre: Theatre, order: readonly number[]): OrderRow {
  for (const question of questions(theatre, order).slice(1)) {
    const chance = engine.odds(questionBytes(question));
    if (chance !== undefined) return { order, chance, estimated: true };
  }
  throw new RangeError('this operation is too large');
}

function exactRow(engine: BattleEngine, theatre: Theatre, row: OrderRow, budget: number): OrderRow {
  const chance = engine.odds(questionBytes(questions(theatre, row.order)[0]), budget);
  return chance === undefined ? row : { order: row.order, chance, estimated: false };
}

function permutations(lands: readonly number[]): number[][] {
  if (lands.length <= 1) return [[...lands]];
  return lands.flatMap((land) => permutations(lands.filter((other) => other !== land)).map((rest) => [land, ...rest]));
}
