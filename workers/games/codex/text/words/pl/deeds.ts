/** How Polish tells who does something and how long it lasts. */
import type { Until, Who } from '../../program';
import type { Scope } from '../../scope';
import type { Mood } from '../../tongue';
import { player } from './pointing';

/** After what lasts so long. */
export const UNTIL: Readonly<Record<Until, string>> = {
  end_of_turn: 'w tej turze',
  your_next_upkeep: 'do twojego następnego utrzymania',
  your_next_turn: 'do twojej następnej tury',
  end_of_opp_next_turn: 'do końca następnej tury przeciwnika',
  leaves_play: '',
};

export const lasting = (text: string, until: Until): string => [text, UNTIL[until]].filter(Boolean).join(' ');

/** A verb as it is told, after "możesz", and of another player. */
export type Verb = readonly [tell: string, may: string, third: string];

/** A verb for a player, who is told to do it where nobody is named. */
export function does(who: Who | undefined, verb: Verb, mood: Mood, scope: Scope): string {
  if (who !== undefined && who !== 'you') return `${player(who, 'nom', scope)} ${verb[2]}`;
  return verb[mood === 'may' ? 1 : 0];
}
