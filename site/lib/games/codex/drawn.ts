import type { Drawn } from '$lib/prerender/drawn';
import { pictureOf } from '$workers/games/codex/board';
import type { State } from '$workers/games/codex/state';
import { SEATS, type Table } from '$workers/games/codex/table';

const BASE_HP = 20;

/** HP of the base, gold, and what is in play beside the buildings of the board, by its kind and whether it patrols. */
function sideOf({ things, sides }: Table, seat: (typeof SEATS)[number]): string {
  const own = things.filter(({ controller }) => controller === seat);
  const base = own.find(({ card }) => card === 'base');
  const others = own.filter(({ card }) => !/^(?:base|tech_i+_building|tower|surplus|heroes_hall|tech_lab)$/.test(card));
  const patrol = others.filter(({ slot }) => slot !== null).length;
  return [base ? BASE_HP - base.damage : 0, sides[seat].gold, others.length - patrol, patrol].join(',');
}

export const drawn: Drawn<State> = {
  board: pictureOf,
  picture: ({ table }) => SEATS.map((seat) => sideOf(table, seat)).join('/'),
};
