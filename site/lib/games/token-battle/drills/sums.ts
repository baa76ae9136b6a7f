/** How a number adds up, term by term. */
import { cardName } from '$lib/games/token-battle/board/words';
import { cardOfAction } from '$lib/games/token-battle/face';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { Drill } from '$workers/drills/drill';
import { signed } from '$workers/games/token-battle/text';

/** Fields in a word of a drill: `b3,d3`; none in an empty one. */
export const fieldsIn = (word: string): string[] => word.split(',').filter(Boolean);

const numbersIn = (words: readonly string[]): number[] => words.map(Number);

/** What a token loses in a turn: see `wordsOf` in the game's drills. */
export function lossText({ line, why }: Drill): string {
  const [before = 0, boost = 0, skill = 0, shots = 0] = numbersIn(why.slice(0, 4));
  const counted = fieldsIn(why[4]!);
  const card = cardName(cardOfAction(line[0]!)!);
  return statements([
    m.tk_drill_term_value({ value: before }),
    boost > 0 && m.tk_drill_term_boost({ amount: signed(boost) }),
    skill > 0 &&
      (counted.length > 0
        ? m.tk_drill_term_volley({ card, amount: signed(-skill), fields: listText(counted) })
        : m.tk_drill_term_skill({ card, amount: signed(-skill) })),
    shots > 0 && m.tk_drill_term_shots({ amount: signed(-shots) }),
  ]);
}

/** The points of a side for a turn: what the board brought before it, and what the turn changes. */
export function pointsText({ why }: Drill, total: number): string {
  const [before = 0, placed = 0, created = 0, lost = 0, rest = 0] = numbersIn(why.slice(0, 5));
  const terms = statements([
    m.tk_drill_term_before({ points: before }),
    placed !== 0 && m.tk_drill_term_placed({ amount: signed(placed) }),
    created !== 0 && m.tk_drill_term_created({ amount: signed(created) }),
    lost !== 0 && m.tk_drill_term_lost({ amount: signed(lost) }),
    rest !== 0 && m.tk_drill_term_rest({ amount: signed(rest) }),
  ]);
  return m.tk_drill_sum({ terms, total });
}

/** What one token brings: its value, the auras that reach it, all of it twice for gold. */
export function gainText({ why }: Drill, total: number): string {
  const [value = 0, auras = 0, gold = 0] = numbersIn(why.slice(0, 3));
  const terms = statements([
    m.tk_drill_term_value({ value }),
    auras > 0 && m.tk_drill_term_auras({ amount: signed(auras), fields: listText(fieldsIn(why[3]!)) }),
    gold > 0 && m.tk_drill_term_gold({ amount: signed(gold) }),
  ]);
  return m.tk_drill_sum({ terms, total });
}
