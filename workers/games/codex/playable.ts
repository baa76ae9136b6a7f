/** Cards and heroes whose rules are complete; the others are shown, but cannot be played yet (section 12 of the rules). */
import { milestones } from '../../../assembly/games/codex/data/milestones.json';

const playable = new Set(milestones.flatMap(({ cards, heroes }) => [...cards, ...heroes]));

/** Whether a card or hero can be played; tokens come with the cards that make them. */
export const isPlayable = (id: string): boolean => playable.has(id);
