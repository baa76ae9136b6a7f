import { create, type Node, type Options } from '../../../../workers/referee/codex';
import { cardsUpTo, heroesUpTo } from '../../../../workers/referee/codex/milestones';
import { some, type Dice } from '../../support/dice';

/** Bodies for the milestones before the first heroes are enabled: those without abilities at level 1. */
const BODIES = ['troq_bashar', 'river_montoya', 'master_midori'];

/** Heroes of a team. */
export const sizeOf = ({ team_size }: Partial<Options>): number => (team_size === 'one' ? 1 : 3);
const STARTER_CARDS = 10;
const CODEX_KINDS = 36;

/** A game with ten cards and a codex of what is enabled, drawn by the dice. */
export function startOf(milestone: number, dice: Dice, options: Partial<Options> = {}): Node {
  const cards = cardsUpTo(milestone);
  const heroes = [...new Set([...heroesUpTo(milestone), ...BODIES])];
  const one = (): string => cards[dice(cards.length)]!;
  const brings = () => ({
    team: some(heroes, sizeOf(options), dice),
    starter: Array.from({ length: STARTER_CARDS }, one),
    codex: Array.from({ length: CODEX_KINDS }, one).flatMap((card) => [card, card]),
  });
  return create({ A: brings(), B: brings() }, dice(2) ? 'A' : 'B', options);
}
