/** Every question of a drill is answered anew by the referee, which shares no code with the engine that made it. */
import { describe, expect, it } from 'vitest';
import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import type { Drill } from '../../../workers/drills/drill';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/conquest/board';
import { kinds as kindsWith } from '../../../workers/games/conquest/drills/kinds';
import { APART } from '../../../workers/games/conquest/drills/odds';
import { conquest } from '../../../workers/games/conquest/game';
import { apply, legal, outcomes, read, type State } from '../../../workers/referee/conquest';
import { judge } from '../../../workers/referee/conquest/judge';
import { Session } from '../../../workers/session';
import { battleEngine } from '../../support/conquest-battles';
import { aloneAgainst } from './lone-attack';

/** Chances are compared with each other, or with this one. */
const EVEN = 0.5;

/** Questions of each kind. */
const ASKED = 16;

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url)),
);
const kinds = kindsWith(await battleEngine());
const starsOf = new Map(map.territories.map(({ abbr, stars }) => [abbr, stars]));
const boardOf = ({ view }: Drill): Board => view.board as Board;

/** The node after the line that is told. */
function nodeOf({ view, line }: Drill): State {
  const reading = read(view.notation);
  if (!reading.ok) throw new Error(reading.error);
  return line.reduce(apply, reading.state);
}

const facing = (drill: Drill, what: string, from: string): string[] =>
  legal(nodeOf(drill))
    .flatMap((action) => new RegExp(`^${what} ${from}/(\\w+)$`).exec(action)?.[1] ?? [])
    .sort();

const marked = ({ question }: Drill): string[] => (question.type === 'mark' ? [...question.nodes].sort() : []);

/** Results of the next round with their weights, out of 6 to the number of dice. */
const weightsOf = (drill: Drill): Map<string, number> =>
  new Map(outcomes(nodeOf(drill)).map(({ action, weight }) => [action.replace('roll ', ''), weight]));

/** Dice of both sides together. */
const diceOf = (drill: Drill): number =>
  Math.round(Math.log([...weightsOf(drill).values()].reduce((sum, weight) => sum + weight)) / Math.log(6));

/** All throws of so many dice, each with the highest first. */
const throwsOf = (dice: number): number[][] =>
  dice === 0
    ? [[]]
    : throwsOf(dice - 1).flatMap((thrown) => [1, 2, 3, 4, 5, 6].map((face) => [...thrown, face].sort((a, b) => b - a)));

/** Added to the highest and to the second die of the attacker, then of the defender. */
type Added = readonly [number, number, number, number];
const ADDED: readonly Added[] = [0, 1, 2].flatMap((a) =>
  [0, 1].flatMap((b) => [0, 1, 2].flatMap((c) => [0, 1].map((d): Added => [a, b, c, d]))),
);

const hitsOf = (ours: readonly number[], theirs: readonly number[], pairs: number, [a, b, c, d]: Added): string =>
  [ours[0]! + a > theirs[0]! + c, pairs > 1 && ours[1]! + b > theirs[1]! + d]
    .slice(0, pairs)
    .map((won) => (won ? 'd' : 'a'))
    .join('');

/** What a roll comes to under every addition that gives the referee's weights; the referee does not tell which it made. */
function resultsOf(drill: Drill, ours: readonly number[], theirs: readonly number[]): Set<string> {
  const weights = weightsOf(drill);
  const pairs = [...weights.keys()][0]!.length;
  const [mine, others] = [throwsOf(ours.length), throwsOf(theirs.length)];
  const fits = (added: Added): boolean => {
    const counted = new Map<string, number>();
    for (const one of mine)
      for (const other of others) {
        const hits = hitsOf(one, other, pairs, added);
        counted.set(hits, (counted.get(hits) ?? 0) + 1);
      }
    return counted.size === weights.size && [...weights].every(([hits, weight]) => counted.get(hits) === weight);
  };
  return new Set(ADDED.filter(fits).map((added) => hitsOf(ours, theirs, pairs, added)));
}

type Check = (drill: Drill, of: readonly string[]) => void;

/** What is right by kind; `of` is what the question names. */
const CHECKS: Readonly<Record<string, Check>> = {
  attack: (drill, [from]) => expect(marked(drill)).toEqual(facing(drill, 'border', from!)),
  man: (drill, [from]) => expect(marked(drill)).toEqual(facing(drill, 'man-front', from!)),
  units(drill) {
    const { cards } = boardOf(drill).players[boardOf(drill).player]!;
    const before = Number(/turn-card:(\d+)/.exec(drill.view.notation)![1]);
    const stars = Object.keys(cards).reduce((sum, card) => sum + starsOf.get(card)!, 0);
    expect(drill.question).toMatchObject({ value: before + stars });
  },
  dice(drill, [side]) {
    const { round } = (session.play(drill.view.notation, drill.line) as { view: { board: Board } }).view.board.battle!;
    const other = side === 'attacker' ? round!.defender.dice : round!.attacker.dice;
    expect(drill.question).toMatchObject({ value: diceOf(drill) - other });
  },
  roll(drill, of) {
    const [ours, theirs] = of.map((shown) => [...shown].map(Number));
    expect(ours!.length + theirs!.length).toBe(diceOf(drill));
    const results = resultsOf(drill, ours!, theirs!);
    expect([...results]).toContain(drill.why[0]);
    expect(drill.question).toMatchObject({ value: drill.why[0]!.replaceAll('d', '').length });
  },
  odds(drill, places) {
    const chances = places.map((place, index) => {
      const root = judge.enter({}, aloneAgainst(boardOf(drill), place));
      const { value } = judge.solve(root, { kind: 'take', nodes: [place.slice(4)] }, {});
      const chance = Number(value.num) / Number(value.den);
      expect(Number(drill.why[index]!.split(' ')[1])).toBeCloseTo(chance, 11);
      return chance;
    });
    const [one = NaN, other = EVEN] = chances;
    expect(Math.abs(one - other)).toBeGreaterThanOrEqual(APART);
    expect(drill.question).toMatchObject({ right: one > other ? 0 : 1 });
  },
  mission(drill, [index]) {
    const row = boardOf(drill).table.indexOf(Number(index));
    const complete = legal(nodeOf(drill)).includes(`claim ${row}`);
    expect(drill.question).toMatchObject({ right: complete ? 0 : 1 });
  },
};

describe.for(kinds)('$id', (kind) => {
  const drills = Array.from({ length: ASKED }, (_, seed) => makeDrill(session, kind, seed * 7919));

  it.for(drills)('$id is answered rightly', (drill) => {
    const [, ...of] = drill.question.ask.split(':');
    CHECKS[kind.id]!(drill, of);
  });
});
