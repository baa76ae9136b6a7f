import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { CARDS } from '../cards';
import type { Usable } from '../measures';
import { choose } from './walk';

/** Flares on the table, none to all but one of which can be invoked. */
const OFFERED = 4;

const FLARES = CARDS.filter(({ kind }) => kind === 'flares').map(({ id }) => id);

/** Which of some flares could be invoked with the pieces as they stand. */
export const flares: DrillKind<Board> = {
  id: 'flares',
  steps: 60,
  choose,
  ask({ question }, desk, random, wish) {
    if (question !== 'menu') return null;
    const { flares: usable } = desk.measure('flares') as Usable;
    const right = 1 + (wish % (OFFERED - 1));
    const useless = FLARES.filter((id) => !usable.includes(id));
    if (usable.length < right || useless.length < OFFERED - right) return null;
    const some = (ids: readonly string[], count: number): string[] => {
      const left = [...ids];
      return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!);
    };
    const tiles = some(usable, right).sort();
    const shown = [...tiles, ...some(useless, OFFERED - right)].sort();
    return { question: { type: 'pick', ask: `flares:${shown.join(':')}`, tiles } };
  },
};
