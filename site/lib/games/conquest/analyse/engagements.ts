/** Battles that a draft can be in the middle of, and who decides in them. */
import { ENGAGEMENTS } from '$workers/games/conquest/blank';
import { PLACES } from '$workers/games/conquest/map';
import { NOBODY, type Battle } from '$workers/games/conquest/state';
import type { Draft } from './draft';
import { invaders, ownPlaces } from './draft-places';

export type Engagement = Pick<Battle, 'kind' | 'source' | 'target'>;

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

const isWalk = ({ kind }: Engagement): boolean => kind === ENGAGEMENTS['walk-in'];
export const isAdvance = (node: string): boolean => node.startsWith('advance-');

/** Engagements that can stand at a node: whoever walks in is asked no more than who moves in. */
export const engagementsAt = (draft: Draft): Engagement[] =>
  engagementsOf(draft).filter((one) => isAdvance(draft.node) || !isWalk(one));

/** Whether dice can be rolled for a battle: both groups have somebody, as far as they are not named from a rear. */
export function canRoll({ fronts, forces }: Draft, { kind, source, target }: Engagement): boolean {
  const isManned = (place: number): boolean =>
    [forces.get(place)?.front, fronts.get(place)?.group].some((group) => group?.some((count) => count > 0));
  if (kind === ENGAGEMENTS['raid-rear'] || kind === ENGAGEMENTS.strike) return false;
  const isOpposed = kind === ENGAGEMENTS['raid-front'] || kind === ENGAGEMENTS.contest;
  return isManned(source) && isManned(isOpposed ? target : source ^ 1);
}

/** The seat that the engine asks at a node of the battle. */
export function deciderOf(draft: Draft): number {
  const { node, player } = draft;
  if (node !== 'retreat' && node !== 'resupply') return player;
  const foe = opponentOf(draft);
  return foe === NOBODY ? player : foe;
}

export function opponentOf({ battle, lands, forces }: Draft): number {
  if (!battle) return NOBODY;
  const { kind, source, target } = battle;
  const ofInvader = (place: number): number =>
    PLACES[place]!.sea ? (forces.get(place)?.owner ?? NOBODY) : lands[PLACES[place]!.at]!.owner;
  if (kind === ENGAGEMENTS.strike || kind === ENGAGEMENTS.contest) return ofInvader(target);
  if (kind === ENGAGEMENTS.counter) return ofInvader(source ^ 1);
  return lands[PLACES[source]!.facing]!.owner;
}
