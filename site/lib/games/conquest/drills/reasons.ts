/** Why the right answer to a drill is right, in words. */
import { LAND_AT } from '$lib/games/conquest/board/layout';
import { landName } from '$lib/games/conquest/board/names';
import { outcomeText } from '$lib/games/conquest/board/pick-words';
import { boardIn, divisionsText } from '$lib/games/conquest/board/words';
import { chanceText } from '$lib/games/conquest/odds/words';
import { listed, sentences } from '$lib/i18n/phrases';
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

/** The lands of a front place, `NAF/EGY`. */
export const landsOf = (place: string): { land: string; facing: string } => ({
  land: landName(place.slice(0, 3)),
  facing: landName(place.slice(4)),
});

const COUNTS: Readonly<Record<string, () => string>> = {
  'attack-die': m.cq_die_attack,
  'attack-air': m.cq_drill_odds_air_attacker,
  city: m.cq_die_city,
  'defence-die': m.cq_die_defence,
  'defence-air': m.cq_drill_odds_air_defender,
};

/** The chance of an attack, who fights, and what counts besides. */
function chanceOfAttack({ view }: Drill, told: string): string {
  const [place = '', chance, ...counts] = told.split(' ');
  const { lands, fronts } = boardIn(view);
  const groups = (code: string): string[] =>
    Object.entries(fronts).flatMap(([id, { group }]) => (id.startsWith(`${code}/`) ? [group] : []));
  const [from, to] = [place.slice(0, 3), place.slice(4)];
  return sentences([
    m.cq_drill_odds_why({
      attack: m.cq_drill_odds_attack(landsOf(place)),
      chance: chanceText(Number(chance)),
      ours: divisionsText((fronts[place]?.group ?? '') + lands[from]!.rear),
      theirs: divisionsText(groups(to).join('') + lands[to]!.rear),
    }),
    counts.length > 0 && m.cq_drill_odds_why_counts({ reasons: listed(counts.map((one) => COUNTS[one]!())) }),
  ]);
}

const REASONS: Readonly<Record<string, (drill: Drill) => string[]>> = {
  units,
  man: () => [m.cq_drill_man_why()],
  attack: () => [m.cq_drill_attack_why()],
  dice,
  roll: ({ why: [hits = ''] }) => [m.cq_drill_roll_why({ result: outcomeText(hits, 'roll') })],
  odds: (drill) => [...drill.why.map((told) => chanceOfAttack(drill, told)), m.cq_drill_odds_why_exact()],
  mission: ({ question }) => [
    question.type === 'choose' && question.right === 0 ? m.cq_drill_mission_why_yes() : m.cq_drill_mission_why_no(),
  ],
};

export const reasons = (drill: Drill): string[] => REASONS[drill.kind]!(drill);
