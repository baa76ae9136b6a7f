import { describe, expect, it } from 'vitest';
import type { Io } from '../../../workers/cli/command';
import { COMMANDS } from '../../../workers/cli/table';
import { loadCodec } from '../../../workers/codecs';
import { engineFromFile } from '../../../workers/engine/node';
import { seededRandom } from '../../../workers/random';
import { GAMES, type GameId } from '../../../workers/registry';
import { commandLine } from '../support/command-line';

const engineOf = (game: GameId) => engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url));

/** An engine that can play from nowhere, by its first rule. */
const refusing = async (game: GameId): ReturnType<Io['engine']> =>
  Object.create(await engineOf(game), { load: { value: () => 1 } });

/** Commands that are given a position, with whatever else they need. */
const ASKING = COMMANDS.filter(({ args }) => args.includes('position')).map(({ name }) => name);
const MORE: Readonly<Record<string, string[]>> = { play: ['--seed', '1', '--record'], why: ['draw'] };

describe.each(GAMES)('a position of $name the engine cannot play from', ({ id }) => {
  it.each(ASKING)('is refused in one line by %s, as notation, as JSON, and as the start of a record', async (name) => {
    const codec = await loadCodec(id);
    const start = codec.randomStart(codec.setups[0]!, seededRandom(1));
    if (!start.ok) throw new Error(start.error.problem);
    const notation = codec.print(start.value);
    const record = { tags: {}, start: start.value, actions: [], comments: {}, variations: [] };
    const { complaint } = commandLine(refusing(id));
    const said = /, column 1: not playable \((?:T[BKS]|C[QX])-[A-Z]+-\d+: /;
    for (const text of [notation, JSON.stringify({ notation }), codec.printRecord(record)])
      expect(await complaint(name, id, text, ...(MORE[name] ?? []))).toMatch(said);
  });
});

describe('the engine itself refuses', () => {
  const { complaint } = commandLine(engineOf('tash-kalar'));

  it.each(ASKING)('what reads as a position, in %s', async (name) => {
    const more = MORE[name] ?? [];
    expect(await complaint(name, 'tash-kalar', 'ask claim', ...more)).toMatch(
      /^position, column 1: not playable \(TS-TURN-4: /,
    );
    const record = JSON.stringify({ start: 'ask claim', actions: ['end'] });
    expect(await complaint(name, 'tash-kalar', record, ...more)).toMatch(
      /^record, column 1: not playable \(TS-TURN-4: /,
    );
  });
});
