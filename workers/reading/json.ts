import { malformed, show } from './problems';

/** JSON text to a value; the column is the engine's word for it where it gives one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const offset = position ? Number(position) : 0;
    malformed(offset + 1, text.slice(offset) || text, 'not-json');
  }
}

export function asObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  return malformed(1, `${path}: ${show(value)}`, 'bad-value');
}

export function asList(value: unknown, path: string): unknown[] {
  return Array.isArray(value) ? value : malformed(1, `${path}: ${show(value)}`, 'bad-value');
}

export function asText(value: unknown, path: string): string {
  return typeof value === 'string' ? value : malformed(1, `${path}: ${show(value)}`, 'bad-value');
}

/** A member nobody reads is more likely a slip than a wish. `path` goes before the name of the member. */
export function onlyKeys(source: object, keys: readonly string[], path: string): void {
  const foreign = Object.keys(source).find((key) => !keys.includes(key));
  if (foreign !== undefined) malformed(1, path + foreign, 'unknown-key');
}

/** Members of an object with the path of each; a missing object has none. */
export function entries(value: unknown, path: string): [key: string, value: unknown, path: string][] {
  if (value === undefined) return [];
  return Object.entries(asObject(value, path)).map(([key, entry]) => [key, entry, `${path}.${key}`]);
}
