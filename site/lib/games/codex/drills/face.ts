import type { DrillFace } from '$lib/drills/face';
import { actionText } from '$lib/games/codex/board/action-words';
import { nameOf, sideName, thingName } from '$lib/games/codex/board/table-words';
import { boardIn } from '$lib/games/codex/board/view';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Drill } from '$workers/drills/drill';
import { reasons } from './reasons';

interface Kind {
  lesson: string;
  title(): string;
  about(): string;
  /** @param of what the question names after its colons */
  task(drill: Drill, side: string, of: readonly string[]): string;
}

const named = ({ view }: Drill, id: string): string => thingName(boardIn(view), Number(id));

const KINDS: Readonly<Record<string, Kind>> = {
  play: {
    lesson: 'CX-L05',
    title: m.cx_drill_play,
    about: m.cx_drill_play_about,
    task: (_, side, [card]) => m.cx_drill_play_task({ side, card: nameOf(card!) }),
  },
  gold: {
    lesson: 'CX-L06',
    title: m.cx_drill_gold,
    about: m.cx_drill_gold_about,
    task: ({ view, line }, side) =>
      m.cx_drill_gold_task({ side, moves: statements(line.map((action) => actionText(action, boardIn(view)))) }),
  },
  illegal: {
    lesson: 'CX-L06',
    title: m.cx_drill_illegal,
    about: m.cx_drill_illegal_about,
    task: (_, side) => m.cx_drill_illegal_task({ side }),
  },
  guard: {
    lesson: 'CX-L07',
    title: m.cx_drill_guard,
    about: m.cx_drill_guard_about,
    task: (drill, side, [id]) => m.cx_drill_guard_task({ side, name: named(drill, id!) }),
  },
  attack: {
    lesson: 'CX-L08',
    title: m.cx_drill_attack,
    about: m.cx_drill_attack_about,
    task: (drill, side, [id]) => m.cx_drill_attack_task({ side, name: named(drill, id!) }),
  },
  falls: {
    lesson: 'CX-L08',
    title: m.cx_drill_falls,
    about: m.cx_drill_falls_about,
    task: (drill, side, [id, aim]) => m.cx_drill_falls_task({ side, name: named(drill, id!), aim: named(drill, aim!) }),
  },
  air: {
    lesson: 'CX-L09',
    title: m.cx_drill_air,
    about: m.cx_drill_air_about,
    task: (drill, side, [id]) => m.cx_drill_attack_task({ side, name: named(drill, id!) }),
  },
  target: {
    lesson: 'CX-L11',
    title: m.cx_drill_target,
    about: m.cx_drill_target_about,
    task: ({ view }, side, [action]) => m.cx_drill_target_task({ side, move: actionText(action!, boardIn(view)) }),
  },
  waiting: {
    lesson: 'CX-L13',
    title: m.cx_drill_waiting,
    about: m.cx_drill_waiting_about,
    task: (_, side) => m.cx_drill_waiting_task({ side }),
  },
};

export const drillFace: DrillFace = {
  kinds: Object.entries(KINDS).map(([id, { lesson }]) => ({ id, lesson })),
  title: (kind) => KINDS[kind]!.title(),
  about: (kind) => KINDS[kind]!.about(),
  task: (drill) => {
    const of = drill.question.ask.split(':').slice(1);
    return KINDS[drill.kind]!.task(drill, sideName(boardIn(drill.view).active), of);
  },
  option: ({ kind, view }, option) => {
    if (kind === 'illegal') return actionText(option, boardIn(view));
    return option === 'yes' ? m.cx_drill_play_yes() : m.cx_drill_play_no();
  },
  reasons,
};
