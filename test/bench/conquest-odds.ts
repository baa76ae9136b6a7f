/** How far the odds of the evaluation are from exact ones: `node tools/run.mjs test/bench/conquest-odds.ts [games]`. */
import { readFile } from 'node:fs/promises';
import { plainAction, takeOdds } from '../../workers/engine/conquest';
import { BattleEngine } from '../../workers/engine/conquest/battle';
import { engineFromFile } from '../../workers/engine/node';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { EXACT_BUDGET } from '../../workers/games/conquest/battle/calculator';
import { battleQuestion } from '../../workers/games/conquest/battle/battle';
import { questionBytes } from '../../workers/games/conquest/battle/question';
import type { Board } from '../../workers/games/conquest/board';
import { loneBattle, sizes } from '../../workers/games/conquest/drills/lone-battle';
import { conquest } from '../../workers/games/conquest/game';
import { PLACES, placeText } from '../../workers/games/conquest/map';
import { seededRandom } from '../../workers/random';
import { Session } from '../../workers/session';

/** Games between plain players, of which one decision in so many is random. */
const GAMES = Number(process.argv[2] ?? 60);
const WILD = 12;
/** Attack phases looked at: one in so many nodes at which an attack may begin. */
const LOOKED = 6;

const engine = await engineFromFile('build/conquest.wasm');
const battles = await BattleEngine.create(await WebAssembly.compile(await readFile('build/conquest-battle.wasm')));
const session = new Session(conquest, engine);
const random = seededRandom(2026);
const errors: number[] = [];
let tooLarge = 0;

function look(notation: string): void {
  const view = session.view(notation);
  if (view.question !== 'attack') return;
  const board = view.board as Board;
  for (const [place, odds] of takeOdds(engine).entries()) {
    const from = placeText(place);
    const isOwn = !PLACES[place]!.sea && board.lands[from.slice(0, 3)]!.owner === board.player;
    const battle = isOwn && odds >= 0 ? loneBattle(board, from) : null;
    if (!battle || sizes(battle).defender === 0 || sizes(battle).attacker === 0) continue;
    const exact = battles.odds(questionBytes(battleQuestion(battle, 'best')), EXACT_BUDGET);
    if (exact === undefined) tooLarge += 1;
    else errors.push(odds - exact);
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

const sizesOfErrors = errors.map(Math.abs).sort((a, b) => a - b);
const at = (share: number): string => (100 * sizesOfErrors[Math.floor(share * (sizesOfErrors.length - 1))]!).toFixed(1);
const mean = (list: readonly number[]): string => ((100 * list.reduce((a, b) => a + b, 0)) / list.length).toFixed(1);
console.log(`${errors.length} attacks over land borders, ${tooLarge} more too large for best play`);
console.log(`points too high in the mean ${mean(errors)}, off in the mean ${mean(sizesOfErrors)}`);
console.log(`off at most: half ${at(0.5)}, nine in ten ${at(0.9)}, 95 % ${at(0.95)}, all ${at(1)}`);
