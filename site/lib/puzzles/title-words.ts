/** What titles of puzzles say in any game; see titles.ts. The solver's side comes first. */
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';

type Sides = { own: number; enemy: number };

export const pointsTitle = (sides: Sides): string => m.title_points(sides);
export const medalsTitle = (sides: Sides): string => m.title_medals(sides);
export const piecesTitle = (sides: Sides): string => m.title_pieces(sides);
export const handTitle = (cards: readonly string[]): string => m.title_hand({ cards: listed(cards) });
export const turnsTitle = (count: number): string => m.title_turns({ count });
