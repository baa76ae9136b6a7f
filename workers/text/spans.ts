/** Where in a generated text its parts stand, by the words they are made of. */

/** Start and end in the text, the end excluded. */
export type Span = readonly [start: number, end: number];

export interface Part {
  /** Its words, whether a sentence begins with them or not. */
  said: string;
  /** The parts inside it, in their order. */
  within: readonly Part[];
}

/**
 * The spans of parts that follow each other in a text: each, then those within it.
 *
 * @throws RangeError if the text does not hold what a part says
 */
export function spansIn(text: string, parts: readonly Part[]): Span[] {
  const spans: Span[] = [];
  const whole = text.toLowerCase();
  const walk = (inner: readonly Part[], begin: number): void => {
    let from = begin;
    for (const { said, within } of inner) {
      const start = whole.indexOf(said.toLowerCase(), from);
      if (start < 0) throw new RangeError(`"${said}" is not in "${text}"`);
      from = start + said.length;
      spans.push([start, from]);
      walk(within, start);
    }
  };
  walk(parts, 0);
  return spans;
}
