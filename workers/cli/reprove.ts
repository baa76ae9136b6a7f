import { foundLine } from '../puzzles/files';
import { finish } from '../puzzles/mine';
import { solvedWhole } from '../puzzles/proof';
import { outFlag, written, type Command } from './command';
import { openPuzzles, readBefore, readPublished } from './puzzles';
import { shardFlag } from './shard';

export const reprove: Command = {
  name: 'reprove',
  about: 'make the published puzzles anew after a change of the engine, to be published again',
  args: '<game>',
  flags: {
    out: { type: 'string', value: 'FILE', about: 'where they go, one a line; a file that is there is continued' },
    shard: { type: 'string', value: 'I/N', about: 'prove only every N-th puzzle, beginning with number I, from 0' },
  },
  examples: ['reprove codex --out anew.jsonl', 'reprove codex --out even.jsonl --shard 0/2'],
  run: async ([name], flags, io) => {
    const { game, walker } = await openPuzzles(name, io);
    const out = outFlag(flags, 'puzzles');
    const shard = shardFlag(flags);
    const before = await readBefore(out, io);
    const done = new Set(before.map(({ id }) => id));
    const published = (await readPublished(game, io)).filter((_, i) => i % shard.of === shard.index);
    const lost: string[] = [];
    let changed = 0;
    for (const [i, old] of published.entries()) {
      if (done.has(old.id)) continue;
      const node = walker.read(old.notation);
      const draft = { node, goal: old.goal, solved: solvedWhole(walker, node, old.goal) };
      const find = finish(game, walker, draft, new Set(), old.provenance);
      const line = find && 'puzzle' in find && find.puzzle.id === old.id ? foundLine(find.puzzle) : null;
      if (line === null) lost.push(old.id);
      else await written(out, io.append(out, line));
      if (line !== foundLine(old)) changed++;
      io.progress(`${i + 1}/${published.length} ${old.id} ${line === null ? 'IS NO PUZZLE ANY MORE' : 'is a puzzle'}`);
    }
    return {
      text: [
        `${published.length - lost.length} of ${published.length} puzzles in ${out}, ${changed} changed`,
        ...lost.map((id) => `${id} is no puzzle any more`),
      ].join('\n'),
      json: { out, puzzles: published.length - lost.length, changed, lost },
      failed: lost.length > 0,
    };
  },
};
