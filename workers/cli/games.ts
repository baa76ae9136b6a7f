import { loadCodec } from '../codecs';
import { GAMES } from '../registry';
import type { Command } from './command';

export const games: Command = {
  name: 'games',
  about: 'list the games and what they can start from: boards, or pairings of card sets',
  args: '',
  flags: {},
  examples: ['games', 'games --json'],
  run: async () => {
    const list = await Promise.all(
      GAMES.map(async ({ id, name }) => {
        const { setups, ruleIds } = await loadCodec(id);
        return { id, name: name.en, setups, rules: ruleIds.length };
      }),
    );
    return {
      text: list
        .map(({ id, name, setups, rules }) => `${id}  ${name}, ${rules} rules\n  starts: ${setups.join(', ')}`)
        .join('\n'),
      json: list,
    };
  },
};
