/** A match between two sets, played by the engine on both sides in a worker, with progress and a stop. */
import * as Comlink from 'comlink';
import { engineUrl } from '$lib/engine/files';
import { offerNewer } from '$lib/shell/missing';
import type { MatchScore } from '$workers/match/contract';
import type { MatchService } from '$workers/match/match.worker';
import { print } from '$workers/games/token-battle/notation';
import { startState } from '$workers/games/token-battle/start';
import { copyStacks } from '$workers/games/token-battle/cards';
import type { Strips } from './edit';

const GAME = 'token-battle';

/** Each game begins with two random turns of each player: an engine that never wavers would repeat one game. */
export const OPENING = 4;
/** Points the second player of a match starts with; with them the ready sets win equally often in both seats (rules, 9.5). */
export const HEAD_START = 60;

/** How strong both sides play, as workers/match/players.ts names them. */
export const LEVELS = ['greedy', 'one-ply', 'alphabeta:2000'] as const;
export type Level = (typeof LEVELS)[number];

export class SetMatch {
  #worker: Worker | null = null;
  score = $state.raw<MatchScore | null>(null);
  running = $state(false);
  failure = $state<string | null>(null);

  async play(first: Strips, second: Strips, level: Level, games: number, seed: number): Promise<void> {
    this.stop();
    this.score = null;
    this.failure = null;
    this.running = true;
    const worker = new Worker(new URL('../../../../../workers/match/match.worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker = worker;
    const current = () => this.#worker === worker;
    const start = (a: Strips, b: Strips) =>
      print(startState({ A: copyStacks(a), B: copyStacks(b) }, { firstPlayer: 'A', headStart: HEAD_START }));
    const died = new Promise<never>((_, reject) =>
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true }),
    );
    try {
      const done = Comlink.wrap<MatchService>(worker).play(
        {
          game: GAME,
          wasm: engineUrl(GAME),
          players: [level, level],
          starts: { '0,1': start(first, second), '1,0': start(second, first) },
          games,
          seed,
          opening: OPENING,
        },
        Comlink.proxy((score: MatchScore) => {
          if (current()) this.score = score;
        }),
      );
      const score = await Promise.race([done, died]);
      if (current()) this.score = score;
    } catch (error) {
      if (!current()) return;
      this.failure = (error as Error).message;
      void offerNewer();
    } finally {
      if (current()) this.stop();
    }
  }

  /** Ends a running match; what was played so far stays. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.running = false;
  }
}
