import type { WorkStore } from './schema';

/**
 * What two versions of a work differ in if they are different works to the visitor. The header of an analysis only says
 * how it is looked at: which move is on screen, what lies over the board.
 */
export function contentOf(store: WorkStore, text: string): string {
  if (store !== 'analyses') return text;
  try {
    const { tags: _, ...content } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(content);
  } catch {
    return text;
  }
}
