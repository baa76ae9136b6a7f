import type { View } from '$workers/contract';

/** A way through the game tree. `views[0]` is its start, `views[i]` the node before `actions[i]`, the last one where it stands. */
export interface Attempt {
  readonly views: readonly View[];
  readonly actions: readonly string[];
}

export const nodeOf = ({ views }: Attempt): View => views[views.length - 1]!;

export const movesOf = ({ views, actions }: Attempt) => actions.map((action, i) => ({ action, view: views[i]! }));

export const extended = ({ views, actions }: Attempt, action: string, view: View): Attempt => ({
  views: [...views, view],
  actions: [...actions, action],
});

/** Its first actions. */
export const upTo = ({ views, actions }: Attempt, count: number): Attempt => ({
  views: views.slice(0, count + 1),
  actions: actions.slice(0, count),
});

/** One way, and another that begins where it stands. */
export const joined = (way: Attempt, { views, actions }: Attempt): Attempt => ({
  views: [...way.views.slice(0, -1), ...views],
  actions: [...way.actions, ...actions],
});
