import * as Comlink from 'comlink';
import { loadCodec } from '../codecs';
import { engineFromUrl } from '../engine/browser';
import type { MatchJob } from './contract';
import { playMatch, type MatchScore } from './match';
import { playersNamed } from './players';
import type { Seating } from './seatings';

/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 100;

/**
 * Matches off the page. A match runs in one piece, so whoever wants to stop it ends the worker; the last report is what
 * is known then.
 */
const service = {
  /** @throws RangeError for a player or a start that does not exist */
  async play({ game, wasm, players, starts, games, seed, opening }: MatchJob, progress: (score: MatchScore) => void) {
    const [engine, codec] = await Promise.all([engineFromUrl(wasm), loadCodec(game)]);
    const startOf = (_: number, seating: Seating) => {
      const parsed = codec.parse(starts[seating.join()] ?? '');
      if (!parsed.ok) throw new RangeError(`${parsed.error.problem} at column ${parsed.error.column}`);
      return parsed.value;
    };
    let told = performance.now();
    const fixture = { players: playersNamed(players, codec), startOf, games, seed, opening };
    return playMatch(engine, codec, fixture, (score) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      progress(score);
    });
  },
};

export type MatchService = typeof service;

Comlink.expose(service);
