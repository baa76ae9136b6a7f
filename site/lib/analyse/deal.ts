/** New games, as a visitor asks for them. */
import { freshSeed } from '$lib/play/chance';
import type { GameCodec } from '$workers/game-codec';
import { seededRandom } from '$workers/random';

/** Any words make a seed, so that a game can be named in talk; digits are the seed itself. 32 bits. */
export function seedOf(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text) >>> 0;
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

/**
 * The start of a game in notation, null where the options do not go together.
 * @param setup as the codec names it
 * @param seed a fresh one unless given
 */
export function deal(
  codec: Pick<GameCodec, 'randomStart' | 'print'>,
  setup: string,
  options: Readonly<Record<string, string>> = {},
  seed = freshSeed(),
): string | null {
  const start = codec.randomStart(setup, seededRandom(seed), options);
  return start.ok ? codec.print(start.value) : null;
}
