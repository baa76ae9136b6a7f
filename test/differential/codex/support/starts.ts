import { create, type Brings, type Node, type Options } from '../../../../workers/referee/codex';
import { HEROES, SPECS, STARTERS } from '../../../../workers/referee/codex/data';
import { MILESTONES, cardsUpTo, heroesUpTo } from '../../../../workers/referee/codex/milestones';
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

const LAST = MILESTONES.length;
const enabled = new Set([...cardsUpTo(LAST), ...heroesUpTo(LAST)]);
const isWhole = (cards: readonly string[]): boolean => cards.every((card) => enabled.has(card));

/** Heroes whose whole spec is enabled, and colours whose whole starter deck is: what visitors can bring. */
export const READY_HEROES: readonly string[] = Object.values(SPECS)
  .filter(({ hero, cards }) => isWhole([hero, ...cards]))
  .map(({ hero }) => hero);
const READY_STARTERS = new Set(Object.keys(STARTERS).filter((color) => isWhole(STARTERS[color]!.cards)));

function teamOf(size: number, dice: Dice): Brings {
  const team = some(READY_HEROES, size, dice);
  const colors = [...new Set(team.map((hero) => HEROES.get(hero)!.color!))].filter((one) => READY_STARTERS.has(one));
  return { team, starter: colors[dice(colors.length)]! };
}

/** A game as visitors begin it: teams with a starter deck of theirs and the codex of their specs; of four, one of one hero each. */
export function teamStartOf(dice: Dice, options: Partial<Options> = {}): Node {
  const team_size = options.team_size ?? (dice(4) ? 'three' : 'one');
  const size = sizeOf({ team_size });
  return create({ A: teamOf(size, dice), B: teamOf(size, dice) }, dice(2) ? 'A' : 'B', { ...options, team_size });
}
