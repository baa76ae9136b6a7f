/** The continuations that the plan search expects, told as the steps they consist of. */
import { expect, it } from 'vitest';
import { Analysis } from '../../../workers/analysis/analysis';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { seededRandom } from '../../../workers/random';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);

function decision(): string {
  const start = conquest.randomStart(conquest.fullSetups[0]!, seededRandom(5));
  if (!start.ok) throw new Error(start.error.problem);
  session.enter(conquest.print(start.value));
  engine.seed(5);
  for (let ply = 0; ply < 300 || !(engine.actor() < 5 && engine.legal().length > 3); ply++) engine.playRandom(1);
  return session.current().notation;
}

it('a line begins with its action, goes on through plans and can be played', async () => {
  const notation = decision();
  const analysis = new Analysis(conquest, engine);
  await analysis.search({ notation, playouts: 300, spread: 'best', seed: 3 }, () => {});
  const actions = session.view(notation).choices.map(({ action }) => action);
  const lines = analysis.lines(actions, notation)!;
  expect(analysis.lines(actions, notation)).toEqual(lines);
  expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(4);
  lines.forEach((line, i) => {
    if (line.length === 0) return;
    expect(line[0]).toBe(actions[i]);
    expect(session.play(notation, line).ok).toBe(true);
  });
});
