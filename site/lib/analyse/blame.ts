/**
 * Marks what lies beside the board and was picked wrongly; a place of the board is marked by the board itself.
 *
 * @returns how to end it
 */
export function blame(picks: readonly string[]): () => void {
  const things = picks.flatMap((pick) => [
    ...document.querySelectorAll<HTMLElement>(`button[data-pick="${CSS.escape(pick)}"]`),
  ]);
  for (const { dataset } of things) dataset.blamed = '';
  return () => things.forEach(({ dataset }) => delete dataset.blamed);
}
