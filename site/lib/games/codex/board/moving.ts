/** Things as they are seen while they move. */
import type { Board, ThingView } from '$workers/games/codex/board';

/** What a move shows step by step; everything else about a thing (marks, ATK) is there at once. */
export interface Moving {
  readonly thing: ThingView;
  /** Two that say the same here look alike to whoever shows a move. */
  toJSON(): unknown;
}

const moving = (thing: ThingView): Moving => ({
  thing,
  toJSON: () => [thing.shown, thing.damage, thing.level, thing.slot, thing.controller],
});

/** By number. */
export const standing = ({ things }: Board): Record<string, Moving> =>
  Object.fromEntries(things.map((thing) => [String(thing.id), moving(thing)]));
