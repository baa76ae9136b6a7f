import type { Line } from '../game-codec';

/** Members of a record that hold its line. */
export const LINE_KEYS = ['actions', 'comments', 'variations'] as const;

/** A line without members that say nothing. */
export function lineToJson({ actions, comments, variations }: Line): object {
  return {
    actions,
    ...(Object.keys(comments).length && { comments }),
    ...(variations.length && { variations: variations.map(({ at, ...rest }) => ({ at, ...lineToJson(rest) })) }),
  };
}
