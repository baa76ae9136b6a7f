/** What a pick costs, in gold. */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/codex/board';
import { printedOn } from './printed';

/**
 * Null for what costs nothing or is not paid for here.
 *
 * @param held the card in hand, which `button:play` is about
 */
export function priceOf(pick: string, { prices }: Board, held = ''): number | null {
  // A level costs the same everywhere (CX-HERO-5).
  if (pick === 'button:level') return 1;
  // Nothing changes what summoning costs (CX-HERO-1).
  if (pick === 'button:summon') return printedOn(held.split(':')[2]!).cost;
  return prices[pick === 'button:play' ? held : pick] ?? null;
}

/** Why a card of the hand costs something else than is printed on it; empty where it does not. */
export function priceText(held: string, { prices }: Board): string {
  const count = prices[held];
  const card = count === undefined ? null : printedOn(held.split(':')[2]!);
  if (!card || card.cost === null || card.cost === count) return '';
  const told = { count: count!, printed: card.cost };
  // Of spells only minor ones belong to no spec, and nothing else makes one dearer (CX-COLOR-2).
  const isOfColour = card.type === 'spell' && card.spec === null && count! > card.cost;
  return isOfColour ? m.cxb_dearer_colour(told) : m.cxb_cost_changed(told);
}
