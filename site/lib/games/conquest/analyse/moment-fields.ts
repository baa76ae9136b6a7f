/** What a decision in the middle of a battle or a choice remembers, as fields of a form; the engine judges what they are set to. */
import { actionText } from '$lib/games/conquest/board/action-words';
import { continentName, landName } from '$lib/games/conquest/board/names';
import { divisionsText, placeName, seatName } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import { BATTLE_NODES, ENGAGEMENTS } from '$workers/games/conquest/blank';
import { boardOf } from '$workers/games/conquest/board';
import {
  compositionOf,
  COMPOSITIONS,
  divisionsText as written,
  KINDS,
  NO_DIVISIONS,
  sizeOf,
} from '$workers/games/conquest/divisions';
import { CODES, CONTINENTS, forceText, PLACES, placeText } from '$workers/games/conquest/map';
import { NOBODY, type Battle, type Step } from '$workers/games/conquest/state';
import type { Draft } from './draft';

/** A field with a list of values, or a number. */
export type Field =
  | {
      id: string;
      label: string;
      value: string;
      options: readonly { value: string; label: string }[];
      set(value: string): Draft;
    }
  | { id: string; label: string; value: number; most: number; set(value: number): Draft }
  | { id: string; label: string; value: boolean; set(value: boolean): Draft };

const NO_LAND = 255;
const MOST = 60;

type Option = { value: string; label: string };
const landOption = (t: number): Option => ({ value: String(t), label: landName(CODES[t]!) });
const placeOption = (place: number): Option => ({ value: String(place), label: placeName(placeText(place)) });
const forceOption = (place: number): Option => ({ value: String(place), label: placeName(forceText(place)) });
const seatOption = (seat: number): Option => ({ value: String(seat), label: seatName(seat) });
const KIND_NAMES = [m.cq_kind_infantry, m.cq_kind_armour, m.cq_kind_damaged];

const ownLands = ({ lands, player }: Draft): number[] => lands.flatMap(({ owner }, t) => (owner === player ? [t] : []));
const ownPlaces = ({ lands, player }: Draft): number[] =>
  PLACES.flatMap(({ at }, place) => (lands[at]!.owner === player ? [place] : []));
const cardsOf = ({ hands }: Draft, seat: number): number[] => [...(hands[seat]?.cards.keys() ?? [])];

/** Whoever lies across a border over land or is ashore, by place. */
function invaders({ fronts, forces, lands }: Draft): { place: number; owner: number }[] {
  return [
    ...[...fronts].flatMap(([place, { across }]) =>
      across ? [{ place, owner: lands[PLACES[place]!.at]!.owner }] : [],
    ),
    ...[...forces].flatMap(([place, { ashore, owner }]) => (ashore ? [{ place, owner }] : [])),
  ];
}

type Engagement = Pick<Battle, 'kind' | 'source' | 'target'>;

/** Battles that the player on turn could be in, as the divisions stand. */
export function engagementsOf(draft: Draft): Engagement[] {
  const { lands, fronts, forces, player } = draft;
  const of = (name: keyof typeof ENGAGEMENTS, source: number, target = 0): Engagement => ({
    kind: ENGAGEMENTS[name],
    source,
    target,
  });
  const inside = invaders(draft);
  const own = inside.filter(({ owner }) => owner === player);
  return [
    ...ownPlaces(draft).flatMap((place) => {
      const { facing, sea } = PLACES[place]!;
      const { owner } = lands[facing]!;
      if (sea) return forces.has(place ^ 1) && forces.get(place ^ 1)!.owner !== player ? [of('counter', place)] : [];
      return owner !== NOBODY && owner !== player && !fronts.get(place)?.across ? [of('border', place)] : [];
    }),
    ...[...forces].flatMap(([place, { owner, ashore }]) => (owner === player && !ashore ? [of('landing', place)] : [])),
    ...own.flatMap(({ place }) => {
      const land = PLACES[place]!.facing;
      const fought = PLACES.flatMap(({ at }, other) =>
        at === land && other !== (place ^ 1) && fronts.has(other) ? [other] : [],
      );
      const others = inside.filter(({ place: other, owner }) => PLACES[other]!.facing === land && owner !== player);
      return [
        ...fought.map((target) => of('raid-front', place, target)),
        of('raid-rear', place),
        ...others.map(({ place: target }) => of('contest', place, target)),
        of('walk-in', place),
      ];
    }),
    ...inside.flatMap(({ place, owner }) => {
      const land = PLACES[place]!.facing;
      return owner !== player && lands[land]!.owner === player ? [of('strike', land, place)] : [];
    }),
  ];
}

const NOWHERE: Engagement = { kind: ENGAGEMENTS.border, source: 0, target: 0 };
const isWalk = ({ kind }: Engagement): boolean => kind === ENGAGEMENTS['walk-in'];
const isAdvance = (node: string): boolean => node.startsWith('advance-');

/** Engagements that can stand at a node: whoever walks in is asked no more than who moves in. */
const engagementsAt = (draft: Draft): Engagement[] =>
  engagementsOf(draft).filter((one) => isAdvance(draft.node) || !isWalk(one));

/** Whether dice can be rolled for a battle: both groups have somebody, as far as they are not named from a rear. */
function canRoll({ fronts, forces }: Draft, { kind, source, target }: Engagement): boolean {
  const isManned = (place: number): boolean =>
    [forces.get(place)?.front, fronts.get(place)?.group].some((group) => group?.some((count) => count > 0));
  if (kind === ENGAGEMENTS['raid-rear'] || kind === ENGAGEMENTS.strike) return false;
  const isOpposed = kind === ENGAGEMENTS['raid-front'] || kind === ENGAGEMENTS.contest;
  return isManned(source) && isManned(isOpposed ? target : source ^ 1);
}

/** The node with what it needs to be asked at all, as likely as can be. */
export function withStepOf(draft: Draft): Draft {
  const { node, player, hands } = draft;
  if (BATTLE_NODES.includes(node)) {
    const offered = engagementsAt(draft);
    const rolled = node === 'roll' ? offered.find((one) => canRoll(draft, one)) : undefined;
    const engagement = rolled ?? offered[0] ?? NOWHERE;
    const next: Draft = { ...draft, battle: { own: [0, 0, 0], foe: [0, 0, 0], ...engagement } };
    return { ...next, decider: deciderOf(next) };
  }
  const step = (changes: Partial<Step>): Draft => ({ ...draft, step: { ...draft.step, ...changes } });
  const [land = 0] = ownLands(draft);
  const partner = draft.order.find((seat) => seat !== player) ?? 0;
  const card =
    cardsOf(draft, player).find((t) => draft.lands[t]!.owner !== player) ?? cardsOf(draft, player)[0] ?? land;
  switch (node) {
    case 'place-capital':
      return step({ drawn: hands.map((_, seat) => seat) });
    case 'offer-to':
      return step({ pick: card });
    case 'offer-for':
      return step({ pick: card, pickKind: partner });
    case 'answer':
      return { ...step({ pick: card, pickKind: partner, pickTo: NO_LAND }), decider: partner };
    case 'drop-count':
      return step({ infantryLeft: 2, pick: land });
    case 'move-to':
    case 'move-count': {
      const [from = land, to = land] = wayOf(draft) ?? [];
      const kind = draft.lands[from]!.rear.findIndex((count) => count > 0);
      return step({ pick: from, pickKind: Math.max(0, kind), pickTo: node === 'move-count' ? to : 0 });
    }
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front': {
      const outward = outwardOf(draft);
      const rearOf = (place: number) => draft.lands[PLACES[place]!.at]!.rear;
      // A force is launched against an enemy, with armour that waits in the port.
      const isLaunch = (place: number): boolean =>
        draft.lands[PLACES[place]!.facing]!.owner !== NOBODY &&
        !draft.forces.has(place) &&
        rearOf(place)[1] + rearOf(place)[2] > 0;
      const place = (node === 'form-front' ? outward.find(isLaunch) : undefined) ?? outward[0] ?? 0;
      const [infantry, armour] = rearOf(place);
      const one: Step['take'] = [Math.min(1, infantry), Number(armour > 0), Number(armour === 0)];
      const along: Step['take'] = [Math.min(1, infantry), 0, 0];
      return step({ pick: place, take: node === 'form-front' ? one : node === 'take-infantry' ? [0, 0, 0] : along });
    }
    case 'man-with':
      return step({ pick: frontsOf(draft).find((place) => hasRoom(draft, place)) ?? frontsOf(draft)[0] ?? 0 });
    case 'airfield-to':
      return step({ pick: draft.airfields.find((t) => draft.lands[t]!.owner === player) ?? land });
    default:
      return draft;
  }
}

/** Two neighbours of the player on turn, with somebody in the rear of the first. */
function wayOf(draft: Draft): readonly [from: number, to: number] | undefined {
  const { lands, player } = draft;
  const place = ownPlaces(draft).find((one) => {
    const { at, facing } = PLACES[one]!;
    return lands[facing]!.owner === player && sizeOf(lands[at]!.rear) > 0;
  });
  return place === undefined ? undefined : [PLACES[place]!.at, PLACES[place]!.facing];
}

/** Places towards an enemy. */
const frontsOf = (draft: Draft): number[] =>
  ownPlaces(draft).filter((place) => ![NOBODY, draft.player].includes(draft.lands[PLACES[place]!.facing]!.owner));

/** One more could come there from the rear. */
const hasRoom = ({ lands, fronts }: Draft, place: number): boolean =>
  sizeOf(lands[PLACES[place]!.at]!.rear) > 0 && sizeOf(fronts.get(place)?.group ?? NO_DIVISIONS) < 2;

const outwardOf = (draft: Draft): number[] =>
  ownPlaces(draft).filter((place) => {
    const { facing, sea } = PLACES[place]!;
    const { owner } = draft.lands[facing]!;
    return owner === NOBODY || (sea && owner !== draft.player);
  });

/** The seat that the engine asks at a node of the battle. */
function deciderOf(draft: Draft): number {
  const { node, player } = draft;
  if (node !== 'retreat' && node !== 'resupply') return player;
  const foe = opponentOf(draft);
  return foe === NOBODY ? player : foe;
}

function opponentOf({ battle, lands, forces }: Draft): number {
  if (!battle) return NOBODY;
  const { kind, source, target } = battle;
  const ofInvader = (place: number): number =>
    PLACES[place]!.sea ? (forces.get(place)?.owner ?? NOBODY) : lands[PLACES[place]!.at]!.owner;
  if (kind === ENGAGEMENTS.strike || kind === ENGAGEMENTS.contest) return ofInvader(target);
  if (kind === ENGAGEMENTS.counter) return ofInvader(source ^ 1);
  return lands[PLACES[source]!.facing]!.owner;
}

const idOf = ({ kind, source, target }: Engagement): string => [kind, source, target].join();

function engagementText(draft: Draft, engagement: Engagement): string {
  const board = boardOf({ ...draft, battle: { own: [0, 0, 0], foe: [0, 0, 0], ...engagement } }, null);
  const { kind, source, target } = board.battle!;
  return actionText([kind, source, target ?? ''].join(' ').trim(), board);
}

function battleFields(draft: Draft, battle: Battle): Field[] {
  const { node, player } = draft;
  const set = (changes: Partial<Battle>): Draft => {
    const next = { ...draft, battle: { ...battle, ...changes } };
    return { ...next, decider: hasDecider(node) ? next.decider : deciderOf(next) };
  };
  const listed = engagementsAt(draft);
  const all = listed.some((one) => idOf(one) === idOf(battle)) ? listed : [battle, ...listed];
  const groups = COMPOSITIONS.map((group, index) => ({
    value: String(index),
    label: index ? divisionsText(written(group)) : m.cq_edit_nobody(),
  }));
  const group = (id: 'own' | 'foe', label: string): Field => ({
    id,
    label,
    value: String(compositionOf(battle[id])),
    options: groups,
    set: (value: string) => set({ [id]: COMPOSITIONS[Number(value)]! }),
  });
  const opponent = opponentOf(draft);
  return [
    {
      id: 'engagement',
      label: m.cq_edit_battle(),
      value: idOf(battle),
      options: all.map((one) => ({ value: idOf(one), label: engagementText(draft, one) })),
      set(value: string): Draft {
        const [kind = 0, source = 0, target = 0] = value.split(',').map(Number);
        return set({ kind, source, target, own: [0, 0, 0], foe: [0, 0, 0] });
      },
    },
    ...(battle.kind === ENGAGEMENTS.strike ? [group('own', m.cq_edit_striking())] : []),
    ...(battle.kind === ENGAGEMENTS['raid-rear'] && !isAdvance(node) ? [group('foe', m.cq_edit_raided())] : []),
    ...(hasDecider(node)
      ? [
          {
            id: 'decider',
            label: m.cq_edit_decider(),
            value: String(draft.decider),
            options: [player, ...(opponent === NOBODY ? [] : [opponent])].map(seatOption),
            set: (value: string): Draft => ({ ...draft, decider: Number(value) }),
          },
        ]
      : []),
    ...takeFields(draft, isAdvance(node) ? ADVANCES.indexOf(node) : 0),
    ...alertField(draft, battle),
  ];
}

const ADVANCES: readonly string[] = ['advance-infantry', 'advance-armour', 'advance-damaged'];
const TAKES: readonly string[] = ['take-infantry', 'take-armour', 'take-damaged', 'form-front'];
const hasDecider = (node: string): boolean => node === 'fall-back' || node === 'bring-up';

/** How many of the kinds have been chosen already that are asked about first. */
const takeFields = (draft: Draft, chosen: number): Field[] =>
  KINDS.slice(0, chosen).map((kind, index) => ({
    id: `take-${kind}`,
    label: m.cq_edit_taken_along({ kind: KIND_NAMES[index]!() }),
    value: draft.step.take[index]!,
    most: MOST,
    set: (value: number): Draft => {
      const take = draft.step.take.map((count, i) => (i === index ? value : count));
      return { ...draft, step: { ...draft.step, take: [take[0]!, take[1]!, take[2]!] } };
    },
  }));

/** Whether the place attacked has fought a round (CQ-LOSS-9); it is a mark of the place, and set here because it is asked. */
function alertField(draft: Draft, { kind, source, target }: Battle): Field[] {
  const place = kind === ENGAGEMENTS['raid-front'] ? target : source ^ 1;
  if (![ENGAGEMENTS.border, ENGAGEMENTS.landing, ENGAGEMENTS['raid-front']].includes(kind)) return [];
  const front = draft.fronts.get(place);
  return [
    {
      id: 'alerted',
      label: m.cq_edit_alerted(),
      value: front?.alerted ?? false,
      set(alerted: boolean): Draft {
        const fronts = new Map(draft.fronts);
        fronts.set(place, { group: [0, 0, 0], across: false, ...front, alerted });
        return { ...draft, fronts };
      },
    },
  ];
}

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
      return [
        number('infantry', m.cq_edit_infantry_left(), 'infantryLeft'),
        {
          id: 'where',
          label: m.cq_edit_where(),
          value: `${step.pickKind},${step.pick}`,
          options: spots,
          set(value: string) {
            const [pickKind = 0, pick = 0] = value.split(',').map(Number);
            return { ...draft, step: { ...step, pickKind, pick } };
          },
        },
      ];
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
      return [
        {
          id: 'where',
          label: m.cq_edit_where(),
          value: `${step.pickKind},${step.pick}`,
          options: spots,
          set(value: string) {
            const [pickKind = 0, pick = 0] = value.split(',').map(Number);
            return { ...draft, step: { ...step, pickKind, pick } };
          },
        },
      ];
    }
    case 'airfield-to': {
      const standing = lands.filter(({ value }) => draft.airfields.includes(Number(value)));
      return standing.length > 0 ? [choice('from', m.cq_edit_airfield_from(), 'pick', standing)] : [];
    }
    default:
      return [];
  }
}
