/**
 * How often the exact threat of all bases of an enemy is found, how long that takes, and how far the odds of the map,
 * which looks at one base alone, lie below it: `node tools/run.mjs test/bench/conquest-threats.ts [games]`.
 */
import { readFile } from 'node:fs/promises';
import { plainAction } from '../../workers/engine/conquest';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { BattleEngine } from '../../workers/engine/conquest/battle';
import { engineFromFile } from '../../workers/engine/node';
import { oddsAnswers } from '../../workers/games/conquest/battle/odds';
import { threatsTo } from '../../workers/games/conquest/battle/threat';
import type { Board } from '../../workers/games/conquest/board';
import { conquest } from '../../workers/games/conquest/game';
import { seededRandom } from '../../workers/random';
import { Session } from '../../workers/session';

/** Games between plain players, of which one decision in so many is random. */
const GAMES = Number(process.argv[2] ?? 20);
const WILD = 12;
/** Attack phases looked at: one in so many nodes at which an attack may begin. */
const LOOKED = 12;

const engine = await engineFromFile('build/conquest.wasm');
const answers = oddsAnswers(
  await BattleEngine.create(await WebAssembly.compile(await readFile('build/conquest-battle.wasm'))),
);
const session = new Session(conquest, engine);
const random = seededRandom(2026);
const times: number[] = [];
const below: number[] = [];
let tooLarge = 0;

function look(notation: string): void {
  const board = session.view(notation).board as Board;
  for (const { code, parts } of answers.quantity(board, 'fall')) {
    for (const { by, question } of threatsTo(board, code)) {
      const began = performance.now();
      const answer = answers.threat(question);
      times.push(performance.now() - began);
      if ('problem' in answer) tooLarge += 1;
      else below.push(answer.chance - Math.max(0, ...parts.filter((part) => part.by === by).map(({ value }) => value)));
    }
  }
}

for (let game = 0; game < GAMES; game++) {
  const setup = conquest.fullSetups[game % conquest.fullSetups.length]!;
  const start = conquest.randomStart(setup, random);
  if (!start.ok) throw new Error(setup);
  session.enter(conquest.print(start.value));
  engine.seed(game);
  for (let step = 0; step < 900 && engine.actor() !== OVER; step++) {
    if (engine.actor() === CHANCE) {
      engine.happen();
      continue;
    }
    const state = session.state();
    if (state.node === 'attack' && random(LOOKED) === 0) {
      const here = engine.save();
      look(conquest.print(state));
      engine.restore(here);
    }
    const legal = engine.legal();
    engine.apply(random(WILD) === 0 ? legal[random(legal.length)]! : plainAction(engine));
  }
}

const at = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.floor(share * (list.length - 1))]!;
const points = (value: number): string => (100 * value).toFixed(1);
console.log(`${times.length} threats, ${tooLarge} too large`);
console.log(
  `ms: half ${at(times, 0.5).toFixed(1)}, 95 % ${at(times, 0.95).toFixed(0)}, all ${at(times, 1).toFixed(0)}`,
);
console.log(`points above the estimate: mean ${points(below.reduce((a, b) => a + b, 0) / below.length)}`);
console.log([0, 0.05, 0.5, 0.95, 1].map((share) => `${share}: ${points(at(below, share))}`).join(', '));
