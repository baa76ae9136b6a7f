/** Actions in words: what is done, and with what. */
import { labelled, listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { pickText } from './pick-words';

type Text = () => string;

const VERBS: Readonly<Record<string, Text>> = {
  'place-capital': m.cq_v_place_capital,
  offer: m.cq_v_offer,
  'offer-to': m.cq_v_offer_to,
  'offer-for': m.cq_v_offer_for,
  disarm: m.cq_v_disarm,
  'turn-card': m.cq_v_turn_card,
  raise: m.cq_v_raise,
  deploy: m.cq_v_deploy,
  drop: m.cq_v_drop,
  'drop-count': m.cq_v_drop_count,
  merge: m.cq_v_merge,
  border: m.cq_v_border,
  landing: m.cq_v_landing,
  raid: m.cq_v_raid,
  strike: m.cq_v_strike,
  contest: m.cq_v_contest,
  counter: m.cq_v_counter,
  'walk-in': m.cq_v_walk_in,
  retreat: m.cq_v_retreat,
  commit: m.cq_v_commit,
  resupply: m.cq_v_resupply,
  'fall-back': m.cq_v_fall_back,
  'bring-up': m.cq_v_bring_up,
  advance: m.cq_v_advance,
  withdraw: m.cq_v_withdraw,
  move: m.cq_v_move,
  'set-out': m.cq_v_set_out,
  'sail-home': m.cq_v_sail_home,
  ashore: m.cq_v_ashore,
  take: m.cq_v_take,
  'form-front': m.cq_v_form_front,
  man: m.cq_v_man,
  claim: m.cq_v_claim,
  airfield: m.cq_v_airfield,
  build: m.cq_v_build,
  'shift-airfield': m.cq_v_shift_airfield,
  roll: m.cq_v_roll,
  drawn: m.cq_v_drawn,
};

/** Actions that differ only in where or in what: their names begin with the verb. */
const FAMILIES = ['disarm', 'deploy', 'drop', 'raid', 'advance', 'move', 'take', 'man'];
const CHANCE = ['continent', 'first', 'mission', 'card'];

function verbOf(name: string): string | null {
  const own = VERBS[name];
  if (own) return own();
  if (CHANCE.includes(name)) return m.cq_v_drawn();
  const family = FAMILIES.find((one) => name.startsWith(`${one}-`));
  return family ? VERBS[family]!() : null;
}

/** A choice in words, as it would be made on this board: `Attack: …`. */
export function choiceText({ action, picks }: Choice, board: Board): string {
  const [name = ''] = action.split(' ');
  const things = listed(picks.filter((pick) => !pick.startsWith('button:')).map((pick) => pickText(pick, board)));
  const verb = verbOf(name);
  if (!things) return picks.map((pick) => pickText(pick, board)).join('');
  return verb ? labelled(verb, things) : things;
}
