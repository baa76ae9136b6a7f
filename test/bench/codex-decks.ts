// Teams that can be played in full, with their starter decks, and games between them.

import { writeTable } from '../../workers/games/codex/start';
import type { Table } from '../../workers/games/codex/table';
import { STATE_BYTES } from '../../assembly/games/codex/layout';
import { create } from '../../workers/referee/codex';
import type { Brings } from '../../workers/referee/codex';

export const DECKS: readonly Brings[] = [
  { team: ['captain_zane', 'drakk_ramhorn', 'jaina_stormborne'], starter: 'red' },
  { team: ['master_midori', 'calamandra_moss', 'argagarg_garg'], starter: 'green' },
  { team: ['troq_bashar', 'river_montoya', 'jaina_stormborne'], starter: 'neutral' },
];

/** All pairings of different decks in both orders, and each deck against itself. */
export const PAIRINGS: readonly (readonly [number, number])[] = DECKS.flatMap((_, a) =>
  DECKS.map((_, b) => [a, b] as const),
);

/** The first node of a game of the first seat's deck, which starts, against the second's. */
export function startOf(first: number, second: number): Uint8Array {
  const { start } = create({ A: DECKS[first]!, B: DECKS[second]! }, 'A', {});
  const bytes = new Uint8Array(STATE_BYTES);
  writeTable(start as unknown as Table, bytes);
  return bytes;
}
