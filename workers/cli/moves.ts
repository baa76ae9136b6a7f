import type { Command } from './command';
import { openGame, readNode } from './input';
import { movesText, nodeJson } from './nodes';

export const moves: Command = {
  name: 'moves',
  about: 'list the legal actions, or the outcomes and weights where chance decides',
  args: '<game> <position>',
  flags: {},
  examples: [
    'moves toy-battle "tb1 hallway b 0 - 35/7 146/7 0/0 -/- -/-"',
    'position toy-battle --json | moves toy-battle - --json',
    'moves token-battle "B d3=5; cards A shove"',
  ],
  run: async ([game, text], _flags, io) => {
    const input = await openGame(game, io);
    const view = input.session.view((await readNode(text, input, io)).notation);
    return { text: movesText(view, input), json: nodeJson(view, input) };
  },
};
