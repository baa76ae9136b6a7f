/**
 * Brings the board to the upper edge of the window, with what stands beside it or sticks below it: for whoever has scrolled
 * far down to something that changes it.
 *
 * @param stage what holds the board
 */
export function bringUp(stage: Element | null | undefined): void {
  if (!stage) return;
  // In a wide window the board stays in sight; there the beginning of what is read beside it counts.
  const narrow = getComputedStyle(stage).display !== 'grid';
  (narrow ? (stage.querySelector('.board') ?? stage) : stage).scrollIntoView({ block: 'start' });
}
