import { sizeOf } from '$lib/games/conquest/board/divisions';
import { landName } from '$lib/games/conquest/board/names';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { divisionsText, playerName } from '$lib/games/conquest/board/words';
import { labelled } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { piecesTitle } from '$lib/puzzles/title-words';
import type { Tell } from '$lib/puzzles/titles';
import { boardOf } from '$workers/games/conquest/board';
import type { State } from '$workers/games/conquest/state';
import { landsText, missionText } from './goals';

/** Divisions on land of a player, and of everybody else. */
function divisionsOf({ lands, fronts }: ReturnType<typeof boardOf>, colour: string): { own: number; enemy: number } {
  const sides = { own: 0, enemy: 0 };
  const add = (owner: string | null, text: string) => {
    if (owner) sides[owner === colour ? 'own' : 'enemy'] += sizeOf(text);
  };
  for (const { owner, rear } of Object.values(lands)) add(owner, rear);
  for (const [place, { group }] of Object.entries(fronts)) add(lands[place.slice(0, 3)]?.owner ?? null, group);
  return sides;
}

/** Own territories that a title may name, those with the most divisions first. */
const NAMED = 2;

/** What is to be taken, held or completed; then who stands there and who plays, against how many, and when. */
export const tell: Tell<State> = ({ goal }, state) => {
  const board = boardOf(state, null);
  const colour = COLOURS[state.decider]!;
  const [code] = goal.nodes ?? [];
  const rear = code && board.lands[code]?.rear;
  const own = Object.entries(board.lands).filter(([, { owner }]) => owner === colour);
  const strongest = own.sort(([, a], [, b]) => b.rear.length - a.rear.length).slice(0, NAMED);
  const further = [
    playerName(colour),
    ...(code && rear ? [labelled(landName(code), divisionsText(rear))] : []),
    piecesTitle(divisionsOf(board, colour)),
    m.cq_round({ round: state.round }),
    m.cq_play_count({ count: state.order.length }),
    m.cq_lands({ count: own.length }),
  ];
  if (!goal.nodes && !goal.card)
    return {
      always: [playerName(colour)],
      further: [...strongest.map(([land]) => landName(land)), ...further.slice(1)],
    };
  return { always: [goal.kind === 'mission' ? missionText(goal) : landsText(goal)], further };
};
