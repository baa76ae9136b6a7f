/** What is asked, and what each pick is called. */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/codex/board';
import { abilityDeed, modeDeed } from './deeds.svelte';
import { printedOn, specTitle } from './printed';
import { addonName, nameOf, sideName, slotName, thingName } from './table-words';
import { waitText } from './wait-words';
import { LEVELS } from './words';

type Text = () => string;

/** What a question is about: who attacks whom or is sent elsewhere, and points of damage. */
interface About {
  readonly name: string;
  readonly other: string;
  readonly count: number;
}

const QUESTIONS: Readonly<Record<string, (about: About) => string>> = {
  over: m.cxb_q_over,
  'first-player': m.cxb_q_first_player,
  draw: m.cxb_q_draw,
  tech: m.cxb_q_tech,
  order: m.cxb_q_order,
  main: m.cxb_q_main,
  boost: m.cxb_q_boost,
  defender: m.cxb_q_defender,
  pick: m.cxb_q_pick,
  mode: m.cxb_q_mode,
  may: m.cxb_q_may,
  obliterate: m.cxb_q_obliterate,
  tie: m.cxb_q_tie,
  bounty: m.cxb_q_bounty,
  spec: m.cxb_q_spec,
  'lab-spec': m.cxb_q_lab_spec,
  discard: m.cxb_q_discard,
  coin: m.cxb_q_coin,
  'random-discard': m.cxb_q_random_discard,
  divide: m.cxb_q_divide,
  spark: m.cxb_q_spark,
  excess: m.cxb_q_excess,
  slot: m.cxb_q_slot,
};
const BUTTONS: Readonly<Record<string, Text>> = {
  play: m.cxb_b_play,
  hire: m.cxb_b_hire,
  summon: m.cxb_b_summon,
  attack: m.cxb_b_attack,
  level: m.cxb_b_level,
  detect: m.cxb_b_detect,
  end: m.cxb_b_end,
  boost: m.cxb_b_boost,
  done: m.cxb_b_done,
  yes: m.cxb_b_yes,
  no: m.cxb_b_no,
  stop: m.cxb_b_stop,
  empty: m.cxb_b_empty,
  heads: m.cxb_b_heads,
  tails: m.cxb_b_tails,
  'no-boost': m.cxb_b_no_boost,
};

/** @param offered what can be picked: it tells whose heroes are asked about */
export function questionText(board: Board, offered: readonly string[] = []): string {
  const { question, slot, source, attack, subject, points: count } = board;
  if (question === 'patrol' && slot) return m.cxb_q_patrol({ slot: slotName(slot) });
  const whose = question === 'bounty' ? board.things.find(({ id }) => offered.includes(`thing:${id}`)) : undefined;
  if (whose) return m.cxb_q_bounty_of({ seat: sideName(whose.controller) });
  const name = thingName(board, subject ?? attack?.attacker ?? 0);
  const other = thingName(board, attack?.defender ?? 0);
  const asked = QUESTIONS[question]?.({ name, other, count }) ?? question;
  return source === null ? asked : m.cxb_q_of({ name: nameOf(source), question: asked });
}

/**
 * What an ability does, as its card says it. Until that is there own abilities are counted from 1, those of a hero are told by the
 * level of their band; what something was granted has no number of its own.
 */
export function abilityText(key: string, card: string | undefined): string {
  const deed = card && abilityDeed(card, key);
  if (deed) return deed;
  if (/^\d+$/.test(key)) return m.cxb_b_ability({ count: Number(key) + 1 });
  const [, band] = /^(\d+)\.\d+$/.exec(key) ?? [];
  const level = band === undefined || card === undefined ? undefined : printedOn(card).bands[Number(band)]?.from_level;
  return level === undefined ? m.cxb_b_granted() : m.cxb_b_of_level({ count: level });
}

const isSeat = (text: string): text is 'A' | 'B' => text === 'A' || text === 'B';

/** A pick as buttons and lists name it (workers/games/codex/choices.ts). */
export function pickText(pick: string, board: Board): string {
  const [kind, first = '', second = ''] = pick.split(':');
  switch (kind) {
    case 'card':
    case 'foe':
    case 'far':
      return nameOf(second);
    case 'thing':
      return thingName(board, Number(first));
    case 'slot':
      return slotName(first as Parameters<typeof slotName>[0]);
    case 'build':
      return m.cxb_build({ level: LEVELS[Number(first)]! });
    case 'addon':
      return m.cxb_build_addon({ name: addonName(first) });
    case 'ability':
      return abilityText(second, board.things.find(({ id }) => String(id) === first)?.shown);
    case 'spec':
      return specTitle(first);
    case 'mode':
      return (board.source && modeDeed(board.source, Number(first))) || m.cxb_b_mode({ count: Number(first) });
    case 'worker':
      return m.cxb_b_worker({ seat: isSeat(first) ? sideName(first) : first });
    case 'player':
      return isSeat(first) ? sideName(first) : first;
    case 'wait': {
      const wait = board.waits.find(({ action }) => `wait:${action}` === pick);
      return wait ? waitText(wait, board) : first;
    }
    case 'outcome':
      return outcomeText(first);
    default:
      return BUTTONS[first]?.() ?? first;
  }
}

function outcomeText(outcome: string): string {
  if (isSeat(outcome)) return sideName(outcome);
  return BUTTONS[outcome]?.() ?? m.cxb_b_draw_of({ name: nameOf(outcome) });
}
