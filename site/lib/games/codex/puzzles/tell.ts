import { nameOf } from '$lib/games/codex/board/table-words';
import { m } from '$lib/paraglide/messages';
import type { Tell } from '$lib/puzzles/titles';
import type { State } from '$workers/games/codex/state';

const BUILT = /^(?:base|tech_i+_building|tower|surplus|heroes_hall|tech_lab)$/;
/** Things that a title may name. */
const NAMED = 3;

/** What the goal is about, then what the player has to work with, when, and against what. */
export const tell: Tell<State> = ({ goal }, { table }) => {
  const { things, active, sides, turn } = table;
  const target = things.find(({ id }) => String(id) === goal.nodes?.[0]);
  const inPlay = (isOwn: boolean): string[] =>
    things
      .filter(({ controller, card }) => (controller === active) === isOwn && !BUILT.test(card))
      .map(({ card }) => card);
  const cards = [...new Set([...sides[active].hand, ...inPlay(true)])];
  return {
    always: target ? [nameOf(target.card)] : cards.slice(0, 1).map(nameOf),
    further: [
      ...cards.slice(0, NAMED).map(nameOf),
      m.cx_puzzles_title_gold({ count: sides[active].gold }),
      m.cxb_turn({ turn }),
      ...[...new Set(inPlay(false))].slice(0, NAMED).map(nameOf),
    ],
  };
};
