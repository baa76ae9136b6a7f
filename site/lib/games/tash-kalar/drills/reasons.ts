/** Why the right answer to a drill is right, in words. */
import { faceOf } from '$lib/games/tash-kalar/board/faces';
import { boardIn, cardName, pieceText, sideName, taskName } from '$lib/games/tash-kalar/board/words';
import { listed, withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';
import { other, RANKS, type Rank } from '$workers/games/tash-kalar/state';
import { cardId } from './line-words';

/** `g4 (A, common)`; a square where nothing stands goes by its name. */
function piecesText(view: View, squares: readonly string[]): string {
  const { board } = boardIn(view);
  return listed(squares.map((square) => (board[square] ? withAside(square, pieceText(board[square])) : square)));
}

/** `c6 (d5, d6, d7)`, from `c6` and `d5+d6+d7`. */
const pairText = (square: string, others: string): string => withAside(square, listed(others.split('+')));

const marked = ({ question }: Drill): readonly string[] => (question.type === 'mark' ? question.nodes : []);

function fit({ view, why }: Drill, card: string): string[] {
  const { board } = boardIn(view);
  const shown = why.map((one) => one.split(':') as [kind: string, target: string, squares: string]);
  const { rank } = faceOf(cardId(card))!;
  const above = (square: string): boolean => RANKS.indexOf(board[square]?.rank ?? rank) > RANKS.indexOf(rank);
  const vain = shown.filter(([kind]) => kind === 'not').map(([, target]) => target);
  const [high, short] = [vain.filter(above), vain.filter((square) => !above(square))];
  const by = shown.filter(([kind]) => kind === 'by').map(([, target, squares]) => pairText(target, squares));
  return [
    m.ts_drill_fit_why({ list: listed(by) }),
    ...(high.length > 0 ? [m.ts_drill_fit_why_rank({ squares: listed(high) })] : []),
    ...(short.length > 0 ? [m.ts_drill_fit_why_short({ squares: listed(short) })] : []),
  ];
}

function lack({ why }: Drill, card: string): string[] {
  const list = why.map((one) => pairText(...(one.split(':') as [string, string])));
  return [m.ts_drill_lack_why({ list: listed(list), card: cardName(cardId(card)) })];
}

function reach(drill: Drill, card: string): string[] {
  const { view, why } = drill;
  return [
    m.ts_drill_reach_why({ list: piecesText(view, marked(drill)) }),
    ...(why.length > 0
      ? [m.ts_drill_reach_why_not({ card: cardName(cardId(card)), list: piecesText(view, why) })]
      : []),
  ];
}

function moves(drill: Drill): string[] {
  const { view, why } = drill;
  const nodes = marked(drill);
  const crushed = nodes.filter((square) => boardIn(view).board[square]);
  const list = piecesText(view, crushed);
  const goes =
    crushed.length === 0
      ? m.ts_drill_moves_why_empty()
      : crushed.length === nodes.length
        ? m.ts_drill_moves_why_all({ list })
        : m.ts_drill_moves_why_crush({ list });
  return [goes, ...(why.length > 0 ? [m.ts_drill_moves_why_shut({ list: piecesText(view, why) })] : [])];
}

function falls({ view, why }: Drill): string[] {
  const by = (kind: string): string[] =>
    why.flatMap((one) => (one.startsWith(`${kind}:`) ? [one.slice(kind.length + 1)] : []));
  const [crushed, destroyed] = [by('crushed'), by('destroyed')];
  return [
    ...(crushed.length > 0 ? [m.ts_drill_falls_why_crushed({ list: piecesText(view, crushed) })] : []),
    ...(destroyed.length > 0 ? [m.ts_drill_falls_why_destroyed({ list: piecesText(view, destroyed) })] : []),
  ];
}

function flares({ view }: Drill): string[] {
  const { muster, side } = boardIn(view);
  const [own, enemy] = [muster[side], muster[other(side)]];
  const upper = enemy.upgraded - own.upgraded;
  const lower = enemy.pieces - own.pieces;
  const counts = {
    enemy: sideName(other(side)),
    upgraded: enemy.upgraded,
    ownUpgraded: own.upgraded,
    pieces: enemy.pieces,
    ownPieces: own.pieces,
  };
  const works =
    upper <= 0
      ? m.ts_drill_flares_why_lower({ lower })
      : lower <= 0
        ? m.ts_drill_flares_why_upper({ upper })
        : m.ts_drill_flares_why_lead({ upper, lower });
  return [m.ts_drill_flares_why(counts), works];
}

/** A task that counts ways out says nothing by a fraction. */
const UNCOUNTED = 'isolation';

function task({ view, question }: Drill, _: string, end: View): string[] {
  const { standing } = boardIn(end);
  const { side } = boardIn(view);
  const laid = question.type === 'choose' ? question.options : [];
  const progress = laid.flatMap((id) => {
    const parts = id === UNCOUNTED ? undefined : standing?.progress[id]?.[side].parts;
    return parts ? [`${taskName(id)} ${parts.map(({ have, need }) => `${have}/${need}`).join(' · ')}`] : [];
  });
  return [m.ts_drill_task_why({ list: listed(progress) })];
}

function points({ why, question }: Drill): string[] {
  const count = Object.fromEntries(why.map((one) => one.split(':'))) as Record<Rank | 'legends', string>;
  const pairs = Math.floor(Number(count.common) / 2);
  return [m.ts_drill_points_why({ ...count, pairs, value: question.type === 'answer' ? question.value : 0 })];
}

const REASONS: Readonly<Record<string, (drill: Drill, of: string, end: View) => string[]>> = {
  fit,
  lack,
  reach,
  moves,
  falls,
  flares,
  task,
  points,
};

export const reasons = (drill: Drill, end: View): string[] =>
  REASONS[drill.kind]!(drill, drill.question.ask.split(':')[1] ?? '', end);
