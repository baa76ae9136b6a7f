/** Reads the small picture of a position: node id to `b` or `r`. Whatever cannot be read is left out. */
export function readPicture(text: string): Record<string, 'b' | 'r'> {
  return Object.fromEntries(Array.from(text.matchAll(/(\d+)([br])/g), ([, id, side]) => [id, side as 'b' | 'r']));
}
