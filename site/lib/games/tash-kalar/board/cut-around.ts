import type { Half } from '$workers/games/tash-kalar/state';
import type { CardTexts } from '$workers/games/tash-kalar/text/card-texts';
import { halfOfStep } from './flare-half';

/** The text of a card, or of one half of a flare, cut around what the decision named `step` is about; whole without one. */
export function cutAround(texts: CardTexts, id: string, half: Half | null, step?: string): [string, string, string] {
  const text = (half ? texts.flares[id]?.[half].effect : texts.beings[id]) ?? '';
  const asked = step !== undefined && halfOfStep(step) === half;
  const [start, end] = (asked && texts.decisions[id]?.[step]) || [text.length, text.length];
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
