import { CHANCE, OVER } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText } from '../../../../workers/games/conquest/actions';
import { parse, print } from '../../../../workers/games/conquest/notation';
import { read, write } from '../../../../workers/games/conquest/position';
import type { State } from '../../../../workers/games/conquest/state';
import * as referee from '../../../../workers/referee/conquest';
import type { Dice } from '../../support/dice';

export interface Report {
  plies: number;
  nodes: Set<string>;
  end: string;
}

/** Makes a state the engine's current one; the number of the rule that forbids it, 0 if none does. */
function entered(engine: Engine, state: State): number {
  const bytes = new Uint8Array(engine.stateBytes);
  write(state, bytes);
  return engine.load(bytes);
}

export const SEATS = 'RBGYP';

/** Nodes of a turn after which something is wrong with the rules, not with the players (section 4.4). */
const LONGEST_TURN = 4096;

/** Both sides at the node a line leads to. Throws an Error if one of them refuses it. */
export function begin(engine: Engine, line: string): referee.State {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(`the engine's side cannot read ${line}: ${JSON.stringify(parsed.error)}`);
  const broken = entered(engine, parsed.value);
  if (broken) throw new Error(`the engine refuses ${line}: rule ${broken}`);
  const reading = referee.read(line);
  if (!reading.ok) throw new Error(`the referee cannot read ${line}: ${reading.error}`);
  return referee.settle(reading.state);
}

/**
 * Plays at random from a line on both sides at once and compares positions, who decides, legal actions, outcomes with
 * their weights, and results. Throws an Error that names the first difference with the line that leads there.
 */
export function duel(engine: Engine, start: string, roll: Dice, most: number): Report {
  let node = begin(engine, start);
  const nodes = new Set<string>();
  let plies = 0;
  let [turn, nodesOfTurn] = ['', 0];
  let last = start;
  let before = start;
  const same = (what: string, ours: string, theirs: string): void => {
    if (ours === theirs) return;
    throw new Error(`${what} differ\nafter ${before}\n${last}\nengine  ${ours}\nreferee ${theirs}`);
  };
  for (; ; plies++) {
    const state = read(engine.save());
    const line = referee.print(node);
    same('positions', print(state), line);
    const now = `${state.round} ${state.phase ? state.player : 'set-up'}`;
    [turn, nodesOfTurn] = [now, now === turn ? nodesOfTurn + 1 : 1];
    if (nodesOfTurn >= LONGEST_TURN) throw new Error(`no end of the turn at ${line}`);
    const actor = engine.actor();
    same('actors', actor === OVER ? 'over' : actor === CHANCE ? 'chance' : 'player', referee.actor(node));
    if (actor === OVER || plies >= most) break;
    nodes.add(node.node.kind);
    let action: string;
    if (actor === CHANCE) {
      const { actions, weights } = engine.outcomes();
      const ours = [...actions].map((one, i) => `${actionText(one, state)} x${weights[i]}`);
      const theirs = referee.outcomes(node);
      same('outcomes', ours.sort().join(), theirs.map((one) => `${one.action} x${one.weight}`).join());
      action = theirs[roll(theirs.length)]!.action;
      engine.apply([...actions].find((one) => actionText(one, state) === action)!);
    } else {
      same('seats', SEATS[actor]!, SEATS[referee.seat(node)]!);
      const actions = [...engine.legal()];
      const theirs = referee.legal(node);
      const ours = actions.map((one) => actionText(one, state));
      same('actions', [...ours].sort().join(), theirs.join());
      action = choose(theirs, roll);
      engine.apply(actions[ours.indexOf(action)]!);
    }
    before = line;
    last = action;
    node = referee.apply(node, action);
  }
  const result = referee.result(node);
  if (result) {
    const rewards = [...SEATS].slice(0, node.order.length).map((player, i) => `${player}${engine.reward(i)}`);
    same('results', rewards.join(), [...SEATS].slice(0, node.order.length).map((one) => `${one}${result[one as 'R']}`).join()); // prettier-ignore
  }
  return { plies, nodes, end: node.node.kind };
}

/** Players like to go on rather than to stop. */
export function choose(actions: readonly string[], roll: Dice): string {
  const going = actions.filter((action) => !/-done$|^end|^no-|^break-off/.test(action));
  const from = going.length && roll(3) ? going : actions;
  return from[roll(from.length)]!;
}
