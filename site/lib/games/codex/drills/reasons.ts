/** Why the right answer to a drill is right, in words. */
import { actionText } from '$lib/games/codex/board/action-words';
import { nameOf, sideName, slotName } from '$lib/games/codex/board/table-words';
import { boardIn } from '$lib/games/codex/board/view';
import { statements, withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';
import type { ThingView } from '$workers/games/codex/board';
import { usualPrice } from './prices';

/** A thing by its name; with its side or its slot where another of that name is in play. */
function told(thing: ThingView, things: readonly ThingView[]): string {
  const name = nameOf(thing.shown);
  const twins = things.filter(({ id, shown }) => id !== thing.id && shown === thing.shown);
  if (twins.some(({ controller }) => controller !== thing.controller))
    return withAside(name, sideName(thing.controller));
  return twins.length > 0 && thing.slot ? withAside(name, slotName(thing.slot)) : name;
}

function namesOf(view: View, ids: readonly string[]): string {
  const { things } = boardIn(view);
  return listText(
    ids.map((id) =>
      told(
        things.find((thing) => String(thing.id) === id)!,
        things,
      ),
    ),
  );
}
const marked = ({ question }: Drill): string[] => (question.type === 'mark' ? question.nodes : []);
const left = ({ hp, damage }: ThingView): number => hp - damage;

const REFUSED: Readonly<Record<string, (of: { side: string; gold: number }) => string>> = {
  'CX-COST-2': m.cx_drill_play_why_gold,
  'CX-PLAY-3': m.cx_drill_play_why_tech,
  'CX-SPELL-1': m.cx_drill_play_why_hero,
  'CX-SPELL-2': m.cx_drill_play_why_hero,
  'CX-SPELL-4': m.cx_drill_play_why_level,
  'CX-SPELL-5': m.cx_drill_play_why_level,
  'CX-SPELL-8': m.cx_drill_play_why_nothing,
  'CX-ATK-1': m.cx_drill_illegal_why_exhausted,
  'CX-PLAY-2': m.cx_drill_illegal_why_arrived,
  'CX-TECH-1': m.cx_drill_illegal_why_order,
  'CX-TECH-2': m.cx_drill_illegal_why_workers,
  'CX-TECH-5': m.cx_drill_illegal_why_below,
  'CX-HERO-2': m.cx_drill_illegal_why_heroes,
  'CX-HERO-12': m.cx_drill_illegal_why_dead,
  'CX-MAIN-2': m.cx_drill_illegal_why_once,
};

const payer = (view: View): { side: string; gold: number } => {
  const { active, sides } = boardIn(view);
  return { side: sideName(active), gold: sides[active].gold };
};

function refused({ view, why }: Drill): string[] {
  const of = payer(view);
  return [...new Set(why.map((rule) => REFUSED[rule]!(of)))];
}

function play(drill: Drill): string[] {
  const { view, question, why } = drill;
  if (why.length > 0) return refused(drill);
  return [m.cx_drill_play_why_yes({ ...payer(view), card: nameOf(question.ask.split(':')[1]!) })];
}

function illegal(drill: Drill): string[] {
  const { view, question } = drill;
  const action = question.type === 'choose' ? question.options[question.right]! : '';
  return [m.cx_drill_illegal_why({ move: actionText(action, boardIn(view)) }), ...refused(drill)];
}

/** The squad leader among things, told; null without one. */
function leader(view: View, ids: readonly string[]): string | null {
  const found = boardIn(view).things.find(({ id, slot }) => slot === 'leader' && ids.includes(String(id)));
  return found ? m.cx_drill_why_leader({ name: nameOf(found.shown) }) : null;
}

function falls(drill: Drill): string[] {
  const { view, question } = drill;
  const [a, d] = question.ask
    .split(':')
    .slice(1)
    .map((id) => boardIn(view).things.find((thing) => thing.id === Number(id))!) as [ThingView, ThingView];
  const list = namesOf(view, marked(drill));
  const ours = { name: nameOf(a.shown), atk: a.atk, hp: left(a) };
  const armored = [a, d].filter(({ armor }) => armor > 0);
  return [
    m.cx_drill_falls_why({ ...ours, aim: nameOf(d.shown), atk2: d.atk, hp2: left(d), list }),
    ...armored.map(({ shown, armor }) => m.cx_drill_falls_armor({ name: nameOf(shown), armor })),
  ];
}

function gold({ view, line, question, why }: Drill): string[] {
  const value = question.type === 'answer' ? question.value : 0;
  const parts = line.map((action, i) =>
    m.cx_drill_gold_part({ move: actionText(action, boardIn(view)), cost: why[i]! }),
  );
  const changed = line.some((action, i) => usualPrice(action) !== Number(why[i]));
  return [m.cx_drill_gold_why({ costs: statements(parts), value }), ...(changed ? [m.cx_drill_gold_changed()] : [])];
}

function inTheWay({ view, why }: Drill): string[] {
  if (why.length === 0) return [m.cx_drill_attack_why_free()];
  return [leader(view, why) ?? m.cx_drill_attack_why({ list: namesOf(view, why) })];
}

const REASONS: Readonly<Record<string, (drill: Drill) => string[]>> = {
  play,
  gold,
  illegal,
  guard: (drill) => {
    const list = namesOf(drill.view, marked(drill));
    return [leader(drill.view, marked(drill)) ?? m.cx_drill_guard_why({ list })];
  },
  attack: inTheWay,
  air: (drill) => [m.cx_drill_air_why(), ...inTheWay(drill)],
  falls,
  target: (drill) => [m.cx_drill_target_why({ list: namesOf(drill.view, marked(drill)) })],
  waiting: (drill) => [
    m.cx_drill_waiting_why({ list: namesOf(drill.view, marked(drill)), side: sideName(boardIn(drill.view).active) }),
  ],
};

export const reasons = (drill: Drill): string[] => REASONS[drill.kind]!(drill);
