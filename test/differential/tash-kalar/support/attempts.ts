import { OPTION_IDS } from '../../../../assembly/games/tash-kalar/effects/option-ids';
import { cardOf, cardsIn, listOf, TASKS } from '../../../../workers/games/tash-kalar/cards';
import { CARD_KINDS } from '../../../../workers/games/tash-kalar/decks';
import { DIRECTIONS, SQUARES } from '../../../../workers/games/tash-kalar/squares';
import { RANKS, type State } from '../../../../workers/games/tash-kalar/state';
import type { Dice } from '../../support/dice';

/** A text of any kind of action, sensible or not. */
export function anyAttempt(state: State, roll: Dice): string {
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  // A square that is cut off once in a while.
  const square = (): string => (roll(30) ? pick(SQUARES) : 'a1');
  const own = cardsIn(listOf(state.deckIds[state.side])).map(({ word }) => word);
  const held = CARD_KINDS.flatMap((kind) => state.hands[state.side][kind]).map((id) => cardOf(id).word);
  const summonable = held.filter((word) => !word.startsWith('flare'));
  const card = (): string => pick(roll(2) && held.length ? held : [...own, 'Titan', 'Leviathan', 'flare-06']);
  const attempts: (() => string)[] = [
    () => `place ${square()}`,
    () => `lift ${square()}`,
    () => `summon ${pick([...own, 'Titan', 'Leviathan'])}@${square()}`,
    () => `summon ${pick(summonable.length ? summonable : own)}@${square()}`,
    () => `discard ${card()}`,
    () => `return ${card()}`,
    () => `card ${card()}`,
    () => `pick ${square()}`,
    () => `placeOn ${square()} ${pick(RANKS)}`,
    () => `move ${square()}-${square()}`,
    () => `run ${square()}-${square()}`,
    () => `direction ${pick(DIRECTIONS)}`,
    () => `option ${pick(OPTION_IDS)}`,
    () => `claim ${pick(TASKS).word}`,
    () => pick(['flare', 'end', 'done', 'skip']),
  ];
  return pick(attempts)();
}

/** Players like to summon and to go on, so that games hold more than placed pieces. */
export function choose(actions: readonly string[], roll: Dice): string {
  const worth = actions.filter((action) => /^(summon|flare|claim|move|run)/.test(action));
  const from = worth.length && roll(3) ? worth : actions;
  return from[roll(from.length)]!;
}
