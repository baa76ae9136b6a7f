/** What a wrong answer falls short of, in words. Loaded when one was given. */
import { nodeName, sideName, troopName } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Exact, Goal } from '$workers/analysis/contract';
import { SIDES, type Board } from '$workers/games/toy-battle/state';
import { listText } from '$lib/puzzles/listing';
import { chanceText, complement, minus } from '$lib/puzzles/numbers';

interface Shortfall {
  board: Board;
  value: Exact | null;
  /** The tiles that beat the answer. */
  need: string | null;
  nodes: readonly string[];
}

/** Why an answer misses the goal, as one or two sentences. */
export function shortfallText(
  goal: Goal,
  { board, value, need, nodes }: Shortfall,
  hqOf: (id: string) => string | null,
): string {
  const mover = board.toMove;
  const side = sideName(mover);
  const enemy = sideName(SIDES.find((other) => other !== mover)!);
  const name = (id: string): string => {
    const owner = hqOf(id);
    return nodeName({ id, hq: owner === 'blue' || owner === 'red' ? owner : null });
  };
  const danger =
    need === null
      ? ''
      : need === ''
        ? m.tb_puzzles_short_any({ enemy })
        : m.tb_puzzles_short_need({ enemy, tiles: listText([...need].map(troopName)) });
  switch (goal.kind) {
    case 'win-turn':
      return m.tb_puzzles_short_win({ side });
    case 'max-medals':
      return m.tb_puzzles_short_medals({ count: value ? value.num : 0 });
    case 'safe-turn':
      return danger || m.tb_puzzles_short_unsafe({ enemy });
    case 'safest-turn':
      return (
        danger ||
        (value
          ? m.tb_puzzles_short_risk({ enemy, chance: chanceText(complement(value)) })
          : m.tb_puzzles_short_unsafe({ enemy }))
      );
    case 'cut':
      return nodes.length > 0
        ? m.tb_puzzles_short_cut({ nodes: listText(nodes.map(name)) })
        : m.tb_puzzles_short_cut_none();
    case 'no-gift':
      return m.tb_puzzles_short_gift({ enemy, count: value ? minus(value).num : 0 });
    default:
      return value && value.num * 2 === value.den
        ? m.puzzles_short_draw({ side })
        : value && value.num > 0
          ? m.tb_puzzles_short_luck({ side, chance: chanceText(value) })
          : m.puzzles_short_lost({ enemy });
  }
}
