import { CliError, numberFlag, type Command } from './command';
import { openGame, readNode } from './input';

/** Deeper counts would not end while anybody waits. */
const MAX_DEPTH = 12;

export const perft: Command = {
  name: 'perft',
  about: 'count the sequences of so many steps, a standard test of rules',
  args: '<game> <position>',
  flags: {
    depth: {
      type: 'string',
      value: 'N',
      about:
        'steps, chance outcomes included (default 3); a game over sooner counts 1 in Token Battle, 0 in the others',
    },
    divide: { type: 'boolean', about: 'count for every first step on its own' },
  },
  examples: [
    'perft toy-battle - --depth 4',
    'perft toy-battle @position.json --divide',
    'position token-battle --option firstPlayer=A | perft token-battle - --depth 2',
  ],
  run: async ([game, text], flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    const depth = numberFlag(flags, 'depth', 3, MAX_DEPTH);
    const { session } = input;
    if (!flags.divide) {
      const nodes = session.perft(notation, depth);
      return { text: String(nodes), json: { notation, depth, nodes } };
    }
    if (depth === 0) throw new CliError('--divide needs a depth of at least 1');
    const view = session.view(notation);
    const divide = [...view.choices, ...view.outcomes].map(({ action }) => {
      const played = session.play(notation, [action]);
      return { action, nodes: played.ok ? session.perft(played.view.notation, depth - 1) : 0 };
    });
    const nodes = divide.length ? divide.reduce((sum, part) => sum + part.nodes, 0) : session.perft(notation, depth);
    return {
      text: [...divide.map((part) => `${part.action}: ${part.nodes}`), `total: ${nodes}`].join('\n'),
      json: { notation, depth, nodes, divide },
    };
  },
};
