import { CODECS } from '../codecs';
import { GAMES } from '../registry';
import type { Command } from './command';

export const games: Command = {
  name: 'games',
  about: 'list the games and their boards',
  args: '',
  flags: {},
  examples: ['games', 'games --json'],
  run: async () => {
    const list = GAMES.map(({ id, name }) => ({
      id,
      name: name.en,
      boards: CODECS[id].boards,
      rules: CODECS[id].ruleIds.length,
    }));
    return {
      text: list
        .map(({ id, name, boards, rules }) => `${id}  ${name}, ${rules} rules\n  boards: ${boards.join(', ')}`)
        .join('\n'),
      json: list,
    };
  },
};
