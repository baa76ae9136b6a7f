// Turns that are chosen by what comes of them. A few plans for the main phase, and then for the patrol as one line-up, are each
// played on in the same dealt worlds with the same luck: both players go on as plain players until each has had two turns
// (section 9 of the rules, search 2 to 4). The plan that leads to the best chances in the mean is carried out. Every action that
// is tried is a step, after which whoever waits may be let in.

import {
  ARGUMENT_BITS,
  ASK_MAIN,
  ASK_PATROL,
  ASK_TECH,
  BUILD,
  EMPTY,
  HIRE,
  QUESTION,
  TURN,
} from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../engine/abi';
import { beamLine, bestTech, plainAction, runBeam, runTech, startBeam, startTech } from '../../engine/codex';
import type { Engine } from '../../engine/engine';
import type { Thinker } from '../../match/player';
import type { Random } from '../../random';

/** Widths of the beams that plan a main phase, beside a plain player's own plan. */
const BEAMS = [4, 16];
/** Line-ups drawn at random for each world they are tried in, beside a plain player's and none at all. */
const LINE_UPS = 2;
/** Turns from the one that is planned to the one at whose start the chances are looked at. */
const TURNS = 4;
/** Tech choices that are looked at in a step. */
const CHOICES = 8;
const MOST_STEPS = 4000;
const SEEDS = 2 ** 31;

const turnOf = (state: Uint8Array): number => new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);
const questionOf = (engine: Engine): number => engine.save()[QUESTION]!;

/** What is done at each node of a turn that leads on from where it was made, by the node's hash. */
type Plan = ReadonlyMap<string, number>;
/** Chooses where the engine stands, and leaves it there. */
type Way = (engine: Engine) => number | Generator<void, number>;

const isAtOnce = (choice: number | Generator<void, number>): choice is number => typeof choice === 'number';

/**
 * The actions of a way from where the engine stands, as long as the seat decides in this turn and the question is not `end`;
 * a node that was there before ends it too.
 */
function* actionsOf(engine: Engine, end: number | null, way: Way): Generator<void, number[]> {
  const actions: number[] = [];
  const seen = new Set<string>();
  const seat = engine.actor();
  const turn = turnOf(engine.save());
  while (engine.actor() === seat && questionOf(engine) !== end && turnOf(engine.save()) === turn) {
    if (seen.has(engine.hash())) break;
    seen.add(engine.hash());
    const choice = way(engine);
    const action = isAtOnce(choice) ? choice : yield* choice;
    actions.push(action);
    engine.apply(action);
    yield;
  }
  return actions;
}
/** Does these actions as far as they can be done; the nodes they lead through. */
function* played(engine: Engine, actions: Iterable<number>): Generator<void, Plan> {
  const plan = new Map<string, number>();
  const seat = engine.actor();
  for (const action of actions) {
    if (engine.actor() !== seat || !engine.legal().includes(action)) break;
    plan.set(engine.hash(), action);
    engine.apply(action);
    yield;
  }
  return plan;
}

function* beamInSteps(engine: Engine, width: number): Generator<void, number[]> {
  startBeam(engine, width);
  while (!runBeam(engine, 1)) yield;
  return beamLine(engine);
}
/** Workers and buildings as a plain player has them, the rest of the main phase by the best of so many lines. */
function byBeam(width: number): Way {
  let line: number[] = [];
  return function* (engine) {
    if (line.length === 0 || !engine.legal().includes(line[0]!)) {
      const state = engine.save();
      const usual = plainAction(engine);
      const verb = usual >> ARGUMENT_BITS;
      const isSettled = state[QUESTION] !== ASK_MAIN || verb === HIRE || verb === BUILD;
      line = isSettled ? [usual] : yield* beamInSteps(engine, width);
      engine.restore(state);
    }
    return line.shift()!;
  };
}

/** Tech by what the deck then brings, everything else as a plain player has it. */
export function* byDeck(engine: Engine): Generator<void, number> {
  if (questionOf(engine) !== ASK_TECH) return plainAction(engine);
  startTech(engine);
  while (!runTech(engine, CHOICES)) yield;
  return bestTech(engine);
}

const plain: Way = (engine) => plainAction(engine);
const nobody: Way = () => EMPTY << ARGUMENT_BITS;
const anybody =
  (random: Random): Way =>
  (engine) => {
    if (questionOf(engine) !== ASK_PATROL) return plainAction(engine);
    const actions = engine.legal();
    return actions[random(actions.length)]!;
  };

/** The plans that different ways lead to from where the engine stands; made in a dealt world, by what the seat can know. */
function* plansOf(engine: Engine, end: number | null, ways: readonly Way[]): Generator<void, Plan[]> {
  const root = engine.save();
  engine.determinize(engine.actor());
  const world = engine.save();
  const lines = new Map<string, number[]>();
  for (const way of ways) {
    const actions = yield* actionsOf(engine, end, way);
    lines.set(actions.join(), actions);
    engine.restore(world);
  }
  const plans: Plan[] = [];
  for (const actions of lines.values()) {
    engine.restore(root);
    plans.push(yield* played(engine, actions));
  }
  engine.restore(root);
  return plans;
}

/** Plays on as plain players do; the win chance of the seat at the start of a turn. */
function* chanceAt(engine: Engine, seat: number, turn: number): Generator<void, number> {
  for (let step = 0; step < MOST_STEPS && engine.actor() !== OVER && turnOf(engine.save()) < turn; ++step) {
    if (engine.actor() === CHANCE) engine.happen();
    else engine.apply(plainAction(engine));
    yield;
  }
  return engine.actor() === OVER ? engine.reward(seat) : engine.evaluateAll()[seat]!;
}

/** The best of the plans in so many worlds. */
function* bestOf(engine: Engine, plans: readonly Plan[], worlds: number, random: Random): Generator<void, Plan> {
  if (plans.length === 1) return plans[0]!;
  const root = engine.save();
  const seat = engine.actor();
  const chances = plans.map(() => 0);
  for (let world = 0; world < worlds; ++world) {
    const seed = random(SEEDS);
    engine.restore(root);
    engine.seed(seed);
    engine.determinize(seat);
    const dealt = engine.save();
    for (const [i, plan] of plans.entries()) {
      engine.restore(dealt);
      engine.seed(seed, 1);
      yield* played(engine, plan.values());
      chances[i]! += yield* chanceAt(engine, seat, turnOf(root) + TURNS);
    }
  }
  engine.restore(root);
  return plans[chances.indexOf(Math.max(...chances))]!;
}

/** The turn each player is carrying out, by the player's name: it is planned at its first decision, and again after chance. */
const begun = new Map<string, Plan>();

/** Chooses in so many worlds; `name` tells the plans of this player from those of others. */
export const byReplies = (name: string, worlds: number): Thinker =>
  function* (engine, random) {
    const node = engine.hash();
    const known = begun.get(name)?.get(node);
    if (known !== undefined && engine.legal().includes(known)) return known;
    const question = questionOf(engine);
    if (question !== ASK_MAIN && question !== ASK_PATROL) return yield* byDeck(engine);
    const lineUps = Array.from({ length: LINE_UPS * worlds }, () => anybody(random));
    const plans =
      question === ASK_MAIN
        ? yield* plansOf(engine, ASK_PATROL, [plain, ...BEAMS.map(byBeam)])
        : yield* plansOf(engine, null, [plain, nobody, ...lineUps]);
    const plan = yield* bestOf(engine, plans, worlds, random);
    // Luck that was tried must not be that which comes.
    engine.seed(random(SEEDS), random(SEEDS));
    begun.set(name, plan);
    return plan.get(node) ?? plainAction(engine);
  };
