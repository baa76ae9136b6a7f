/** Why the right answer to a drill is right, in words. */
import { nameOf, sideName, thingName } from '$lib/games/codex/board/table-words';
import { boardIn } from '$lib/games/codex/board/view';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';
import type { ThingView } from '$workers/games/codex/board';

const namesOf = (view: View, ids: readonly string[]): string =>
  listText(ids.map((id) => thingName(boardIn(view), Number(id))));
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
};

function play({ view, question, why }: Drill): string[] {
  const { active, sides } = boardIn(view);
  const of = { side: sideName(active), gold: sides[active].gold };
  if (why.length === 0) return [m.cx_drill_play_why_yes({ ...of, card: nameOf(question.ask.split(':')[1]!) })];
  return [...new Set(why.map((rule) => REFUSED[rule]!(of)))];
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
  return [m.cx_drill_falls_why({ ...ours, aim: nameOf(d.shown), atk2: d.atk, hp2: left(d), list })];
}

const REASONS: Readonly<Record<string, (drill: Drill) => string[]>> = {
  play,
  gold: ({ why, question }) => {
    const value = question.type === 'answer' ? question.value : 0;
    return [m.cx_drill_gold_why({ costs: why.join(' + '), value })];
  },
  guard: (drill) => {
    const list = namesOf(drill.view, marked(drill));
    return [leader(drill.view, marked(drill)) ?? m.cx_drill_guard_why({ list })];
  },
  attack: ({ view, why }) => {
    if (why.length === 0) return [m.cx_drill_attack_why_free()];
    return [leader(view, why) ?? m.cx_drill_attack_why({ list: namesOf(view, why) })];
  },
  falls,
  target: (drill) => [m.cx_drill_target_why({ list: namesOf(drill.view, marked(drill)) })],
};

export const reasons = (drill: Drill): string[] => REASONS[drill.kind]!(drill);
