/** What a goal asks, in words. */
import { missionName, landName } from '$lib/games/conquest/board/names';
import { boardIn } from '$lib/games/conquest/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import { MISSION_IDS } from '$workers/games/conquest/mission-ids';

export const landsText = ({ nodes = [] }: Goal): string => listed(nodes.map(landName));
export const missionText = ({ card = '' }: Goal): string => missionName(MISSION_IDS.indexOf(card));

/** The chance `cheapest` asks for: whole percents, which all languages of the site write alike. */
const percentOf = ({ metric }: Goal): string => `${metric}%`;

/** Null where the words of the goal's kind say all. */
export function taskText(goal: Goal, view: View): string | null {
  const lands = landsText(goal);
  switch (goal.kind) {
    case 'take':
      return boardIn(view).node === 'attack' ? m.cq_puzzles_task_take({ lands }) : m.cq_puzzles_task_battle({ lands });
    case 'hold':
      return m.cq_puzzles_task_hold({ lands });
    case 'mission':
      return m.cq_puzzles_task_mission({ mission: missionText(goal) });
    case 'win-now':
      return m.cq_puzzles_task_win();
    case 'guard':
      return m.cq_puzzles_task_guard({ lands });
    case 'landing':
      return m.cq_puzzles_task_landing({ lands });
    case 'cheapest':
      return m.cq_puzzles_task_cheapest({ lands, chance: percentOf(goal) });
    case 'most':
      return goal.metric === 'lands' ? m.cq_puzzles_task_lands() : m.cq_puzzles_task_income();
    default:
      return null;
  }
}
