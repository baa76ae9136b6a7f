import { boardIn, cardName, sideName, taskName } from '$lib/games/tash-kalar/board/words';
import { face } from '$lib/games/tash-kalar/face';
import type { DrillFace } from '$lib/drills/face';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';
import { sided, type Hand } from '$workers/games/tash-kalar/state';
import { cardId, lineText } from './line-words';
import { reasons } from './reasons';

interface Kind {
  lesson: string;
  title(): string;
  about(): string;
  /** @param of what the question names after its first colon */
  task(drill: Drill, of: string): string;
}

const moved = ({ view, line }: Drill): string => lineText(boardIn(view).side, line);

/** Of a question about an effect that has just begun. */
function arrival({ view }: Drill, card: string) {
  const { effect } = boardIn(view);
  return { side: face.seat(view.seat), card: cardName(cardId(card)), square: effect!.being! };
}

const KINDS: Readonly<Record<string, Kind>> = {
  fit: {
    lesson: 'TS-L03',
    title: m.ts_drill_fit,
    about: m.ts_drill_fit_about,
    task: ({ view }, card) => m.ts_drill_fit_task({ side: face.seat(view.seat), card: cardName(cardId(card)) }),
  },
  lack: {
    lesson: 'TS-L03',
    title: m.ts_drill_lack,
    about: m.ts_drill_lack_about,
    task: ({ view }, card) => m.ts_drill_lack_task({ side: face.seat(view.seat), card: cardName(cardId(card)) }),
  },
  reach: {
    lesson: 'TS-L04',
    title: m.ts_drill_reach,
    about: m.ts_drill_reach_about,
    task: (drill, card) => m.ts_drill_reach_task(arrival(drill, card)),
  },
  moves: {
    lesson: 'TS-L04',
    title: m.ts_drill_moves,
    about: m.ts_drill_moves_about,
    task: (drill, card) => m.ts_drill_moves_task(arrival(drill, card)),
  },
  falls: {
    lesson: 'TS-L05',
    title: m.ts_drill_falls,
    about: m.ts_drill_falls_about,
    task: (drill) => m.ts_drill_falls_task({ move: moved(drill) }),
  },
  flares: {
    lesson: 'TS-L06',
    title: m.ts_drill_flares,
    about: m.ts_drill_flares_about,
    task: ({ view }) => m.ts_drill_flares_task({ side: face.seat(view.seat) }),
  },
  task: {
    lesson: 'TS-L07',
    title: m.ts_drill_task,
    about: m.ts_drill_task_about,
    task: (drill) => m.ts_drill_task_task({ move: moved(drill), side: sideName(boardIn(drill.view).side) }),
  },
  points: {
    lesson: 'TS-L08',
    title: m.ts_drill_points,
    about: m.ts_drill_points_about,
    task: (drill) => m.ts_drill_points_task({ move: moved(drill), side: sideName(boardIn(drill.view).side) }),
  },
};

/** What a question is about: what it names after its first colon. */
const subjectOf = (ask: string): string => ask.split(':')[1] ?? '';

/** The cards that a question is about, where they lie in a hand: the one it names, or those its line summons. */
function cardsOf({ kind, question, line }: Drill): string[] {
  if (kind === 'fit' || kind === 'lack') return [cardId(subjectOf(question.ask))];
  return line.flatMap((action) => {
    const summoned = /^summon ([\w-]+)@/.exec(action);
    return summoned ? [cardId(summoned[1]!)] : [];
  });
}

/** Tasks where they are asked about; of the hands the cards that are, also after they have been played. */
function shown(drill: Drill, view: View): View {
  const { kind } = drill;
  const board = boardIn(view);
  const asked = cardsOf(drill);
  const only = (hand: Hand): Hand => ({
    beings: hand.beings.filter((id) => asked.includes(id)),
    legends: hand.legends.filter((id) => asked.includes(id)),
    flares: [],
  });
  const tasks = kind === 'task' ? {} : { row: [], next: null, claimed: sided(() => []) };
  const { hands } = boardIn(drill.view);
  const cards = { hands: sided((side) => only(hands[side])), discards: sided(() => []) };
  return { ...view, board: { ...board, ...tasks, ...cards } };
}

export const drillFace: DrillFace = {
  kinds: Object.entries(KINDS).map(([id, { lesson }]) => ({ id, lesson })),
  title: (kind) => KINDS[kind]!.title(),
  about: (kind) => KINDS[kind]!.about(),
  task: (drill) => KINDS[drill.kind]!.task(drill, subjectOf(drill.question.ask)),
  shown,
  option: (_, option) => (option === 'none' ? m.ts_drill_task_none() : taskName(option)),
  reasons,
};
