/** Lines in words, from their notation alone: what a question tells before it is played. */
import { choiceText, sideName } from '$lib/games/tash-kalar/board/words';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { cardByWord } from '$workers/games/tash-kalar/cards';
import type { Side } from '$workers/games/tash-kalar/state';

/** The id of the card that an action or a question names. */
export const cardId = (word: string): string => cardByWord(word)!.id;

const squares = (list: readonly string[]): string[] => list.map((square) => `square:${square}`);

/** What is chosen on the screen for an action. */
function picksOf(side: Side, action: string): string[] {
  const [verb = '', what = '', more = ''] = action.split(' ');
  switch (verb) {
    case 'summon': {
      const [word = '', square = ''] = what.split('@');
      return [`card:${side}:${cardId(word)}`, `square:${square}`];
    }
    case 'place':
    case 'lift':
    case 'pick':
      return squares([what]);
    case 'move':
    case 'run':
      return squares(what.split('-'));
    case 'placeOn':
      return [...squares([what]), `rank:${more}`];
    case 'card':
      return [`discard:${side}:${cardId(what)}`];
    case 'match':
      return [more ? `match:${what}:${more}` : `match:${what}`];
    case 'option':
    case 'direction':
      return [`${verb}:${what}`];
    default:
      return [`button:${verb}`];
  }
}

/** `A: Hill Giant on g4; choose e5`. */
export const lineText = (side: Side, line: readonly string[]): string =>
  m.board_event({
    side: sideName(side),
    what: statements(line.map((action) => choiceText({ action, picks: picksOf(side, action) }))),
  });
