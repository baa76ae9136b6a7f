let shown: Promise<void> = Promise.resolve();

/** @param until kept once everything that is being shown has been */
export function showing(until: Promise<void>): void {
  shown = until;
}

/** Waits until no move is being shown, those included that have only just been made. */
export async function settled(): Promise<void> {
  for (let waited: unknown = null; waited !== shown;) await (waited = shown);
}
