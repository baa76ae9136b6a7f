/** Lines in words, from their notation alone: what a question tells before it is played. */
import { cardName, choiceText, directionText, pickText, rankName, sideName } from '$lib/games/tash-kalar/board/words';
import { listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { cardByWord } from '$workers/games/tash-kalar/cards';
import type { Rank, Side } from '$workers/games/tash-kalar/state';

/** The id of the card that an action or a question names. */
export const cardId = (word: string): string => cardByWord(word)!.id;

/** An action as something that happens: `the piece from d6 goes to e7`. */
function told(side: Side, action: string): string {
  const [verb = '', what = '', more = ''] = action.split(' ');
  switch (verb) {
    case 'summon': {
      const [word = '', square = ''] = what.split('@');
      return m.ts_drill_line_summon({ card: cardName(cardId(word)), square });
    }
    case 'match':
      return m.ts_drill_line_match({ squares: listed(what.split('+')) });
    case 'place':
      return m.ts_drill_line_place({ rank: rankName('common'), square: what });
    case 'placeOn':
      return m.ts_drill_line_place({ rank: rankName(more as Rank), square: what });
    case 'lift':
      return m.ts_drill_line_lift({ square: what });
    case 'pick':
      return m.ts_drill_line_pick({ square: what });
    case 'move':
    case 'run': {
      const [from = '', to = ''] = what.split('-');
      return m.ts_drill_line_move({ from, to });
    }
    case 'option':
      return m.ts_drill_line_option({ option: pickText(action.replace(' ', ':')) });
    case 'direction':
      return m.ts_drill_line_shoot({ direction: directionText(what) });
    default:
      return choiceText({ action, picks: verb === 'card' ? [`discard:${side}:${cardId(what)}`] : [`button:${verb}`] });
  }
}

/** What changes nothing in what is told: an end with nothing left to do, a pattern that only says which way one can shoot. */
const isIdle = (action: string, next = ''): boolean =>
  action === 'done' || (action.startsWith('match ') && next.startsWith('direction '));

/** `A: Hill Giant comes to g4; e5 is chosen`. */
export const lineText = (side: Side, line: readonly string[]): string =>
  m.board_event({
    side: sideName(side),
    what: statements(line.filter((action, i) => !isIdle(action, line[i + 1])).map((action) => told(side, action))),
  });
