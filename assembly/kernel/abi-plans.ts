// What the module of a game with plans exports beside abi.ts; its `game` is a PlanMachine. The rows are those of searchRows.

export function planSearchStart(uniform: i32): void { game.planSearchStart(uniform != 0); }
export function planSearchRun(playouts: i32): i32 { return game.planSearch.run(playouts); }
export function planSearchRows(): i32 { return game.planSearch.results(game.out); }
/** Writes the line the search expects from an action on, plans step by step; returns its length. */
export function planSearchLine(action: u32, most: i32): i32 { return game.planSearchLine(action, game.out, most); }
