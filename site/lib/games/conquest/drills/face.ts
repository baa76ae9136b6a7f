import { landName, missionName, missionText } from '$lib/games/conquest/board/names';
import { boardIn, playerName } from '$lib/games/conquest/board/words';
import { listed, sentences } from '$lib/i18n/phrases';
import { face } from '$lib/games/conquest/told-face';
import { roundChance } from '$lib/games/conquest/odds/words';
import type { DrillFace } from '$lib/drills/face';
import { m } from '$lib/paraglide/messages';
import type { Drill } from '$workers/drills/drill';
import { landsOf, reasons } from './reasons';

interface Kind {
  lesson: string;
  title(): string;
  about(): string;
  /** @param of what the question names behind its first colon */
  task(drill: Drill, of: readonly string[]): string;
}

const mover = ({ view }: Drill): string => playerName(boardIn(view).decider);
const moveOf = ({ view, line }: Drill): string => face.event(view, line[0]!, null);
/** Missions that ask for what was taken this turn: "Storm a city", "Blitz", "Finish a continent". */
const OF_THIS_TURN = new Set([3, 9, 10]);
/** What the mover took this turn, which no map shows: by fighting, and without. */
function gains({ view }: Drill): string[] {
  const { lands, decider } = boardIn(view);
  const taken = Object.entries(lands).filter(([, { owner, taken, fought }]) => owner === decider && (taken || fought));
  const named = (by: boolean): string =>
    listed(taken.flatMap(([code, { fought }]) => (Boolean(fought) === by ? [landName(code)] : []))) ||
    m.cq_drill_none();
  return [m.cq_drill_fought({ lands: named(true) }), m.cq_drill_marched({ lands: named(false) })];
}
/** Dice as a question writes them, `63`, the highest first. */
const shown = (dice: string): string => [...dice].join(' ');

/** Chances of more or less than this are asked about. */
const HALF = 0.5;

const OPTIONS: Readonly<Record<string, () => string>> = {
  yes: m.cq_drill_yes,
  no: m.cq_drill_no,
  above: () => m.cq_drill_odds_above({ half: roundChance(HALF) }),
  below: () => m.cq_drill_odds_below({ half: roundChance(HALF) }),
};

const KINDS: Readonly<Record<string, Kind>> = {
  units: {
    lesson: 'CQ-L04',
    title: m.cq_drill_units,
    about: m.cq_drill_units_about,
    task: (drill) => m.cq_drill_units_task({ player: mover(drill) }),
  },
  man: {
    lesson: 'CQ-L05',
    title: m.cq_drill_man,
    about: m.cq_drill_man_about,
    task: (drill, [land = '']) => m.cq_drill_man_task({ player: mover(drill), land: landName(land) }),
  },
  attack: {
    lesson: 'CQ-L06',
    title: m.cq_drill_attack,
    about: m.cq_drill_attack_about,
    task: (drill, [land = '']) => m.cq_drill_attack_task({ player: mover(drill), land: landName(land) }),
  },
  dice: {
    lesson: 'CQ-L06',
    title: m.cq_drill_dice,
    about: m.cq_drill_dice_about,
    task: (drill, [side]) =>
      (side === 'attacker' ? m.cq_drill_dice_task_attacker : m.cq_drill_dice_task_defender)({ move: moveOf(drill) }),
  },
  roll: {
    lesson: 'CQ-L06',
    title: m.cq_drill_roll,
    about: m.cq_drill_roll_about,
    task: (drill, [ours = '', theirs = '']) =>
      m.cq_drill_roll_task({ move: moveOf(drill), ours: shown(ours), theirs: shown(theirs) }),
  },
  odds: {
    lesson: 'CQ-L09',
    title: m.cq_drill_odds,
    about: m.cq_drill_odds_about,
    task: (drill, [place = '', other]) =>
      other === undefined
        ? m.cq_drill_odds_task_half({ player: mover(drill), ...landsOf(place) })
        : m.cq_drill_odds_task_two({ player: mover(drill) }),
  },
  mission: {
    lesson: 'CQ-L12',
    title: m.cq_drill_mission,
    about: m.cq_drill_mission_about,
    task: (drill, [index]) =>
      sentences([
        m.cq_drill_mission_task({
          player: mover(drill),
          mission: missionName(Number(index)),
          text: missionText(Number(index)),
        }),
        ...(OF_THIS_TURN.has(Number(index)) ? gains(drill) : []),
      ]),
  },
};

export const drillFace: DrillFace = {
  kinds: Object.entries(KINDS).map(([id, { lesson }]) => ({ id, lesson })),
  title: (kind) => KINDS[kind]!.title(),
  about: (kind) => KINDS[kind]!.about(),
  task: (drill) => KINDS[drill.kind]!.task(drill, drill.question.ask.split(':').slice(1)),
  framed({ question: { ask }, line, told }) {
    if (!ask.startsWith('odds:')) return told ? face.placesOf(line[0]!).slice(-1) : [];
    return [...new Set(face.placesOf(ask))];
  },
  /** An answer that is no word is an attack. */
  option: (_, option) => OPTIONS[option]?.() ?? m.cq_drill_odds_attack(landsOf(option)),
  reasons,
};
