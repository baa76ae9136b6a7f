import { expect, it } from 'vitest';
import { answeredBy } from '../../../workers/games/codex/answered';
import { severalAt } from '../../../workers/games/codex/several';
import { engineFromFile } from '../../../workers/engine/node';
import { picksOf } from '../../../workers/games/codex/choices';
import { read } from '../../../workers/games/codex/read';
import { busyOf } from '../../differential/codex/support/busy';
import { dice as diceOf } from '../../differential/support/dice';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { look, walk } from './support/walk';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const GAMES = 12;
const PLIES = 60;

it('any of the things that several are picked from can be answered in the order in which they are told', () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const dice = diceOf(seed + 7);
    for (const { board } of walk(engine, busyOf(MILESTONES.length, dice), dice, PLIES)) {
      const { several, question } = board;
      if (!several || several.picks.length === 0) continue;
      asked.add(question);
      expect(several.chosen).toBe(0);
      const wanted = Math.min(several.most, several.picks.length);
      const drawn = new Set<number>();
      while (drawn.size < wanted) drawn.add(dice(several.picks.length));
      const picks = [...drawn].sort((a, b) => a - b).map((i) => answeredBy(several.picks[i]!));
      const before = engine.save();
      for (const [i, pick] of picks.entries()) {
        const here = look(engine);
        // The last ones may be the only ones left, or cost what is not there any more.
        if (severalAt(read(engine.save(), engine).open!, engine)?.chosen !== i) break;
        const at = here.rows.findIndex((row) => picksOf(row, here.board)[0] === pick);
        if (at < 0 && i > 0 && question === 'pick') break;
        expect(at, `${question} ${pick} of ${several.picks.join(' ')}`).toBeGreaterThanOrEqual(0);
        engine.apply(here.actions[at]!);
      }
      engine.load(before);
    }
  }
  expect(asked).toContain('tech');
});
