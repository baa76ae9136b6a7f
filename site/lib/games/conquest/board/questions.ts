/** What is asked at each decision, and the buttons that answer without a place. */
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import { placeName } from './words';

type Text = () => string;

const QUESTIONS: Readonly<Record<string, Text>> = {
  continent: m.cq_q_continent,
  'place-capital': m.cq_q_place_capital,
  first: m.cq_q_first,
  mission: m.cq_q_mission,
  offer: m.cq_q_offer,
  'offer-to': m.cq_q_offer_to,
  'offer-for': m.cq_q_offer_for,
  answer: m.cq_q_answer,
  early: m.cq_q_early,
  disarm: m.cq_q_disarm,
  'turn-card': m.cq_q_turn_card,
  raise: m.cq_q_raise,
  deploy: m.cq_q_deploy,
  drop: m.cq_q_drop,
  'drop-count': m.cq_q_drop_count,
  merge: m.cq_q_merge,
  attack: m.cq_q_attack,
  retreat: m.cq_q_retreat,
  commit: m.cq_q_commit,
  resupply: m.cq_q_resupply,
  roll: m.cq_q_roll,
  'fall-back': m.cq_q_fall_back,
  'bring-up': m.cq_q_bring_up,
  'go-on': m.cq_q_go_on,
  'advance-infantry': m.cq_q_advance_infantry,
  'advance-armour': m.cq_q_advance_armour,
  'advance-damaged': m.cq_q_advance_damaged,
  withdraw: m.cq_q_withdraw,
  move: m.cq_q_move,
  'move-to': m.cq_q_move_to,
  'move-count': m.cq_q_move_count,
  outward: m.cq_q_outward,
  'take-infantry': m.cq_q_take_infantry,
  'take-armour': m.cq_q_take_armour,
  'take-damaged': m.cq_q_take_damaged,
  'form-front': m.cq_q_form_front,
  man: m.cq_q_man,
  'man-with': m.cq_q_man_with,
  claim: m.cq_q_claim,
  airfield: m.cq_q_airfield,
  card: m.cq_q_card,
  end: m.cq_q_end,
  'airfield-to': m.cq_q_airfield_to,
  over: m.cq_q_over,
};

const BUTTONS: Readonly<Record<string, Text>> = {
  'no-offer': m.cq_b_no_offer,
  gift: m.cq_b_gift,
  accept: m.cq_b_accept,
  refuse: m.cq_b_refuse,
  'early-redeploy': m.cq_b_early_redeploy,
  'skip-early': m.cq_b_skip_early,
  'disarm-done': m.cq_b_disarm_done,
  'turn-done': m.cq_b_turn_done,
  'merge-done': m.cq_b_merge_done,
  'end-attack': m.cq_b_end_attack,
  stay: m.cq_b_stay,
  'fight-on': m.cq_b_fight_on,
  'break-off': m.cq_b_break_off,
  'withdraw-done': m.cq_b_withdraw_done,
  'move-done': m.cq_b_move_done,
  'outward-done': m.cq_b_outward_done,
  'man-done': m.cq_b_man_done,
  'no-claim': m.cq_b_no_claim,
  build: m.cq_b_build,
  'shift-airfield': m.cq_b_shift_airfield,
  'end-turn': m.cq_b_end_turn,
};

/** Which landing forces may sail home or come ashore is said; without one nothing is said of sailing. */
export function outwardText(choices: readonly Pick<Choice, 'picks'>[]): string {
  const starts = choices.flatMap(({ picks: [first = ''] }) => (first.startsWith('force:') ? [first.slice(6)] : []));
  const forces = [...new Set(starts)].map(placeName);
  return forces.length > 0 ? m.cq_q_outward_force({ forces: listed(forces) }) : m.cq_q_outward();
}

/** @param question a node of the game (workers/games/conquest/nodes.ts), or `over` */
export const questionText = (question: string): string => QUESTIONS[question]?.() ?? question;

/** What is asked once it is chosen who acts, and once the goal has been chosen before that. */
const FOLLOW_UPS: Readonly<Record<string, Text>> = {
  attack: m.cq_q_attack_whom,
  move: m.cq_q_move_kind,
  outward: m.cq_q_move_to,
};
const GOAL_FIRST: Readonly<Record<string, Text>> = {
  attack: m.cq_q_attack_who,
  outward: m.cq_q_move_who,
  end: m.cq_q_end_here,
};
/** What is asked once a button was pressed that needs a place. */
const AFTER_BUTTON: Readonly<Record<string, Text>> = {
  'button:build': m.cq_q_build_where,
  'button:shift-airfield': m.cq_q_airfield_from,
};

/** @param inOrder whether the first pick is one that some action begins with */
export function followUpText(question: string, picked: string, inOrder: boolean): string {
  const text = AFTER_BUTTON[picked] ?? (inOrder ? FOLLOW_UPS : GOAL_FIRST)[question] ?? QUESTIONS[question];
  return text?.() ?? question;
}

export const buttonName = (name: string): string => BUTTONS[name]?.() ?? name;
