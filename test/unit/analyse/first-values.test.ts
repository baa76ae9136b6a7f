import { expect, test } from 'vitest';
import { loadAnalyseGame } from '../../../site/lib/analyse/games';
import { findBeforehand } from '../../../workers/analysis/beforehand';
import { GAMES } from '../../../workers/registry';

test.each(GAMES.map(({ id }) => id))(
  'what %s shows first has a value for every move and survives JSON',
  async (game) => {
    const { first } = await loadAnalyseGame(game);
    const found = (await findBeforehand(game, 'build', await first(), { sweep: 8, lines: 50 }, 1))!;
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    const moves = found.view.choices.map(({ action }) => action).sort();
    const [look = [], sweep = []] = found.answers;
    expect(look.map(({ action }) => action).sort()).toEqual(moves);
    expect(sweep.map(({ action }) => action).sort()).toEqual(moves);
    expect(sweep.filter(({ certainty }) => certainty === 'unknown')).toEqual([]);
  },
);
