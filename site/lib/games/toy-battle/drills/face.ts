import '$lib/games/toy-battle/board/maps';
import { face } from '$lib/games/toy-battle/face';
import { sideName, troopName } from '$lib/games/toy-battle/board/words';
import type { DrillFace } from '$lib/drills/face';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { Drill } from '$workers/drills/drill';
import type { Side } from '$workers/games/toy-battle/state';
import { basesOf, reasons } from './reasons';

interface Kind {
  lesson: string;
  title(): string;
  about(): string;
  /** @param of what the question names after its first colon */
  task(drill: Drill, of: string): string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  adjacent: {
    lesson: 'TB-L01',
    title: m.tb_drill_adjacent,
    about: m.tb_drill_adjacent_about,
    task: (_, base) => m.tb_drill_adjacent_task({ base }),
  },
  draws: {
    lesson: 'TB-L02',
    title: m.tb_drill_draws,
    about: m.tb_drill_draws_about,
    task: ({ view }, troop) => m.tb_drill_draws_task({ side: face.seat(view.seat), troop: troopName(troop) }),
  },
  place: {
    lesson: 'TB-L05',
    title: m.tb_drill_place,
    about: m.tb_drill_place_about,
    task: ({ view }, troop) => m.tb_drill_place_task({ side: face.seat(view.seat), troop: troopName(troop) }),
  },
  cover: {
    lesson: 'TB-L05',
    title: m.tb_drill_cover,
    about: m.tb_drill_cover_about,
    task: ({ view }, base) => m.tb_drill_cover_task({ side: face.seat(view.seat), base }),
  },
  cut: {
    lesson: 'TB-L06',
    title: m.tb_drill_cut,
    about: m.tb_drill_cut_about,
    task: (_, side) => m.tb_drill_cut_task({ side: sideName(side as Side) }),
  },
  region: {
    lesson: 'TB-L07',
    title: m.tb_drill_region,
    about: m.tb_drill_region_about,
    task: ({ view, line }, region) =>
      m.tb_drill_region_task({
        move: face.event(view, line[0]!, null),
        bases: listText(basesOf(view, region)),
      }),
  },
  win: {
    lesson: 'TB-L11',
    title: m.tb_drill_win,
    about: m.tb_drill_win_about,
    task: ({ view }) => m.tb_drill_win_task({ side: face.seat(view.seat) }),
  },
  shove: {
    lesson: 'TB-L14',
    title: m.tb_drill_shove,
    about: m.tb_drill_shove_about,
    task: ({ view }, base) => m.tb_drill_shove_task({ side: face.seat(view.seat), base }),
  },
};

const OPTIONS: Readonly<Record<string, () => string>> = {
  yes: m.tb_drill_win_yes,
  no: m.tb_drill_win_no,
  none: m.tb_drill_region_none,
  blue: () => sideName('blue'),
  red: () => sideName('red'),
};

export const drillFace: DrillFace = {
  kinds: Object.entries(KINDS).map(([id, { lesson }]) => ({ id, lesson })),
  title: (kind) => KINDS[kind]!.title(),
  about: (kind) => KINDS[kind]!.about(),
  task: (drill) => KINDS[drill.kind]!.task(drill, drill.question.ask.split(':')[1] ?? ''),
  option: (_, option) => OPTIONS[option]!(),
  reasons,
};
