/** What stands on the map in words: for screen readers, lists and the inspector. */
import { clauses, listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { countsOf } from './divisions';
import { placesOf } from './layout';
import { landName, rewardName } from './names';
import { COLOURS } from './owners';

const PLAYERS: Readonly<Record<string, () => string>> = {
  R: m.cq_player_R,
  B: m.cq_player_B,
  G: m.cq_player_G,
  Y: m.cq_player_Y,
  P: m.cq_player_P,
};

const PHASES = [m.cq_phase_0, m.cq_phase_1, m.cq_phase_2, m.cq_phase_3, m.cq_phase_4, m.cq_phase_5];

export const phaseName = (phase: number): string => PHASES[phase]!();
export const playerName = (colour: string): string => PLAYERS[colour]!();
export const seatName = (seat: number): string => playerName(COLOURS[seat]!);
export const boardIn = (view: View): Board => view.board as Board;

/** Its lands: of a place `NAF/EGY` its own and the one it faces, of a force `NAF~BRA` its port and the coast. */
export const endsOf = (id: string) => ({ land: landName(id.slice(0, 3)), facing: landName(id.slice(4)) });

/** A front place `NAF/EGY` or a landing force `NAF~BRA`. */
export const placeName = (id: string): string =>
  id.includes('~') ? m.cq_a_at_force(endsOf(id)) : m.cq_a_at_front(endsOf(id));

/** Decisions of redeploying alone: in the recruit phase they are those of an early redeploy (CQ-REW-2). */
const REDEPLOYING = /^(?:withdraw|move|outward|take|form-front|man)/;
const EARLY_REDEPLOY = 2;

/** The phase of a position, or what is done in it out of turn. */
export const momentName = ({ phase, node }: Pick<Board, 'phase' | 'node'>): string =>
  phase === 1 && REDEPLOYING.test(node) ? rewardName(EARLY_REDEPLOY) : phaseName(phase);

/** `2 armour, 3 infantry`. */
export function divisionsText(text: string): string {
  const { A, D, I } = countsOf(text);
  const parts = [
    A > 0 && m.cq_armour({ count: A }),
    D > 0 && m.cq_damaged({ count: D }),
    I > 0 && m.cq_infantry({ count: I }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? listed(parts) : m.cq_nobody();
}

/** Who owns a territory, what stands in its rear and on it. */
export function landText(code: string, board: Board): string {
  const land = board.lands[code];
  const name = landName(code);
  const manned = placesOf(code).flatMap(({ id }) => {
    const group = board.fronts[id]?.group;
    return group ? [frontText(id, board)] : [];
  });
  return clauses([
    land?.owner ? m.cq_owned({ land: name, player: playerName(land.owner) }) : m.cq_neutral({ land: name }),
    land?.owner && m.cq_rear({ divisions: divisionsText(land.rear) }),
    ...manned,
    ...buildingsOf(code, board),
    gainOf(code, board),
  ]);
}

/** How its owner came to a territory this turn, which some missions ask for; nothing for land held before. */
export function gainOf(code: string, { lands }: Board): string | null {
  const { fought, taken } = lands[code] ?? {};
  if (fought) return m.cq_gained_by_fighting();
  return taken ? m.cq_gained_without_fighting() : null;
}

/** City, capitals and airfields of a territory. */
export const buildingsOf = (code: string, { lands, players, airfields }: Board): string[] => [
  ...Object.entries(players).flatMap(([colour, { capital }]) =>
    capital === code ? [m.cq_capital({ player: playerName(colour) })] : [],
  ),
  ...(lands[code]?.city ? [m.cq_city()] : []),
  ...(airfields.includes(code) ? [m.cq_airfield()] : []),
];

/** A border against enemy land has a front, also while nobody stands there. */
export function isHostile(place: string, { lands }: Board): boolean {
  const [owner, other] = [lands[place.slice(0, 3)]?.owner, lands[place.slice(4)]?.owner];
  return Boolean(owner && other && other !== owner);
}

/** A front place, `NAF/EGY`: where it faces and who stands there; towards other land than an enemy's it is but the way there. */
export function frontText(place: string, board: Board): string {
  const { group = '', across } = board.fronts[place] ?? {};
  const words = { land: landName(place.slice(4)), divisions: divisionsText(group) };
  if (!group && !isHostile(place, board)) return m.cq_way(words);
  return across ? m.cq_across(words) : m.cq_front(words);
}

/** A landing force, `NAF~BRA`. */
export function forceText(lane: string, { forces }: Board): string {
  const { front, rear, ashore } = forces[lane]!;
  return clauses([
    m.cq_force({ land: landName(lane.slice(4)), divisions: divisionsText(front) }),
    rear && m.cq_force_rear({ divisions: divisionsText(rear) }),
    ashore && m.cq_ashore(),
  ]);
}
