/** What a missed goal lacks, in words. Loaded when a goal is missed. */
import type { Layout } from '$lib/games/toy-battle/board/layout';
import { nodeName, sideName, tileText, troopName } from '$lib/games/toy-battle/board/words';
import { topOf } from '$lib/games/toy-battle/board/stacks';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import { holds, type Predicate } from '$workers/games/toy-battle/predicates';
import type { Board, Side, Sided } from '$workers/games/toy-battle/state';

/** More than these would be a second task. */
const MOST = 3;

interface Told {
  board: Board;
  node(id: string): string;
  /** The bases around a region: its letter stands nowhere on the board. */
  around(region: string): readonly string[];
}

type Sentences = { [K in keyof Required<Predicate>]?: (told: Told, wanted: NonNullable<Predicate[K]>) => string[] };

const entries = <T>(sided: Partial<Sided<T>>): [Side, T][] => Object.entries(sided) as [Side, T][];

const tiles = (codes: string): string => listText([...codes].map(troopName));

const tile = (text: string): string => {
  const top = topOf(text)!;
  return tileText(top.side, top.troop);
};

function onTop({ board, node }: Told, id: string, wanted: string): string {
  const found = board.stacks[id];
  if (!wanted) return m.tb_learn_lack_empty({ node: node(id), tile: tile(found!) });
  return found
    ? m.tb_learn_lack_top({ node: node(id), tile: tile(wanted), found: tile(found) })
    : m.tb_learn_lack_top_none({ node: node(id), tile: tile(wanted) });
}

/** In the order of their weight. Whose turn it is, and how many are over, needs no sentence: the step is over. */
const SENTENCES: Sentences = {
  over: ({ board: { result } }) => (result && result.winner !== 'none' ? [won(result.winner)] : []),
  winner: ({ board: { result } }, wanted) =>
    result && result.winner !== 'none' ? [won(result.winner)] : [m.tb_learn_lack_winner({ side: sideName(wanted) })],
  how: ({ board: { result } }) => (result ? [m.tb_learn_lack_how()] : []),
  reaches: ({ board, node }, wanted) =>
    entries(wanted).flatMap(([side, nodes]) =>
      Object.entries(nodes)
        .filter(([id, reached]) => board.reach[side].includes(id) !== reached)
        .map(([id, reached]) =>
          reached
            ? m.tb_learn_lack_reach({ side: sideName(side), node: node(id) })
            : m.tb_learn_lack_reach_still({ side: sideName(side), node: node(id) }),
        ),
    ),
  claimed: ({ board, around }, wanted) =>
    Object.entries(wanted).flatMap(([region, side]) =>
      side && board.taken[region] !== side
        ? [m.tb_learn_lack_claimed({ bases: listText(around(region)), side: sideName(side) })]
        : [],
    ),
  top: (told, wanted) =>
    Object.entries(wanted)
      .filter(([id, top]) => (told.board.stacks[id]?.slice(-2) ?? null) !== top)
      .map(([id, top]) => onTop(told, id, top ?? '')),
  stack: (told, wanted) =>
    Object.entries(wanted)
      .filter(([id, stack]) => told.board.stacks[id]?.slice(-2) !== stack.slice(-2))
      .map(([id, stack]) => onTop(told, id, stack)),
  medals: ({ board }, wanted) =>
    entries(wanted)
      .filter(([side, count]) => board.medals[side] !== count)
      .map(([side, count]) =>
        m.tb_learn_lack_medals({ side: sideName(side), found: board.medals[side], wanted: count }),
      ),
  rack: ({ board }, wanted) =>
    entries(wanted)
      .filter(([side, codes]) => board.rack[side] !== codes)
      .map(([side, codes]) => m.tb_learn_lack_rack({ side: sideName(side), tiles: tiles(codes) })),
  rackSize: ({ board }, wanted) =>
    entries(wanted)
      .filter(([side, count]) => board.rackSize[side] !== count)
      .map(([side, count]) =>
        m.tb_learn_lack_rack_size({ side: sideName(side), found: board.rackSize[side], wanted: count }),
      ),
  discard: ({ board }, wanted) =>
    entries(wanted)
      .filter(([side, codes]) => board.discard[side] !== codes)
      .map(([side, codes]) => m.tb_learn_lack_discard({ side: sideName(side), tiles: tiles(codes) })),
  frozen: ({ board }, wanted) =>
    entries(wanted)
      .filter(([side, codes]) => board.frozen[side] !== codes)
      .map(([side, codes]) =>
        m.tb_learn_lack_frozen({ side: sideName(side), found: board.frozen[side].length, wanted: codes.length }),
      ),
};

const won = (side: Side): string => m.tb_learn_lack_lost({ side: sideName(side) });

/** Sentences on the parts of a goal that do not hold; a part that cannot be told in a sentence is left out. */
export function lacking(board: Board, goal: readonly Predicate[], layout: Layout): string[] {
  const told: Told = {
    board,
    node: (id) => nodeName(layout.at[id] ?? { id, hq: null }),
    around: (region) => layout.areas.find(({ id }) => id === region)?.bases ?? [],
  };
  const broken = goal.filter((predicate) => !holds(board, predicate));
  const said = Object.entries(SENTENCES).flatMap(([name, say]) =>
    broken.flatMap((predicate) => {
      const wanted = predicate[name as keyof Predicate];
      if (wanted === undefined || wanted === null || holds(board, { [name]: wanted })) return [];
      return (say as (told: Told, wanted: unknown) => string[])(told, wanted);
    }),
  );
  return [...new Set(said)].slice(0, MOST);
}
