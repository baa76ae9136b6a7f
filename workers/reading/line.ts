import type { Parsed } from '../contract';
import type { Line, Variation } from '../game-codec';
import { asList, asObject, asText, onlyKeys } from './json';
import { Malformed, malformed, show } from './problems';

/** Members of a record that hold its line. */
export const LINE_KEYS = ['actions', 'comments', 'variations'] as const;

/** Variations of variations deeper than any analysis; a limit keeps hostile files from exhausting the stack. */
const MAX_DEPTH = 64;

/** A line without members that say nothing. */
export function lineToJson({ actions, comments, variations }: Line): object {
  return {
    actions,
    ...(Object.keys(comments).length && { comments }),
    ...(variations.length && { variations: variations.map(({ at, ...rest }) => ({ at, ...lineToJson(rest) })) }),
  };
}

/** The line of a JSON record. `check` reads one action; whether it can be played is another question. */
export function readLine(source: Record<string, unknown>, check: (action: string) => Parsed<unknown>): Line {
  return lineIn(source, check, '', 0);
}

function lineIn(
  source: Record<string, unknown>,
  check: (action: string) => Parsed<unknown>,
  path: string,
  depth: number,
): Line {
  const actions = asList(source.actions ?? [], `${path}actions`).map((value, i) => {
    const where = `${path}actions.${i}`;
    const text = asText(value, where).trim();
    const parsed = check(text);
    if (!parsed.ok) throw new Malformed({ ...parsed.error, column: 1, found: `${where}: ${show(value)}` });
    return text;
  });
  const comments: Record<number, string> = {};
  for (const [ply, value] of Object.entries(asObject(source.comments ?? {}, `${path}comments`))) {
    const where = `${path}comments.${ply}`;
    if (!/^\d{1,6}$/.test(ply) || Number(ply) > actions.length) malformed(1, where, 'bad-number');
    comments[Number(ply)] = asText(value, where);
  }
  const variations = asList(source.variations ?? [], `${path}variations`).map((value, i): Variation => {
    const where = `${path}variations.${i}`;
    if (depth >= MAX_DEPTH) malformed(1, where, 'bad-value');
    const variation = asObject(value, where);
    onlyKeys(variation, ['at', ...LINE_KEYS], `${where}.`);
    const { at } = variation;
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > actions.length)
      malformed(1, `${where}.at: ${show(at)}`, 'bad-number');
    return { at, ...lineIn(variation, check, `${where}.`, depth + 1) };
  });
  return { actions, comments, variations };
}

/** Header of a record: any names and texts. */
export function readTags(value: unknown): Record<string, string> {
  const tags = Object.entries(asObject(value ?? {}, 'tags'));
  return Object.fromEntries(tags.map(([name, text]) => [name, asText(text, `tags.${name}`)]));
}
