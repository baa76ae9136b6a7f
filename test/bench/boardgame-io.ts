// Our games for boardgame.io, so that its MCTS bot plays the same rules: the game object wraps the referee, and chance is
// decided inside a move, which is the only place the framework has for it.
import { createRequire } from 'node:module';
import type { Random } from '../../workers/random';
import type { RefereeGame } from '../../workers/referee/solve';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

type Rules<Node> = Pick<RefereeGame<Node>, 'actor' | 'legal' | 'outcomes' | 'apply'>;

function settle<Node>(rules: Rules<Node>, node: Node, random: Random): Node {
  let here = node;
  while (rules.actor(here) === 'chance') {
    const bag = rules.outcomes(here).flatMap(({ action, weight }) => Array<string>(weight).fill(action));
    here = rules.apply(here, bag[random(bag.length)]!);
  }
  return here;
}

/** Runs the bot for one decision and returns playouts per second; `winner` says who won a finished game. */
export async function botPlayoutsPerSecond<Node>(
  rules: Rules<Node>,
  winner: (node: Node) => unknown,
  start: Node,
  iterations: number,
  random: Random,
): Promise<number> {
  const game = {
    setup: () => start,
    moves: { act: ({ G }: { G: Node }, action: string) => settle(rules, rules.apply(G, action), random) },
    turn: { order: { first: () => 0, next: () => 0, playOrder: () => ['0'] } },
    endIf: ({ G }: { G: Node }) => (rules.actor(G) === 'over' ? { winner: winner(G) } : undefined),
    ai: { enumerate: (G: Node) => rules.legal(G).map((action) => ({ move: 'act', args: [action] })) },
  };
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 50, seed: 'bench' });
  bot.setOpt('async', false);
  const state = InitializeGame({ game, numPlayers: 1 });
  const began = performance.now();
  await bot.play(state, '0');
  return (iterations / (performance.now() - began)) * 1000;
}
