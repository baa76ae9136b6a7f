import { continentsOf, territory } from './board';
import { colours, seatsUpTo } from './colours';
import { textOf } from './divisions';
import { LANDS, byPlace, inOrder, placesOf, farOf, type Land } from './map';
import { DEFAULTS, OPTION_NAMES } from './options';
import { BARE, PLAYERS, type Battle, type Force, type Front, type Node, type Player, type State } from './state';

/** The canonical line of a state (NOTATION.md). */
export function print(state: State): string {
  const things = [
    ...OPTION_NAMES.filter((name) => state.options[name] !== DEFAULTS[name]).map(
      (name) => `${name}=${state.options[name]}`,
    ),
    ...LANDS.flatMap((land) => printLand(state, land) ?? []),
    ...Object.keys(state.forces)
      .sort(byPlace)
      .map((lane) => printForce(lane, state.forces[lane]!)),
    ...PLAYERS.flatMap((player) => printHolding(state, player) ?? []),
    ...(state.table.every((mission) => mission === null) ? [] : [`#=${state.table.map(orDash).join()}`]),
  ];
  const moment = printMoment(state, seatsUpTo(colours(state)));
  return [...(moment ? [moment] : []), ...things].join(' ');
}

const orDash = (value: string | number | null): string => (value === null || value === '' ? '-' : `${value}`);

function printMoment(state: State, seats: readonly Player[]): string | null {
  const { player, early, claimed, phase, node, round, order, continents } = state;
  const fields = [
    `${player}${early ? 'e' : ''}${claimed || ''}`,
    `${phase}${printNode(node)}`,
    `${round}`,
    order.join(''),
    orDash(continents.join('')),
  ];
  const usual = ['R', '2attack', '1', seats.join(''), orDash(continentsOf(state, player).join(''))];
  return fields.every((field, i) => field === usual[i]) ? null : `>=${fields.join('/')}`;
}

function printNode(node: Node): string {
  const args = argumentsOf(node);
  return node.kind + (args.length ? `:${args.join()}` : '');
}

function argumentsOf(node: Node): (string | number)[] {
  switch (node.kind) {
    case 'continent':
    case 'place-capital':
      return [...node.drawn];
    case 'first':
      return [...node.players];
    case 'offer-to':
      return [node.card];
    case 'offer-for':
      return [node.card, node.partner];
    case 'answer':
      return [node.card, node.partner, ...(node.wanted ? [node.wanted] : [])];
    case 'turn-card':
    case 'raise':
      return [node.units];
    case 'deploy':
    case 'drop':
      return [node.armour, node.infantry];
    case 'drop-count':
      return [node.armour, node.infantry, node.to];
    case 'move-to':
      return [node.from, node.what];
    case 'move-count':
      return [node.from, node.what, node.to];
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front':
      return [node.place, ...node.chosen];
    case 'man-with':
      return [node.at];
    case 'airfield-to':
      return [node.from];
    case 'fall-back':
    case 'bring-up':
      return [...printBattle(node.battle), node.player];
    case 'advance-infantry':
    case 'advance-armour':
    case 'advance-damaged':
      return [...printBattle(node.battle), ...node.chosen];
    default:
      return 'battle' in node ? printBattle(node.battle) : [];
  }
}

const printBattle = ({ kind, args, attackers, defenders }: Battle): string[] => [
  kind,
  ...args,
  textOf(attackers),
  textOf(defenders),
];

/** A territory with its front places; null if there is nothing to say of it. */
function printLand(state: State, land: Land): string | null {
  const one = territory(state, land);
  const places = placesOf(land).filter((place) => state.fronts[place]);
  if (JSON.stringify(one) === JSON.stringify(BARE) && !places.length) return null;
  const capital = one.capital && (one.capital === one.owner ? 'k' : `k${one.capital}`);
  const taken = { no: '', taken: 't', fighting: 'f' }[one.taken];
  const arrived = one.arrived.length ? `m${one.arrived.join('')}` : '';
  const flags = [one.city ? 'c' : '', capital ?? '', 'a'.repeat(one.airfields), taken, arrived].join('');
  const owner = one.owner ? `${one.owner}:${textOf(one.rear)}` : '-';
  return [`${land}${flags}=${owner}`, ...places.map((place) => printFront(farOf(place), state.fronts[place]!))].join(
    '/',
  );
}

const printFront = (facing: Land, { group, across, alerted }: Front): string =>
  `${facing}${across ? '*' : ''}${alerted ? '!' : ''}:${textOf(group)}`;

function printForce(lane: string, { owner, front, rear, ashore, alerted, fresh }: Force): string {
  const marks = [ashore ? '*' : '', alerted ? '!' : '', fresh ? '^' : ''].join('');
  return `${lane}${marks}=${owner}:${textOf(front)}+${textOf(rear)}`;
}

function printHolding(state: State, player: Player): string | null {
  const { cards, missions, rewards } = state.holdings[player];
  const held = inOrder(Object.keys(cards)).map((card) => `${card}${cards[card] ? "'" : ''}`);
  if (!held.length && !missions.length && !rewards.length) return null;
  return `@${player}=${[held, missions, rewards].map((some) => orDash(some.join())).join('/')}`;
}
