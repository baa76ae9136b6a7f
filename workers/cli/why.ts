import { CliError, type Command } from './command';
import { openGame, readNode } from './input';

export const why: Command = {
  name: 'why',
  about: 'tell whether an action can be played, and if not which rules forbid it',
  args: '<game> <position> <action>',
  flags: {},
  examples: [
    'why toy-battle "tb1 hallway b 0 - 35/7 146/7 0/0 -/- -/-" "place 5@2"',
    'why token-battle "B d3=5; cards A shove" shove@d3',
  ],
  run: async ([game, text, action], _flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    if (action === undefined) throw new CliError('give the action to ask about, in quotes');
    input.session.enter(notation);
    if (!input.codec.parseAction(action, input.session.state()).ok)
      throw new CliError(`"${action}" is no action of this game`);
    const rules = input.session.whyNot(notation, action).map((rule) => ({ rule, text: input.laws(rule) }));
    return {
      text: rules.length ? rules.map(({ rule, text: law }) => `${rule}  ${law}`).join('\n') : 'legal',
      json: { notation, action, legal: rules.length === 0, refused: rules },
    };
  },
};
