// Teams that can be played in full, with their starter decks, and games between them.

import { writeTable } from '../../workers/games/codex/start';
import type { Table } from '../../workers/games/codex/table';
import { STATE_BYTES } from '../../assembly/games/codex/layout';
import { create } from '../../workers/referee/codex';
import type { Brings, Options } from '../../workers/referee/codex';

export const DECKS: readonly Brings[] = [
  { team: ['captain_zane', 'drakk_ramhorn', 'jaina_stormborne'], starter: 'red' },
  { team: ['master_midori', 'calamandra_moss', 'argagarg_garg'], starter: 'green' },
  { team: ['troq_bashar', 'river_montoya', 'jaina_stormborne'], starter: 'neutral' },
];

/** A hero each (`team_size`), as in the smallest box. */
export const SINGLES: readonly [Brings, Brings] = [
  { team: ['troq_bashar'], starter: 'neutral' },
  { team: ['river_montoya'], starter: 'neutral' },
];

/** All pairings of different decks in both orders, and each deck against itself. */
export const PAIRINGS: readonly (readonly [number, number])[] = DECKS.flatMap((_, a) =>
  DECKS.map((_, b) => [a, b] as const),
);

/** The first node of a game of the first seat's deck, which starts, against the second's. */
export const startOf = (first: number, second: number): Uint8Array => begun(DECKS[first]!, DECKS[second]!);

/** That of a game of one hero each. */
export const singleStart = (): Uint8Array => begun(...SINGLES, { team_size: 'one' });

function begun(first: Brings, second: Brings, options: Partial<Options> = {}): Uint8Array {
  const { start } = create({ A: first, B: second }, 'A', options);
  const bytes = new Uint8Array(STATE_BYTES);
  writeTable(start as unknown as Table, bytes);
  return bytes;
}
