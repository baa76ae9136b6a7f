/** What a missed goal lacks, in words. Loaded when a goal is missed. */
import { cardName, rankName, sideName, taskName } from '$lib/games/tash-kalar/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import { cardByWord, taskByWord } from '$workers/games/tash-kalar/cards';
import { CARD_KINDS } from '$workers/games/tash-kalar/decks';
import { pieceWord, type PieceWord, type Predicate } from '$workers/games/tash-kalar/predicates';
import { RANKS, type Rank, type Side, type Sided } from '$workers/games/tash-kalar/state';

/** More than these would be a second task. */
const MOST = 3;

type Sentences = { [K in keyof Required<Predicate>]?: (board: Board, wanted: NonNullable<Predicate[K]>) => string[] };

/** `A**` in words. */
const wordText = (word: string): string =>
  m.ts_learn_lack_piece({ side: sideName(word[0] as Side), rank: rankName(RANKS[word.length - 1]!) });

/** What stands on a square instead of what should. */
function atText(square: string, wanted: PieceWord, now: PieceWord): string {
  if (wanted === null) return m.ts_learn_lack_at_taken({ square, found: wordText(now!) });
  if (now === null) return m.ts_learn_lack_at_empty({ square, wanted: wordText(wanted) });
  return m.ts_learn_lack_at({ square, wanted: wordText(wanted), found: wordText(now) });
}

/** A number and which way it is wrong. The right one would often be the answer, so it stays unsaid. */
const amount = (count: number, wanted: number): string =>
  count < wanted ? m.ts_learn_lack_few({ count }) : m.ts_learn_lack_many({ count });

const found = ({ board }: Board, square: string): PieceWord => pieceWord(board[square]);

const sides = (wanted: Partial<Sided<number>>): [Side, number][] => Object.entries(wanted) as [Side, number][];

/** Names of those of some cards, given by their words, that are not among others. */
const lost = (words: readonly string[], ids: readonly string[]): string[] =>
  words
    .map((word) => cardByWord(word)!.id)
    .filter((id) => !ids.includes(id))
    .map(cardName);

/** In the order of their weight. Whose turn it is, and how many actions are left, needs no sentence: the step is over. */
const SENTENCES: Sentences = {
  summonedOn: ({ turn }, wanted) =>
    wanted
      .filter((square) => !turn.summoned.some((being) => being.square === square))
      .map((square) => m.ts_learn_lack_summoned({ square })),
  summoned: ({ turn }, wanted) =>
    turn.summoned.length === wanted ? [] : [m.ts_learn_lack_beings({ amount: amount(turn.summoned.length, wanted) })],
  discards: ({ discards }, wanted) =>
    Object.entries(wanted).flatMap(([side, cards]) =>
      lost(cards, discards[side as Side]).map((card) => m.ts_learn_lack_discarded({ card })),
    ),
  spent: ({ spent }, { flares = [] }) => lost(flares, spent.flares).map((card) => m.ts_learn_lack_invoked({ card })),
  holds: ({ hands }, wanted) =>
    Object.entries(wanted).flatMap(([side, cards]) =>
      lost(
        cards,
        CARD_KINDS.flatMap((kind) => hands[side as Side][kind]),
      ).map((card) => m.ts_learn_lack_held({ side: sideName(side as Side), card })),
    ),
  at: (board, wanted) =>
    Object.entries(wanted)
      .filter(([square, word]) => found(board, square) !== word)
      .map(([square, word]) => atText(square, word, found(board, square))),
  among: (board, wanted) =>
    wanted.flatMap(({ squares, piece, count }) => {
      const now = squares.filter((square) => found(board, square) === piece).length;
      if (now === count || piece === null) return [];
      return [
        m.ts_learn_lack_among({ squares: listed([...squares]), wanted: wordText(piece), amount: amount(now, count) }),
      ];
    }),
  destroyed: ({ turn }, wanted) =>
    RANKS.filter((rank) => (wanted[rank] ?? turn.destroyed[rank]) !== turn.destroyed[rank]).map((rank) =>
      m.ts_learn_lack_destroyed({ rank: rankName(rank), amount: amount(turn.destroyed[rank], wanted[rank]!) }),
    ),
  claimed: ({ claimed }, wanted) =>
    Object.entries(wanted).flatMap(([side, tasks]) =>
      tasks
        .map((word) => taskByWord(word)!.id)
        .filter((id) => !claimed[side as Side].includes(id))
        .map((id) => m.ts_learn_lack_claimed({ task: taskName(id) })),
    ),
  points: ({ score }, wanted) =>
    sides(wanted)
      .filter(([side, count]) => score[side] !== count)
      .map(([side, count]) => m.ts_learn_lack_points({ side: sideName(side), amount: amount(score[side], count) })),
  ranks: ({ board }, wanted) =>
    Object.entries(wanted).flatMap(([side, ranks]) =>
      (Object.entries(ranks) as [Rank, number][]).flatMap(([rank, count]) => {
        const now = Object.values(board).filter((piece) => piece.owner === side && piece.rank === rank).length;
        const what = { side: sideName(side as Side), rank: rankName(rank), amount: amount(now, count) };
        return now === count ? [] : [m.ts_learn_lack_ranks(what)];
      }),
    ),
  pieces: ({ muster }, wanted) =>
    sides(wanted)
      .filter(([side, count]) => muster[side].pieces !== count)
      .map(([side, count]) =>
        m.ts_learn_lack_pieces({ side: sideName(side), amount: amount(muster[side].pieces, count) }),
      ),
};

/** What of a goal does not hold, the weightiest first, at most three sentences; none of what needs no words. */
export function lacking(board: Board, all: readonly Predicate[]): string[] {
  return Object.keys(SENTENCES)
    .flatMap((key) => all.flatMap((predicate) => sentences(board, predicate, key as keyof Predicate)))
    .slice(0, MOST);
}

function sentences<K extends keyof Predicate>(board: Board, predicate: Predicate, key: K): string[] {
  const wanted = predicate[key];
  const say = SENTENCES[key] as ((board: Board, wanted: unknown) => string[]) | undefined;
  return wanted === undefined || !say ? [] : say(board, wanted);
}
