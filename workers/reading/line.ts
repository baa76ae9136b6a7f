import type { Parsed } from '../contract';
import type { Line, Variation } from '../game-codec';
import { asList, asObject, asText, onlyKeys } from './json';
import { MAX_ACTIONS, MAX_DEPTH } from './limits';
import { LINE_KEYS } from './line-json';
import { excerpt, Malformed, malformed, show } from './problems';

/** The members of a line, however it is written down. */
type Spelled = Readonly<Record<string, unknown>>;

/**
 * The line of a JSON record. `check` reads one action; whether it can be played is another question. `spell` gives the
 * line and each variation the members of a record, for texts that call them otherwise.
 */
export function readLine(
  source: Spelled,
  check: (action: string) => Parsed<unknown>,
  spell: (line: Spelled) => Spelled = (line) => line,
): Line {
  let total = 0;
  return lineIn(spell(source), '', 0);

  function lineIn(line: Spelled, path: string, depth: number): Line {
    const given = asList(line.actions ?? [], `${path}actions`);
    total += given.length;
    if (total > MAX_ACTIONS) malformed(1, `actions: ${total} > ${MAX_ACTIONS}`, 'too-long');
    const actions = given.map((value, i) => {
      const where = `${path}actions.${i}`;
      const text = asText(value, where).trim();
      const parsed = check(text);
      if (!parsed.ok) throw new Malformed({ ...parsed.error, column: 1, found: excerpt(`${where}: ${show(value)}`) });
      return text;
    });
    const comments: Record<number, string> = {};
    for (const [ply, value] of Object.entries(asObject(line.comments ?? {}, `${path}comments`))) {
      const where = `${path}comments.${ply}`;
      if (!/^\d{1,6}$/.test(ply) || Number(ply) > actions.length) malformed(1, where, 'bad-number');
      comments[Number(ply)] = asText(value, where);
    }
    const variations = asList(line.variations ?? [], `${path}variations`).map((value, i): Variation => {
      const where = `${path}variations.${i}`;
      if (depth >= MAX_DEPTH) malformed(1, `variations: ${depth + 1} > ${MAX_DEPTH}`, 'too-deep');
      const variation = spell(asObject(value, where));
      onlyKeys(variation, ['at', ...LINE_KEYS], `${where}.`);
      const { at } = variation;
      if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > actions.length)
        malformed(1, `${where}.at: ${show(at)}`, 'bad-number');
      return { at, ...lineIn(variation, `${where}.`, depth + 1) };
    });
    return { actions, comments, variations };
  }
}

/** Header of a record: any names and texts. */
export function readTags(value: unknown): Record<string, string> {
  const tags = Object.entries(asObject(value ?? {}, 'tags'));
  return Object.fromEntries(tags.map(([name, text]) => [name, asText(text, `tags.${name}`)]));
}
