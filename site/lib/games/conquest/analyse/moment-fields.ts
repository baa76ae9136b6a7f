/** What a decision in the middle of a battle or a choice remembers, as fields of a form; the engine judges what they are set to. */
import { continentName } from '$lib/games/conquest/board/names';
import { seatName } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import { CONTINENTS } from '$workers/games/conquest/map';
import { battleFields } from './battle-fields';
import type { Draft } from './draft';
import { cardsOf, frontsOf, outwardOf, ownLands } from './draft-places';
import {
  forceOption,
  KIND_NAMES,
  landOption,
  MOST,
  NO_LAND,
  placeOption,
  seatOption,
  takeFields,
  type Field,
  type Option,
} from './field';

const TAKES: readonly string[] = ['take-infantry', 'take-armour', 'take-damaged', 'form-front'];

/** The fields of the node; none for a node that remembers nothing. */
export function momentFields(draft: Draft): Field[] {
  const { node, step, battle, player, order, hands } = draft;
  if (battle) return battleFields(draft, battle);
  const choice = (
    id: string,
    label: string,
    key: 'pick' | 'pickKind' | 'pickTo',
    options: readonly Option[],
    more: (value: number) => Partial<Draft> = () => ({}),
  ): Field => {
    const value = String(step[key]);
    const known = options.some((one) => one.value === value);
    return {
      id,
      label,
      value,
      options: known ? options : [{ value, label: '–' }, ...options],
      set: (chosen: string) => ({ ...draft, step: { ...step, [key]: Number(chosen) }, ...more(Number(chosen)) }),
    };
  };
  const number = (id: string, label: string, key: 'armourLeft' | 'infantryLeft'): Field => ({
    id,
    label,
    value: step[key],
    most: MOST,
    set: (value: number) => ({ ...draft, step: { ...step, [key]: value } }),
  });
  const where = (spots: readonly Option[]): Field => ({
    id: 'where',
    label: m.cq_edit_where(),
    value: `${step.pickKind},${step.pick}`,
    options: spots,
    set(value: string) {
      const [pickKind = 0, pick = 0] = value.split(',').map(Number);
      return { ...draft, step: { ...step, pickKind, pick } };
    },
  });
  const partners = order.filter((seat) => seat !== player).map(seatOption);
  const lands = ownLands(draft).map(landOption);
  const cards = cardsOf(draft, player).map(landOption);
  switch (node) {
    case 'place-capital':
      return hands.map((_, seat) => ({
        id: `continent-${seat}`,
        label: m.cq_edit_continent_of({ player: seatName(seat) }),
        value: String(step.drawn[seat] ?? 0),
        options: [...CONTINENTS.keys()].map((index) => ({ value: String(index), label: continentName(index) })),
        set: (value: string): Draft => ({
          ...draft,
          step: { ...step, drawn: hands.map((__, i) => (i === seat ? Number(value) : (step.drawn[i] ?? 0))) },
        }),
      }));
    case 'offer-to':
      return [choice('card', m.cq_edit_offered(), 'pick', cards)];
    case 'offer-for':
      return [
        choice('card', m.cq_edit_offered(), 'pick', cards),
        choice('partner', m.cq_edit_partner(), 'pickKind', partners),
      ];
    case 'answer':
      return [
        choice('card', m.cq_edit_offered(), 'pick', cards),
        choice('partner', m.cq_edit_partner(), 'pickKind', partners, (decider) => ({ decider })),
        choice('wanted', m.cq_edit_wanted(), 'pickTo', [
          { value: String(NO_LAND), label: m.cq_b_gift() },
          ...cardsOf(draft, step.pickKind).map(landOption),
        ]),
      ];
    case 'drop-count': {
      const spots = [
        ...lands.map(({ value, label }) => ({ value: `0,${value}`, label })),
        ...frontsOf(draft).map((place) => ({ value: `1,${place}`, label: placeOption(place).label })),
      ];
      return [number('infantry', m.cq_edit_infantry_left(), 'infantryLeft'), where(spots)];
    }
    case 'move-to':
    case 'move-count':
      return [
        choice('from', m.cq_edit_from(), 'pick', lands),
        choice(
          'kind',
          m.cq_edit_kind(),
          'pickKind',
          KIND_NAMES.map((name, index) => ({ value: String(index), label: name() })),
        ),
        ...(node === 'move-count' ? [choice('to', m.cq_edit_to(), 'pickTo', lands)] : []),
      ];
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front':
      return [
        choice('place', m.cq_edit_out(), 'pick', outwardOf(draft).map(placeOption)),
        ...takeFields(draft, TAKES.indexOf(node)),
      ];
    case 'man-with': {
      const spots = [
        ...frontsOf(draft).map((place) => ({ value: `0,${place}`, label: placeOption(place).label })),
        ...[...draft.forces].flatMap(([place, { owner }]) =>
          owner === player ? [{ value: `1,${place}`, label: forceOption(place).label }] : [],
        ),
      ];
      return [where(spots)];
    }
    case 'airfield-to': {
      const standing = lands.filter(({ value }) => draft.airfields.includes(Number(value)));
      return standing.length > 0 ? [choice('from', m.cq_edit_airfield_from(), 'pick', standing)] : [];
    }
    default:
      return [];
  }
}
