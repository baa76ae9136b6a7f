/** What a search may cost: a fixed number of playouts or nodes, or a time. */
export interface Budget {
  work?: number;
  milliseconds?: number;
}

/** Does work in pieces of `size` until the budget is used up; `piece` returns false once there is nothing left to do. */
export function spend(budget: Budget, size: number, piece: (size: number) => boolean): void {
  if (budget.work) {
    piece(budget.work);
    return;
  }
  const end = performance.now() + budget.milliseconds!;
  while (performance.now() < end && piece(size));
}
