export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

/**
 * Milliseconds from the moment a cancel is due, so that waiting for the running slice counts, to the end of the job.
 *
 * @param i makes the moments of several tries differ
 */
export async function cancelled(analysis: { cancel(): void }, job: Promise<unknown>, i: number): Promise<number> {
  const wait = 60 + 7 * i;
  const due = performance.now() + wait;
  await new Promise((resolve) => setTimeout(resolve, wait));
  analysis.cancel();
  await job.catch(() => {});
  return performance.now() - due;
}

/** Milliseconds some work takes. */
export function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
