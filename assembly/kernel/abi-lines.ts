// What the module of a game for alpha-beta exports beside abi.ts; its `game` is a PointMachine.

/** Starts a look at every line: the best `lines` actions get exact scores, `width` limits actions further down, 0 = all. */
export function linesStart(lines: i32, width: i32): void { game.deepening.start(game.state, lines, width); }
/** 1 once there is nothing left to find out. */
export function linesRun(nodes: i32): i32 { return game.deepening.run(nodes) ? 1 : 0; }
export function linesRows(): i32 { return game.deepening.results(game.out); }
export function linesBest(): u32 { return game.deepening.best(); }
export function linesOf(action: u32): i32 { return game.deepening.line(action, game.out); }
export function linesNodes(): f64 { return <f64>game.deepening.nodes; }
/** Turns the transposition table on or off, for tests. */
export function linesTable(enabled: i32): void { game.table.enabled = enabled != 0; }
