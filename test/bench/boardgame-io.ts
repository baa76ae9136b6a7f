// Toy Battle for boardgame.io, so that its MCTS bot plays the same rules: the game object wraps the referee, and
// chance is decided inside a move, which is the only place the framework has for it.
import { createRequire } from 'node:module';
import * as referee from '../../workers/referee/toy-battle';
import type { Random } from '../../workers/random';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

type Node = ReturnType<typeof referee.fromState>;

function settle(node: Node, random: Random): Node {
  let here = node;
  while (referee.actor(here) === 'chance') {
    const bag = referee.outcomes(here).flatMap(({ action, weight }) => Array<string>(weight).fill(action));
    here = referee.apply(here, bag[random(bag.length)]!);
  }
  return here;
}

/** Runs the bot for one decision and returns playouts per second. */
export async function botPlayoutsPerSecond(start: Node, iterations: number, random: Random): Promise<number> {
  const game = {
    setup: () => start,
    moves: { act: ({ G }: { G: Node }, action: string) => settle(referee.apply(G, action), random) },
    turn: { order: { first: () => 0, next: () => 0, playOrder: () => ['0'] } },
    endIf: ({ G }: { G: Node }) => {
      const result = referee.result(G);
      return result ? { winner: result.winner } : undefined;
    },
    ai: { enumerate: (G: Node) => referee.legal(G).map((action) => ({ move: 'act', args: [action] })) },
  };
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 50, seed: 'bench' });
  bot.setOpt('async', false);
  const state = InitializeGame({ game, numPlayers: 1 });
  const began = performance.now();
  await bot.play(state, '0');
  return (iterations / (performance.now() - began)) * 1000;
}
