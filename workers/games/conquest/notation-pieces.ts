/** Items of a position line that say what stands on the map and what players hold; printing. */
import { divisionsText, KINDS } from './divisions';
import { CODES, COLOURS, forceText, PLACES } from './map';
import { NOBODY, type Force, type Front, type Hand, type Land, type State } from './state';

/** By territory: its front places, ascending. */
export const PLACES_AT: readonly (readonly number[])[] = CODES.map((_, t) =>
  PLACES.flatMap(({ at }, place) => (at === t ? [place] : [])),
);

export function landTexts(state: State): string[] {
  return state.lands.flatMap((land, t) => {
    const fronts = PLACES_AT[t]!.flatMap((place) => {
      const front = state.fronts.get(place);
      return front ? [frontText(place, front)] : [];
    });
    const flags = flagsText(state, land, t);
    if (land.owner === NOBODY && !flags && !fronts.length) return [];
    const right = land.owner === NOBODY ? '-' : `${COLOURS[land.owner]}:${divisionsText(land.rear)}`;
    return [`${CODES[t]}${flags}=${[right, ...fronts].join('/')}`];
  });
}

function flagsText({ capitals, airfields }: State, land: Land, t: number): string {
  const capital = capitals
    .map((at, seat) => (at !== t ? '' : seat === land.owner ? 'k' : `k${COLOURS[seat]}`))
    .join('');
  const airfield = airfields
    .filter((at) => at === t)
    .map(() => 'a')
    .join('');
  const taken = land.fought ? 'f' : land.taken ? 't' : '';
  const arrived = land.arrived.length ? `m${land.arrived.map((kind) => KINDS[kind]).join('')}` : '';
  return (land.city ? 'c' : '') + capital + airfield + taken + arrived;
}

const frontText = (place: number, { group, across, alerted }: Front): string =>
  `${CODES[PLACES[place]!.facing]}${across ? '*' : ''}${alerted ? '!' : ''}:${divisionsText(group)}`;

export const forceTexts = ({ forces }: State): string[] =>
  [...forces]
    .sort(([a], [b]) => a - b)
    .map(([place, { owner, front, rear, ashore, alerted, fresh }]: [number, Force]) => {
      const marks = `${ashore ? '*' : ''}${alerted ? '!' : ''}${fresh ? '^' : ''}`;
      return `${forceText(place)}${marks}=${COLOURS[owner]}:${divisionsText(front)}+${divisionsText(rear)}`;
    });

const listText = (list: readonly (string | number)[]): string => list.join(',') || '-';

export const handTexts = ({ hands }: State): string[] =>
  hands.flatMap((hand, seat) => (isEmptyHand(hand) ? [] : [`@${COLOURS[seat]}=${handText(hand)}`]));

export const isEmptyHand = ({ cards, missions, rewards }: Hand): boolean =>
  cards.size + missions.length + rewards.length === 0;

const handText = ({ cards, missions, rewards }: Hand): string => {
  const shown = [...cards].sort(([a], [b]) => a - b).map(([t, turned]) => `${CODES[t]}${turned ? "'" : ''}`);
  return [shown, missions, rewards].map(listText).join('/');
};

export const tableTexts = ({ table }: State): string[] =>
  table.every((mission) => mission === NOBODY)
    ? []
    : [`#=${table.map((mission) => (mission === NOBODY ? '-' : mission)).join(',')}`];

/** The highest seat that the items of a line without its moment name, -1 for none. */
export function highestSeat({ lands, forces, hands, capitals }: State): number {
  return Math.max(
    NOBODY,
    ...lands.map(({ owner }) => owner),
    ...[...forces.values()].map(({ owner }) => owner),
    ...hands.map((hand, seat) => (isEmptyHand(hand) ? NOBODY : seat)),
    ...capitals.map((at, seat) => (at === NOBODY ? NOBODY : seat)),
  );
}
