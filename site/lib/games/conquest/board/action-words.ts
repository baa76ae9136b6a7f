/** Whole actions in words, for lists of what was played and for screen readers. */
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/conquest/board';
import { continentName, landName, missionName, rewardName } from './names';
import { outcomeText } from './pick-words';
import { divisionsText, endsOf, placeName, playerName } from './words';

type Text = () => string;
type Words = (first: string, second: string) => string;

const divisionsOf = (count: string, kind: string): string =>
  divisionsText(Number(count) < 10 ? kind.repeat(Number(count)) : count + kind);

type OfLand = (inputs: { land: string }) => string;
type OfPlace = (inputs: { place: string }) => string;
type OfForce = (inputs: { force: string }) => string;
type OfSource = (inputs: { source: string }) => string;
type OfDivisions = (inputs: { divisions: string }) => string;

const atLand =
  (text: OfLand): Words =>
  (id) =>
    text({ land: landName(id) });
const atPlace =
  (text: OfPlace): Words =>
  (id) =>
    text({ place: placeName(id) });
const ofForce =
  (text: OfForce): Words =>
  (id) =>
    text({ force: placeName(id) });
const bySource =
  (text: OfSource): Words =>
  (id) =>
    text({ source: placeName(id) });
const withGroup =
  (text: OfDivisions, none?: Text): Words =>
  (group) =>
    group === '-' && none ? none() : text({ divisions: divisionsText(group) });
const withCount =
  (kind: string, text: OfDivisions, none?: Text): Words =>
  (count) =>
    count === '0' && none ? none() : text({ divisions: divisionsOf(count, kind) });

const MOVES: Readonly<Record<string, OfLand>> = {
  I: m.cq_a_move_infantry,
  A: m.cq_a_move_armour,
  D: m.cq_a_move_damaged,
};

/** Actions without arguments. */
const PLAIN: Readonly<Record<string, Text>> = {
  'no-offer': m.cq_a_no_offer,
  gift: m.cq_a_gift,
  accept: m.cq_a_accept,
  refuse: m.cq_a_refuse,
  'early-redeploy': m.cq_a_early_redeploy,
  'skip-early': m.cq_a_skip_early,
  'disarm-done': m.cq_a_disarm_done,
  'turn-done': m.cq_a_turn_done,
  'merge-done': m.cq_a_merge_done,
  'end-attack': m.cq_a_end_attack,
  stay: m.cq_a_stay,
  'fight-on': m.cq_a_fight_on,
  'break-off': m.cq_a_break_off,
  'withdraw-done': m.cq_a_withdraw_done,
  'move-done': m.cq_a_move_done,
  'outward-done': m.cq_a_outward_done,
  'man-done': m.cq_a_man_done,
  'no-claim': m.cq_a_no_claim,
  'end-turn': m.cq_a_end_turn,
};

/** By the name of the action (workers/games/conquest/action-names.ts); those of NEED_BOARD need the board. */
const WORDS: Readonly<Record<string, Words>> = {
  'place-capital': atLand(m.cq_a_place_capital),
  first: (colour) => m.cq_a_first({ player: playerName(colour) }),
  mission: (index) => m.cq_a_mission({ mission: missionName(Number(index)) }),
  offer: atLand(m.cq_a_offer),
  'offer-to': (colour) => m.cq_a_offer_to({ player: playerName(colour) }),
  'offer-for': atLand(m.cq_a_offer_for),
  'disarm-rear': (id, kind) => m.cq_a_disarm_rear({ land: landName(id), divisions: divisionsText(kind) }),
  'disarm-front': (id, kind) => m.cq_a_disarm_front({ place: placeName(id), divisions: divisionsText(kind) }),
  'turn-card': atLand(m.cq_a_turn_card),
  raise: withCount('A', m.cq_a_raise, m.cq_a_raise_none),
  'deploy-rear': atLand(m.cq_a_deploy_rear),
  'deploy-front': atPlace(m.cq_a_deploy_front),
  'drop-rear': atLand(m.cq_a_drop_rear),
  'drop-front': atPlace(m.cq_a_drop_front),
  'drop-count': withCount('I', m.cq_a_drop_count),
  merge: atLand(m.cq_a_merge),
  border: atPlace(m.cq_a_border),
  'raid-front': (source, place) => m.cq_a_raid_front({ source: placeName(source), place: placeName(place) }),
  'raid-rear': bySource(m.cq_a_raid_rear),
  strike: (id, place) => m.cq_a_strike({ land: landName(id), place: placeName(place) }),
  contest: (source, place) => m.cq_a_contest({ source: placeName(source), place: placeName(place) }),
  counter: atPlace(m.cq_a_counter),
  'walk-in': bySource(m.cq_a_walk_in),
  retreat: atLand(m.cq_a_retreat),
  commit: withGroup(m.cq_a_commit, m.cq_a_commit_none),
  resupply: withGroup(m.cq_a_resupply, m.cq_a_resupply_none),
  'fall-back': withCount('D', m.cq_a_fall_back, m.cq_a_fall_back_none),
  'bring-up': withGroup(m.cq_a_bring_up),
  'advance-infantry': withCount('I', m.cq_a_advance, () => m.cq_a_advance_none({ kind: m.cq_kind_I() })),
  'advance-armour': withCount('A', m.cq_a_advance, () => m.cq_a_advance_none({ kind: m.cq_kind_A() })),
  'advance-damaged': withCount('D', m.cq_a_advance, () => m.cq_a_advance_none({ kind: m.cq_kind_D() })),
  withdraw: atPlace(m.cq_a_withdraw),
  'move-to': atLand(m.cq_a_move_to),
  'move-count': (count) => m.cq_a_move_count({ count }),
  'set-out': (id) => m.cq_a_set_out(endsOf(id)),
  'take-infantry': withCount('I', m.cq_a_take, () => m.cq_a_take_none({ kind: m.cq_kind_I() })),
  'take-armour': withCount('A', m.cq_a_take, () => m.cq_a_take_none({ kind: m.cq_kind_A() })),
  'take-damaged': withCount('D', m.cq_a_take, () => m.cq_a_take_none({ kind: m.cq_kind_D() })),
  'form-front': withGroup(m.cq_a_form_front),
  'man-front': atPlace(m.cq_a_man_front),
  'man-force': ofForce(m.cq_a_man_force),
  'man-with': withGroup(m.cq_a_man_with),
  airfield: atLand(m.cq_a_airfield),
  card: atLand(m.cq_a_card),
  build: atLand(m.cq_a_build),
  'shift-airfield': atLand(m.cq_a_shift_airfield),
  'airfield-to': atLand(m.cq_a_airfield_to),
};

/** A landing force and who is in it. */
function forceName(lane: string, { forces }: Board): string {
  const force = forces[lane];
  return force ? withAside(placeName(lane), divisionsText(force.front + force.rear)) : placeName(lane);
}

/** Whose continent it is, which mission, and who sails stands on the board. */
const NEED_BOARD: Readonly<Record<string, (board: Board, first: string, second: string) => string | null>> = {
  continent: ({ player }, index) =>
    m.cq_a_continent({ player: playerName(player), continent: continentName(Number(index)) }),
  landing: (board, force) => m.cq_a_landing({ force: forceName(force, board) }),
  'sail-home': (board, force, id) => m.cq_a_sail_home({ force: forceName(force, board), land: landName(id) }),
  ashore: (board, force) => m.cq_a_ashore({ force: forceName(force, board) }),
  // Whoever presses land of others, or nobody's, means to go there.
  move: ({ lands, player }, id, kind) =>
    (lands[id]?.owner === player ? MOVES[kind]! : m.cq_a_move_to)({ land: landName(id) }),
  claim({ table }, row) {
    const mission = table[Number(row)] ?? null;
    return mission === null ? null : m.cq_a_claim({ mission: missionName(mission), reward: rewardName(Number(row)) });
  },
};

/** Between which territories the step goes that an action is part of; those that name them all are told by themselves. */
function wayOf({ node, step, battle }: Board): readonly string[] {
  if (node.startsWith('advance-') && battle) return [battle.source.slice(0, 3), battle.source.slice(4)];
  return node === 'move-to' ? [] : (step.lands ?? []);
}

/** An action as it is told by itself, away from the question it answers. */
export function toldText(action: string, board: Board): string {
  const way = wayOf(board).map(landName).join(' › ');
  return way ? withAside(actionText(action, board), way) : actionText(action, board);
}

/** @param action as a record has it, `border NAF/EGY`; @param board the one it is played at */
export function actionText(action: string, board: Board): string {
  const [name = '', first = '', second = ''] = action.split(' ');
  if (name === 'roll') return m.cq_a_roll({ hits: outcomeText(first, 'roll') });
  return PLAIN[name]?.() ?? WORDS[name]?.(first, second) ?? NEED_BOARD[name]?.(board, first, second) ?? action;
}
