/** Why the right answer to a drill is right, in words. */
import { LAND_AT } from '$lib/games/conquest/board/layout';
import { outcomeText } from '$lib/games/conquest/board/pick-words';
import { boardIn } from '$lib/games/conquest/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Drill } from '$workers/drills/drill';

const EXTRA: Readonly<Record<string, () => string>> = {
  cover: m.cq_die_cover,
  city: m.cq_die_city,
  'attack-die': m.cq_die_attack,
  'defence-die': m.cq_die_defence,
};

function units({ view, question }: Drill): string[] {
  const { players, player } = boardIn(view);
  const stars = Object.keys(players[player].cards).reduce((sum, code) => sum + LAND_AT[code].stars, 0);
  const value = question.type === 'answer' ? question.value : 0;
  return [m.cq_drill_units_why({ stars, rest: value - stars })];
}

function dice({ question, why }: Drill): string[] {
  const count = (question.type === 'answer' ? question.value : 0) - why.length;
  const extra = why.length > 0 ? [m.cq_drill_dice_why_extra({ reasons: listed(why.map((one) => EXTRA[one]!())) })] : [];
  return [m.cq_drill_dice_why({ count }), ...extra];
}

const REASONS: Readonly<Record<string, (drill: Drill) => string[]>> = {
  units,
  man: () => [m.cq_drill_man_why()],
  attack: () => [m.cq_drill_attack_why()],
  dice,
  roll: ({ why: [hits = ''] }) => [m.cq_drill_roll_why({ result: outcomeText(hits, 'roll') })],
  mission: ({ question }) => [
    question.type === 'choose' && question.right === 0 ? m.cq_drill_mission_why_yes() : m.cq_drill_mission_why_no(),
  ],
};

export const reasons = (drill: Drill): string[] => REASONS[drill.kind]!(drill);
