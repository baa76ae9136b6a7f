import * as L from '../../../../assembly/games/conquest/battle/layout';
import { groupTroops } from './question';
import type { Theatre } from './theatre';
import { NO_TROOPS, plus, type Troops } from './troops';

/** A theatre at the end of the phase. */
export interface EndState {
  lands: { owner: number | undefined; rear: Troops; taken: boolean }[];
  /** By border and side. */
  fronts: [EndFront, EndFront][];
  /** A force without divisions is gone. */
  forces: { front: Troops; rear: Troops; ashore: boolean }[];
}

interface EndFront {
  group: Troops;
  across: boolean;
}

/** Reads the state of a row of ends (`battle/layout.ts`). */
export function endState({ lands, borders, forces = [] }: Theatre, state: Uint8Array): EndState {
  const byte = (at: number) => state[at]!;
  const troopsAt = (at: number): Troops => ({ infantry: byte(at), armour: byte(at + 1), damaged: byte(at + 2) });
  const front = (place: number): EndFront => {
    const held = byte(L.PLACE_AT + place);
    return { group: groupTroops(held & 15), across: (held & L.ACROSS) !== 0 };
  };
  return {
    lands: lands.map((_, index) => {
      const at = index * L.LAND_BYTES;
      const owner = byte(at) & 7;
      return {
        owner: owner === L.NOBODY ? undefined : owner,
        rear: troopsAt(at + 1),
        taken: (byte(at) & L.TAKEN) !== 0,
      };
    }),
    fronts: borders.map((_, index) => [front(index * 2), front(index * 2 + 1)]),
    forces: forces.map((_, index) => {
      const at = L.FORCE_AT + index * 4;
      return {
        front: groupTroops(byte(at) & 15),
        rear: troopsAt(at + 1),
        ashore: (byte(at) & L.ACROSS) !== 0,
      };
    }),
  };
}

/** All divisions in the theatre of the players of whom `of` is true, on land and at sea. */
export function troopsOf({ borders, forces = [] }: Theatre, end: EndState, of: (player: number) => boolean): Troops {
  const owned = (land: number | undefined) => {
    const owner = land === undefined ? undefined : end.lands[land]!.owner;
    return owner !== undefined && of(owner);
  };
  return [
    ...end.lands.filter((_, land) => owned(land)).map(({ rear }) => rear),
    ...borders.flatMap(({ lands }, border) =>
      lands.flatMap((land, side) => (owned(land) ? [end.fronts[border]![side]!.group] : [])),
    ),
    ...forces.flatMap(({ owner }, force) => (of(owner) ? [end.forces[force]!.front, end.forces[force]!.rear] : [])),
  ].reduce(plus, NO_TROOPS);
}
