/** Why the right answer to a drill is right, in words. */
import { areaText, cardName, sideName, skillName, typeName } from '$lib/games/token-battle/board/words';
import { cardOfAction } from '$lib/games/token-battle/face';
import { clauses, statements, withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { Drill } from '$workers/drills/drill';
import { areaAround } from '$workers/games/token-battle/board-fields';
import { cardOf } from '$workers/games/token-battle/cards';
import { SIDES, other, type Side, type TokenType } from '$workers/games/token-battle/state';
import { fieldsIn, gainText, lossText, pointsText } from './sums';

/** All that is said is known before the line is played: it is read while the line is being shown. */
type Reasons = (drill: Drill, of: readonly string[]) => string[];

const said = (sentences: readonly (string | false)[]): string[] => sentences.filter((one) => one !== false);

const nodesOf = ({ question }: Drill): string[] => (question.type === 'mark' ? question.nodes : []);
const valueOf = ({ question }: Drill): number => (question.type === 'answer' ? question.value : 0);

/** The card that is played first, and the field it goes to. */
const playedBy = ({ line }: Drill) => ({ card: cardOf(cardOfAction(line[0]!)!), at: line[0]!.split('@')[1]! });

const reach: Reasons = (drill, [card = '', field = '']) => {
  const [taken, blocked] = drill.why.map(fieldsIn) as [string[], string[]];
  const area = areaText(cardOf(card).area);
  return said([
    m.tk_drill_reach_why({ card: cardName(card), area, field, fields: listText(nodesOf(drill)) }),
    blocked.length > 0
      ? m.tk_drill_reach_why_blocked({ fields: listText(blocked), field })
      : taken.length > 0 && m.tk_drill_reach_why_taken({ fields: listText(taken) }),
  ]);
};

const land: Reasons = (drill, [from = '']) => {
  const { card, at } = playedBy(drill);
  const [how, field = ''] = drill.why;
  const to = nodesOf(drill)[0]!;
  switch (how) {
    case 'pushed':
      return [m.tk_drill_land_why_pushed({ at, to })];
    case 'mirrored':
      return [m.tk_drill_land_why_mirrored({ at, from, to })];
    case 'traded':
      return [m.tk_drill_land_why_traded({ at, from, to })];
    case 'swapped':
      return [m.tk_drill_land_why_swapped({ card: cardName(card.id), to })];
    case 'push-stays':
      return [m.tk_drill_land_why_push_stays({ field })];
    default:
      return [field ? m.tk_drill_land_why_mirror_stays({ field }) : m.tk_drill_land_why_edge()];
  }
};

/** What a skill does to all of its targets. */
const TO_ALL: Readonly<Record<string, () => string>> = {
  reduce: m.tk_drill_touch_why_reduce,
  push: m.tk_drill_touch_why_push,
  mirror: m.tk_drill_touch_why_mirror,
  gild: m.tk_drill_touch_why_gild,
};

/** Why something of its area is left alone. */
const SPARED: Readonly<Record<string, (told: { fields: string }) => string>> = {
  push: m.tk_drill_touch_why_push_stays,
  mirror: m.tk_drill_touch_why_mirror_stays,
  gild: m.tk_drill_touch_why_gild_stays,
  spawnFriend: m.tk_drill_touch_why_taken,
  spawnEnemy: m.tk_drill_touch_why_taken,
};

const touch: Reasons = (drill, [skill = '', card = '', at = '']) => {
  const [area, stays] = drill.why.map(fieldsIn) as [string[], string[]];
  return [
    m.tk_drill_touch_why({ card: cardName(card), at, fields: listText(area) }),
    stays.length > 0 ? SPARED[skill]!({ fields: listText(stays) }) : TO_ALL[skill]!(),
  ];
};

/** An aura that is not for the token asked about: `d2 (B, Enemy aura)`. */
function idleAura(word: string): string {
  const [field = '', owner, type] = word.split(':') as [string, Side, TokenType];
  return withAside(field, clauses([sideName(owner), typeName({ type })]));
}

const gain: Reasons = (drill) => {
  const [owner, ...idle] = drill.why.slice(4);
  const side = sideName(owner as Side);
  return said([
    gainText(drill, valueOf(drill)),
    idle.length > 0 && m.tk_drill_gain_why_idle({ side, auras: listText(idle.map(idleAura)) }),
  ]);
};

const shots: Reasons = ({ why }) => {
  const lines = why.map((one) => {
    const [shooter = '', ...hit] = one.split('>');
    return m.tk_drill_shots_why_one({ shooter, fields: listText(hit) });
  });
  return [m.tk_drill_shots_why({ lines: statements(lines) })];
};

/** What becomes of a token once all its losses are added up. */
function leftOf({ why }: Drill): string {
  const [edge, left] = why.slice(5);
  if (edge) return left === 'risen' ? m.tk_drill_edge_phoenix() : m.tk_drill_edge_gone();
  if (left === 'gone') return m.tk_drill_left_nothing();
  return left === 'risen' ? m.tk_drill_left_phoenix() : m.tk_drill_left({ value: left! });
}

const value: Reasons = (drill) => [m.tk_drill_terms({ terms: lossText(drill) }), leftOf(drill)];

const fate: Reasons = (drill, of) => {
  const { card } = playedBy(drill);
  const [skill, shots, , edge, , spared] = drill.why.slice(2);
  if (edge) return [leftOf(drill)];
  if (skill !== '0' || shots !== '0') return value(drill, of);
  switch (spared) {
    case 'blocked':
      return [m.tk_drill_fate_why_blocked({ card: cardName(card.id) })];
    case 'inside':
      return [m.tk_drill_fate_why_inside({ skill: skillName(card) })];
    default:
      return [m.tk_drill_fate_why_outside({ card: cardName(card.id), area: areaText(card.area) })];
  }
};

const points: Reasons = (drill) =>
  said([pointsText(drill, valueOf(drill)), drill.why[5] === 'shots' && m.tk_drill_points_why_shots()]);

const next: Reasons = (drill) => {
  const { card, at } = playedBy(drill);
  const mover = SIDES[drill.view.seat]!;
  const told = { card: cardName(card.id), side: sideName(mover) };
  const [how, empty = ''] = drill.why;
  switch (how) {
    case 'enclosed':
      return [m.tk_drill_next_why_enclosed({ ...told, fields: listText(areaAround(at, card.area)) })];
    case 'spent':
      return [m.tk_drill_next_why_spent(told)];
    case 'open':
      return [empty ? m.tk_drill_next_why_open({ ...told, field: empty }) : m.tk_drill_next_why_edge(told)];
    case 'given':
      return [m.tk_drill_next_why_given({ card: told.card, side: sideName(other(mover)) })];
    default:
      return [m.tk_drill_next_why_waiting({ side: told.side })];
  }
};

const REASONS: Readonly<Record<string, Reasons>> = { reach, land, touch, gain, shots, fate, points, next, value };

export const reasons = (drill: Drill): string[] => REASONS[drill.kind]!(drill, drill.question.ask.split(':').slice(1));
