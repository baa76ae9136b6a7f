import { landOf, PLACES, placeOf } from './map';
import type { NodeName } from './nodes';
import type { State } from './state';

/** The node, and which territories nobody owns, by code. */
export interface Asked {
  node: NodeName;
  isBare(code: string): boolean;
}

export const askedOf = ({ node, lands }: State): Asked => ({
  node,
  isBare: (code) => lands[landOf(code)!]!.owner < 0,
});

/** One thing picked: what kind of thing, and which. */
interface Thing {
  kind: string;
  id: string;
}

/** What is meant by one land, place, force or card alone, by node; nothing where it takes more to say something. */
const ALONE: Partial<Record<NodeName, Readonly<Record<string, string>>>> = {
  attack: { place: 'border' },
  'place-capital': { land: 'place-capital' },
  offer: { card: 'offer' },
  'offer-to': { player: 'offer-to' },
  'offer-for': { card: 'offer-for' },
  'turn-card': { card: 'turn-card' },
  raise: { count: 'raise' },
  deploy: { land: 'deploy-rear', place: 'deploy-front', force: 'man-force' },
  drop: { land: 'drop-rear', place: 'drop-front', force: 'man-force' },
  'drop-count': { count: 'drop-count' },
  merge: { land: 'merge' },
  retreat: { land: 'retreat' },
  commit: { group: 'commit' },
  resupply: { group: 'resupply' },
  'fall-back': { count: 'fall-back' },
  'bring-up': { group: 'bring-up' },
  'advance-infantry': { count: 'advance-infantry' },
  'advance-armour': { count: 'advance-armour' },
  'advance-damaged': { count: 'advance-damaged' },
  withdraw: { place: 'withdraw' },
  'move-to': { land: 'move-to' },
  'move-count': { count: 'move-count' },
  outward: { place: 'set-out' },
  'take-infantry': { count: 'take-infantry' },
  'take-armour': { count: 'take-armour' },
  'take-damaged': { count: 'take-damaged' },
  'form-front': { group: 'form-front' },
  man: { place: 'man-front', force: 'man-force' },
  'man-with': { group: 'man-with' },
  claim: { row: 'claim' },
  airfield: { land: 'airfield' },
  end: { land: 'build' },
  'airfield-to': { land: 'airfield-to' },
};

/** The kind of division that is looked for first in a territory or at a front. */
const DIVISION: Partial<Record<NodeName, string>> = { disarm: 'A', move: 'I' };

const read = (pick: string): Thing => {
  const colon = pick.indexOf(':');
  return { kind: pick.slice(0, colon), id: pick.slice(colon + 1) };
};

const asPlace = (id: string): string => id.replace('~', '/');
/** Whoever lies in foreign land: across water it is a landing force. */
const asInvader = (id: string): string => {
  const place = placeOf(asPlace(id));
  return place !== undefined && PLACES[place]!.sea ? id.replace('/', '~') : id;
};
const opposite = (id: string): string => asPlace(id).split('/').reverse().join('/');

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played. Null while the picks do
 * not say enough.
 */
export function trialOf(picks: readonly string[], state: Asked): string | null {
  const [first, second, more] = picks.map(read);
  if (!first || more) return null;
  if (first.kind === 'button') return second ? bought(first, second) : first.id;
  if (first.kind === 'outcome') return null;
  if (second?.kind === 'card') return alone(second, state.node);
  if (state.node === 'attack' && second) return fight(first, second, state);
  // Whoever has no armour to disarm, or nobody to move, is told so at once: no kind of division is offered there.
  if (!second) return alone(first, state.node) ?? ofKind(first, state.node);
  if (second.kind === 'kind') return ofKind(first, state.node, second.id);
  if (second.kind === 'button') return bought(second, first);
  if (state.node !== 'outward') return null;
  // Where to go may have been picked before who goes.
  if (first.kind !== 'force') return `set-out ${first.kind === 'place' ? first.id : second.id}`;
  const isAshore = second.kind !== 'land' && opposite(first.id) === second.id;
  return isAshore ? `ashore ${first.id}` : `sail-home ${first.id} ${second.id.slice(0, 3)}`;
}

function alone({ kind, id }: Thing, node: NodeName): string | null {
  // Cards lie there in every phase: pressed in another one, they are to be turned over.
  const name = ALONE[node]?.[kind] ?? (kind === 'card' && 'turn-card');
  return name ? `${name} ${id}` : null;
}

function ofKind({ kind, id }: Thing, node: NodeName, division = DIVISION[node]): string | null {
  if (node === 'move' && kind === 'land') return `move ${id} ${division}`;
  if (node !== 'disarm') return null;
  if (kind === 'land') return `disarm-rear ${id} ${division}`;
  return kind === 'place' || kind === 'force' ? `disarm-front ${asPlace(id)} ${division}` : null;
}

function bought({ id: what }: Thing, { kind, id }: Thing): string | null {
  return kind === 'land' && (what === 'build' || what === 'shift-airfield') ? `${what} ${id}` : null;
}

/**
 * Attackers and whom they attack. Two lands are a battle over their border, whoever stands there; so is what can be no other
 * fight, since one of them lies somewhere else.
 */
function fight(first: Thing, second: Thing, { isBare }: Asked): string | null {
  const shape = `${first.kind} ${second.kind}`;
  const [own, foe] = [first.id, second.id];
  const facesOwn = opposite(own) === asPlace(foe);
  const [base, into] = asPlace(own).split('/');
  const [there, beyond] = asPlace(foe).split('/');
  // Another border of the land the attackers stand in: they are meant to go there instead.
  const isNone = first.kind === 'place' && placeOf(own) === undefined;
  const border = isNone ? `border ${own}` : `border ${there === base ? asPlace(foe) : `${base}/${there}`}`;
  switch (shape) {
    case 'land land':
      return placeOf(`${own}/${foe}`) === undefined ? null : border;
    case 'place place':
      if (facesOwn) return `border ${own}`;
      if (there === into) return `raid-front ${asInvader(own)} ${foe}`;
      return beyond === into ? `contest ${asInvader(own)} ${asInvader(foe)}` : border;
    case 'force place':
      if (facesOwn) return `landing ${own}`;
      return there === into ? `raid-front ${own} ${foe}` : border;
    case 'place land':
    case 'force land':
      return into === foe ? `${isBare(foe) ? 'walk-in' : 'raid-rear'} ${asInvader(own)}` : border;
    case 'land place':
    case 'land force':
      return beyond === own ? `strike ${own} ${asInvader(foe)}` : border;
    case 'place force':
      if (facesOwn) return `counter ${own}`;
      return beyond === into ? `contest ${asInvader(own)} ${foe}` : border;
    case 'force force':
      return `contest ${own} ${foe}`;
    default:
      return null;
  }
}
