/**
 * The one table of keyboard actions. The help sheet, the command palette, the settings and the tests are made from it;
 * labels stand in labels.ts.
 *
 * A key is written as modifiers in the order Ctrl, Alt, Shift and then the key as `KeyboardEvent.key` names it, letters in
 * lower case: `j`, `Shift+n`, `Ctrl+k` (Command on a Mac), `?`, `ArrowLeft`, `Space`.
 */
export const SCOPES = ['everywhere', 'drill', 'moves', 'play', 'analysis', 'board'] as const;
export type Scope = (typeof SCOPES)[number];

interface Row {
  readonly scope: Scope;
  readonly keys: readonly string[];
  /** Part of a pattern people and screen readers rely on, and therefore not remappable. */
  readonly fixed?: true;
}

export const ACTIONS = {
  palette: { scope: 'everywhere', keys: ['Ctrl+k'] },
  help: { scope: 'everywhere', keys: ['?'] },
  cancel: { scope: 'everywhere', keys: ['Escape'], fixed: true },

  hint: { scope: 'drill', keys: ['h'] },
  retry: { scope: 'drill', keys: ['r'] },
  next: { scope: 'drill', keys: ['Enter'] },

  previousMove: { scope: 'moves', keys: ['ArrowLeft', 'k'] },
  nextMove: { scope: 'moves', keys: ['ArrowRight', 'j'] },
  firstMove: { scope: 'moves', keys: ['Home', '0'] },
  lastMove: { scope: 'moves', keys: ['End', '$'] },
  branchUp: { scope: 'moves', keys: ['ArrowUp'] },
  branchDown: { scope: 'moves', keys: ['ArrowDown'] },
  leaveVariation: { scope: 'moves', keys: ['Shift+ArrowLeft'] },

  hurry: { scope: 'play', keys: ['s'] },
  takeBack: { scope: 'play', keys: ['u', 'Backspace'] },

  engine: { scope: 'analysis', keys: ['l'] },
  bestMove: { scope: 'analysis', keys: ['Space'] },
  threat: { scope: 'analysis', keys: ['x'] },
  heatmap: { scope: 'analysis', keys: ['d'] },
  region: { scope: 'analysis', keys: ['g'] },
  arrows: { scope: 'analysis', keys: ['a'] },
  flip: { scope: 'analysis', keys: ['f'] },
  comments: { scope: 'analysis', keys: ['Shift+c'] },
  inlineTree: { scope: 'analysis', keys: ['Shift+i'] },
  nextBlunder: { scope: 'analysis', keys: ['b'] },
  nextMistake: { scope: 'analysis', keys: ['m'] },
  nextInaccuracy: { scope: 'analysis', keys: ['i'] },
  nextFault: { scope: 'analysis', keys: ['n'] },
  previousFault: { scope: 'analysis', keys: ['Shift+n'] },
  copyPosition: { scope: 'analysis', keys: ['Ctrl+c'] },
  pastePosition: { scope: 'analysis', keys: ['Ctrl+v'] },

  walk: { scope: 'board', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], fixed: true },
  select: { scope: 'board', keys: ['Enter', 'Space'], fixed: true },
  possibleMoves: { scope: 'board', keys: ['m'] },
  whereAmI: { scope: 'board', keys: ['o'] },
  typeMove: { scope: 'board', keys: ['i'] },
  readAround: { scope: 'board', keys: ['Alt+x'] },
} as const satisfies Record<string, Row>;

export type ActionId = keyof typeof ACTIONS;
export const ACTION_IDS = Object.keys(ACTIONS) as ActionId[];

export function actionRow(id: ActionId): Row {
  return ACTIONS[id];
}
