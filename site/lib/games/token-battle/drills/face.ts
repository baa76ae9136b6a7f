import { boardIn, cardName, sideName } from '$lib/games/token-battle/board/words';
import { cardOfAction, face } from '$lib/games/token-battle/face';
import type { DrillFace } from '$lib/drills/face';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';
import { cardOf } from '$workers/games/token-battle/cards';
import { SIDES, other, type Side } from '$workers/games/token-battle/state';
import { reasons } from './reasons';

interface Kind {
  lesson: string;
  title(): string;
  about(): string;
  /** @param of what the question names behind its first colon */
  task(drill: Drill, of: readonly string[]): string;
}

/** Whose move it is, and which card goes where. */
const moveOf = ({ view, line }: Drill): string => face.event(view, line[0]!, null);

type Touched = (told: { move: string; card: string }) => string;

/** What to mark, by the skill of the card. */
const TOUCHED: Readonly<Record<string, Touched>> = {
  reduce: m.tk_drill_touch_reduce,
  push: m.tk_drill_touch_push,
  mirror: m.tk_drill_touch_mirror,
  gild: m.tk_drill_touch_gild,
  spawnFriend: m.tk_drill_touch_spawn,
  spawnEnemy: m.tk_drill_touch_spawn,
};

function reachTask({ view }: Drill, [card = '', field = '']: readonly string[]): string {
  const task = cardOf(card).skill === 'push' ? m.tk_drill_reach_push : m.tk_drill_reach_reduce;
  return task({ side: face.seat(view.seat), card: cardName(card), field });
}

function landTask(drill: Drill, [field = '']: readonly string[]): string {
  const move = moveOf(drill);
  const stands = field in boardIn(drill.view).board;
  const card = cardName(cardOfAction(drill.line[0]!)!);
  return stands ? m.tk_drill_land_task({ move, field }) : m.tk_drill_land_task_own({ move, card });
}

function nextTask(drill: Drill): string {
  const { view, line } = drill;
  const move = moveOf(drill);
  if (line.length === 1) return m.tk_drill_next_task({ move });
  // An extra turn won is taken by the same player; otherwise the other one answers.
  const second = drill.why[0] === 'spent' ? SIDES[view.seat]! : other(SIDES[view.seat]!);
  const what = face.action(view, line[1]!);
  return m.tk_drill_next_task_two({ move, then: m.board_event({ side: sideName(second), what }) });
}

const KINDS: Readonly<Record<string, Kind>> = {
  reach: {
    lesson: 'TK-L03',
    title: m.tk_drill_reach,
    about: m.tk_drill_reach_about,
    task: reachTask,
  },
  land: { lesson: 'TK-L04', title: m.tk_drill_land, about: m.tk_drill_land_about, task: landTask },
  touch: {
    lesson: 'TK-L05',
    title: m.tk_drill_touch,
    about: m.tk_drill_touch_about,
    task: (drill, [skill = '', card = '']) => TOUCHED[skill]!({ move: moveOf(drill), card: cardName(card) }),
  },
  gain: {
    lesson: 'TK-L06',
    title: m.tk_drill_gain,
    about: m.tk_drill_gain_about,
    task: (drill, [field = '']) => m.tk_drill_gain_task({ move: moveOf(drill), field }),
  },
  shots: {
    lesson: 'TK-L07',
    title: m.tk_drill_shots,
    about: m.tk_drill_shots_about,
    task: (drill) => m.tk_drill_shots_task({ move: moveOf(drill) }),
  },
  fate: {
    lesson: 'TK-L07',
    title: m.tk_drill_fate,
    about: m.tk_drill_fate_about,
    task: (drill, [field = '']) => m.tk_drill_fate_task({ move: moveOf(drill), field }),
  },
  points: {
    lesson: 'TK-L07',
    title: m.tk_drill_points,
    about: m.tk_drill_points_about,
    task: (drill, [side]) => m.tk_drill_points_task({ move: moveOf(drill), side: sideName(side as Side) }),
  },
  next: { lesson: 'TK-L08', title: m.tk_drill_next, about: m.tk_drill_next_about, task: nextTask },
  value: {
    lesson: 'TK-L09',
    title: m.tk_drill_value,
    about: m.tk_drill_value_about,
    task: (drill, [field = '']) => m.tk_drill_value_task({ move: moveOf(drill), field }),
  },
};

/** The question cannot be answered without knowing which token was played last. */
const swaps = ({ line }: Drill): boolean =>
  line.some((action) => cardOf(cardOfAction(action)!).skill === 'swapWithLast');

/** Of the cards at hand only those the question is about, each as a stack of its own. */
function handOf({ view, line, question }: Drill): string[][] {
  const named = [...line.map(cardOfAction), ...question.ask.split(':')];
  const held = new Set(boardIn(view).cards[SIDES[view.seat]!].flat());
  return [...new Set(named)].filter((card) => card !== undefined && held.has(card)).map((card) => [card!]);
}

/**
 * One frame at a time: around the field the question speaks of; where cards swap, around the token played last, which is
 * otherwise left without one until the line is played.
 */
function shown(drill: Drill, view: View): View {
  const board = boardIn(view);
  const cards = { ...board.cards, [SIDES[drill.view.seat]!]: handOf(drill) };
  const last = swaps(drill) || view.notation !== drill.view.notation ? board.last : null;
  return { ...view, board: { ...board, cards, last } };
}

const OPTIONS: Readonly<Record<string, () => string>> = {
  same: m.tk_drill_fate_same,
  weaker: m.tk_drill_fate_weaker,
  rises: m.tk_drill_fate_rises,
  gone: m.tk_drill_fate_gone,
  A: () => sideName('A'),
  B: () => sideName('B'),
};

export const drillFace: DrillFace = {
  kinds: Object.entries(KINDS).map(([id, { lesson }]) => ({ id, lesson })),
  title: (kind) => KINDS[kind]!.title(),
  about: (kind) => KINDS[kind]!.about(),
  task: (drill) => KINDS[drill.kind]!.task(drill, drill.question.ask.split(':').slice(1)),
  shown,
  framed: (drill) => (!drill.told || swaps(drill) ? [] : face.placesOf(drill.line[0]!)),
  // What is pushed or mirrored stands elsewhere afterwards.
  stays: ({ kind }) => kind === 'touch',
  option: (_, option) => OPTIONS[option]!(),
  reasons,
};
