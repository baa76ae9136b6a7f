import * as Comlink from 'comlink';
import { verify } from './verify';
import type { Claim, Verdict } from './verify-contract';

/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 100;

/**
 * The referee off the page. It imports no engine. A proof runs in one piece, so whoever wants to stop it ends the worker;
 * nothing is kept here that could be lost.
 */
const service = {
  verify(claim: Claim, progress: (nodes: number) => void): Promise<Verdict> {
    let told = performance.now();
    const onProgress = (nodes: number) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      progress(nodes);
    };
    return verify(claim, { onProgress });
  },
};

export type VerifyService = typeof service;

Comlink.expose(service);
