import { sideName } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Exact } from '$workers/analysis/contract';
import { SIDES } from '$workers/games/toy-battle/state';
import { exactNumber, readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { Scale } from '$lib/puzzles/face';
import { count } from '$lib/i18n/numbers';
import { chanceText, complement, minus, percentText } from '$lib/puzzles/numbers';

interface Kind {
  quantity(sides: { side: string; enemy: string }): string;
  /** Medals count; chances are chances. */
  unit: 'chance' | 'medals';
  /** What is shown for a value; the goals are put so that more is better. */
  shown: (value: Exact) => Exact;
  graded: boolean;
}

const same = (value: Exact): Exact => value;

const KINDS: Readonly<Record<string, Kind>> = {
  'win-turn': {
    quantity: ({ side }) => m.tb_puzzles_quantity_win({ side }),
    unit: 'chance',
    shown: same,
    graded: false,
  },
  'max-medals': {
    quantity: ({ side }) => m.tb_puzzles_quantity_medals({ side }),
    unit: 'medals',
    shown: same,
    graded: true,
  },
  'safe-turn': {
    quantity: ({ side }) => m.tb_puzzles_quantity_safe({ side }),
    unit: 'chance',
    shown: same,
    graded: false,
  },
  'safest-turn': {
    quantity: ({ enemy }) => m.tb_puzzles_quantity_risk({ enemy }),
    unit: 'chance',
    shown: complement,
    graded: true,
  },
  cut: { quantity: () => m.tb_puzzles_quantity_cut(), unit: 'chance', shown: same, graded: false },
  'no-gift': {
    quantity: ({ enemy }) => m.tb_puzzles_quantity_gift({ enemy }),
    unit: 'medals',
    shown: minus,
    graded: true,
  },
  endgame: {
    quantity: ({ side }) => m.tb_puzzles_quantity_endgame({ side }),
    unit: 'chance',
    shown: same,
    graded: false,
  },
};

/** @throws RangeError for a goal this game does not have */
export function scaleOf({ goal, values, value }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const kind = KINDS[goal.kind];
  if (!kind) throw new RangeError(`no goal "${goal.kind}"`);
  const { unit, shown } = kind;
  const all = Object.values(values).map((text) => exactNumber(readExact(text)!));
  const best = exactNumber(value);
  const worst = Math.min(0, ...all);
  const medals = (exact: Exact): string => count(exactNumber(exact));
  const write = (exact: Exact, text: (chance: Exact) => string): string =>
    unit === 'medals' ? medals(shown(exact)) : text(shown(exact));
  const ends = unit === 'chance' ? [0, 1] : [worst, best];
  return {
    quantity: kind.quantity({ side: sideName(SIDES[solver]!), enemy: sideName(SIDES[1 - solver]!) }),
    text: (exact) => write(exact, chanceText),
    short: (exact) => write(exact, percentText).replace(/\s/g, ''),
    share: (exact) => (exactNumber(exact) - ends[0]!) / (ends[1]! - ends[0]! || 1),
    low: write({ num: ends[0]!, den: 1 }, percentText),
    high: write({ num: ends[1]!, den: 1 }, percentText),
    graded: kind.graded || all.some((one) => unit === 'chance' && one !== 0 && one !== 1),
  };
}
