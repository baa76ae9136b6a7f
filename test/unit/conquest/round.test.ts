import { expect, it, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { hitsOf, rollFor, roundOf, type Round } from '../../../workers/games/conquest/round';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { seededRandom } from '../../../workers/random';
import { begin, enter, step } from '../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const state = () => conquest.read(engine.save());
const FACES = [1, 2, 3, 4, 5, 6];

const roundAt = (line: string): Round | null => {
  enter(engine, line);
  return roundOf(engine);
};

/** Every roll of so many dice, the highest first. */
const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face].sort((a, b) => b - a)));

/** How many of all rolls come to each result. */
function counted(round: Round): Record<string, number> {
  const ways: Record<string, number> = {};
  for (const attacker of rolls(round.attacker.dice))
    for (const defender of rolls(round.defender.dice)) {
      const hits = hitsOf(round, { attacker, defender });
      ways[hits] = (ways[hits] ?? 0) + 1;
    }
  return ways;
}

/** The weights of the engine, by who is hit. */
function weighed(): Record<string, number> {
  const { actions, weights } = engine.outcomes();
  return Object.fromEntries(
    [...actions].map((action, i) => [conquest.actionText(action, state()).split(' ')[1]!, weights[i]!]),
  );
}

const ROLL = '>=R/2roll:border,NAF/EGY,-,-';

test.each<[string, string, Partial<Record<'attacker' | 'defender', object>>]>([
  ['one against one', 'NAF=R:-/EGY:I EGY=B:-/NAF:I', { attacker: { dice: 1, extra: [], added: [[], []] } }],
  [
    'cover',
    'NAF=R:I/EGY:AA EGY=B:-/NAF:I',
    { attacker: { dice: 3, extra: ['cover'], added: [['bombardment'], ['bombardment']] } },
  ],
  ['a city', 'NAF=R:-/EGY:I EGYc=B:-/NAF:I', { defender: { dice: 2, extra: ['city'], added: [[], []] } }],
  [
    'an airfield',
    'NAFa=R:-/EGY:AI EGY=B:-/NAF:I',
    { attacker: { dice: 2, extra: [], added: [['bombardment', 'air'], []] } },
  ],
  [
    'the attack die',
    'NAF=R:-/EGY:I EGY=B:-/NAF:I @R=-/-/4',
    { attacker: { dice: 2, extra: ['attack-die'], added: [[], []] } },
  ],
  [
    'the defence die',
    'NAF=R:-/EGY:I EGY=B:-/NAF:I @B=-/-/7',
    { defender: { dice: 2, extra: ['defence-die'], added: [[], []] } },
  ],
  [
    'no defence die in a city',
    'NAF=R:-/EGY:I EGYc=B:-/NAF:I @B=-/-/7',
    { defender: { dice: 2, extra: ['city'], added: [[], []] } },
  ],
])('%s', (_, line, sides) => expect(roundAt(`${ROLL} ${line}`)).toMatchObject(sides));

it('armour in invaded land does not bombard', () => {
  const round = roundAt('>=R/2roll:raid-rear,NAF/EGY,-,A NAF=R:-/EGY*:I EGY=B:-');
  expect(round?.defender).toEqual({ dice: 1, extra: [], added: [[], []] });
});

it('is null without a battle', () => expect(roundAt('NAF=R:II EGY=B:I')).toBeNull());

it('all rolls, compared one by one, come to the weights of the engine', () => {
  const random = seededRandom(11);
  const seen = new Set<string>();
  for (let game = 0; game < 12; game++) {
    begin(engine, 2 + (game % 4), '', game + 1);
    for (let plies = 0; plies < 900 && engine.actor() !== OVER; plies++, step(engine, random)) {
      if (engine.actor() !== CHANCE || state().node !== 'roll') continue;
      const round = roundOf(engine)!;
      const key = JSON.stringify(round);
      if (seen.has(key)) continue;
      seen.add(key);
      expect([conquest.print(state()), counted(round)]).toEqual([conquest.print(state()), weighed()]);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});

it('a roll comes to what was rolled, and is the same again', () => {
  enter(engine, `${ROLL} NAF=R:I/EGY:AA EGYc=B:-/NAF:II`);
  for (const action of engine.outcomes().actions) {
    const told = conquest.effects!(action, engine);
    expect(told).toEqual(conquest.effects!(action, engine));
    const [first] = told;
    if (first?.kind !== 'rolled') throw new Error(JSON.stringify(first));
    expect(first.hits).toBe(conquest.actionText(action, state()).split(' ')[1]);
    expect([first.round, first.players]).toEqual([roundOf(engine), ['R', 'B']]);
    expect(hitsOf(first.round, first)).toBe(first.hits);
    expect([first.attacker.length, first.defender.length]).toEqual([3, 3]);
    for (const face of [...first.attacker, ...first.defender]) expect(FACES).toContain(face);
  }
});

it('rolls are as likely as on a table', () => {
  const round = roundAt(`${ROLL} NAF=R:-/EGY:I EGY=B:-/NAF:I`)!;
  const sixes = Array.from({ length: 3000 }, (_, seed) => rollFor(round, 'd', seed)).filter(
    ({ attacker }) => attacker[0] === 6,
  );
  // 5 of the 15 rolls that hit the defender show a 6; five standard deviations are 129.
  expect(Math.abs(sixes.length - 1000)).toBeLessThan(130);
});
