/** How English tells who does something and how long it lasts. */
import type { Until, Who } from '../../program';
import type { Scope } from '../../scope';
import { player } from './things';

/** After what lasts so long. */
export const UNTIL: Readonly<Record<Until, string>> = {
  end_of_turn: 'this turn',
  your_next_upkeep: 'until your next upkeep',
  your_next_turn: 'until your next turn',
  end_of_opp_next_turn: 'until the end of the opponent’s next turn',
  leaves_play: '',
};

export const lasting = (text: string, until: Until): string => [text, UNTIL[until]].filter(Boolean).join(' ');

/** A verb for a player, who is told to do it where nobody is named. */
export const does = (who: Who | undefined, verb: string, scope: Scope): string =>
  who === undefined || who === 'you' ? verb : `${player(who, scope)} ${verb.replace(/^\w+/, (word) => `${word}s`)}`;
