import { inTurn } from './pieces.svelte';

/** Milliseconds after which a page that never rests is taken for quiet. */
const LONGEST_MS = 3000;

/** Resolves once everything there is to draw has been drawn, or the visitor has begun to do something. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const rest = () => {
      listening.abort();
      resolve();
    };
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, rest, { capture: true, signal: listening.signal });
    inTurn(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(rest, { timeout: LONGEST_MS });
      else setTimeout(rest);
    });
  });
}
