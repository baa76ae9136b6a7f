/** A game of Toy Battle between a visitor and an opponent who always does what stands first, on the real engine. */
import { Match, type MatchEngine } from '../../../site/lib/play/match.svelte';
import { Pace } from '../../../site/lib/play/pace';
import type { StoredGame } from '../../../site/lib/play/record';
import type { PlayGame } from '../../../site/lib/play/table';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { engineFromFile } from '../../../workers/engine/node';
import { Session } from '../../../workers/session';

export const codec = toyBattle;

/** Castle Field, Blue to move with Kwak, Cap'n and Hook. */
export const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

export async function engine(): Promise<MatchEngine> {
  const own = await engineFromFile(new URL('../../../build/toy-battle.wasm', import.meta.url));
  const session = new Session(toyBattle, own);
  return {
    parse: async (text) => session.parse(text),
    play: async (from, actions) => session.play(from, actions),
    whyNot: async (notation, action) => session.whyNot(notation, action),
    choose: async (notation) => {
      const parsed = session.parse(notation);
      return parsed.ok ? parsed.value.choices[0]!.action : '';
    },
    search: async () => {},
    cancel: async () => {},
  };
}

const strength = { player: 'random' } as const;

/** What a match needs of a game. */
export const game = {
  id: 'toy-battle',
  hidden: { secret: () => null },
  levels: { 1: strength, 2: strength, 3: strength, 4: strength, 5: strength, 6: strength },
  foreign: 'TB-TURN-4',
} as unknown as PlayGame;

export const fresh = (given: Partial<StoredGame> = {}): StoredGame => ({
  players: [null, 1],
  seed: 7,
  picked: ['castle-field'],
  rules: {},
  bottom: 0,
  start: START,
  actions: [],
  plies: 0,
  resigned: null,
  shares: null,
  takenBack: 0,
  ...given,
});

export const atOnce = () => new Pace(() => 0);

export const open = async (given: Partial<StoredGame> = {}, played: PlayGame = game): Promise<Match> =>
  Match.open(played, await engine(), fresh(given), atOnce());
