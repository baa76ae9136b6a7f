import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Battle from '../../../../site/lib/games/conquest/board/Battle.svelte';
import Dice from '../../../../site/lib/games/conquest/board/Dice.svelte';
import { pairText, pairTexts, reasonsOf, rollIn } from '../../../../site/lib/games/conquest/board/dice-words';
import { engineFromFile } from '../../../../workers/engine/node';
import { boardOf } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { enter } from '../../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const boardAt = (line: string) => {
  enter(engine, line);
  return boardOf(conquest.read(engine.save()), engine);
};

const LINE = '>=R/2roll:border,NAF/EGY,-,- NAFa=R:I/EGY:AA EGYc=B:-/NAF:II';
const labelsOf = (body: string): string[] => [...body.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);

it('before the roll every die, every +1 and its reason are there', () => {
  const board = boardAt(LINE);
  expect(labelsOf(render(Battle, { props: { board } }).body)).toEqual(['Battle']);
  const { body } = render(Dice, { props: { round: board.battle!.round!, players: ['R', 'B'] } });
  expect(labelsOf(body)).toEqual([
    'pair 1: ? + 2 against ?',
    'pair 2: ? + 1 against ?',
    'These dice are not compared.',
  ]);
  expect(reasonsOf(board.battle!.round!.attacker)).toEqual([
    'cover: one more die',
    'bombardment: +1 on the highest die',
    'air support: +1 on the highest die',
    'bombardment: +1 on the second die',
  ]);
  expect(reasonsOf(board.battle!.round!.defender)).toEqual(['holding the city: one more die']);
});

it('a roll shows its faces and who was hit, also where the battle is over', () => {
  enter(engine, LINE);
  const [action] = engine.outcomes().actions;
  const roll = rollIn(conquest.effects!(action!, engine))!;
  engine.apply(action!);
  const { body } = render(Dice, { props: { round: roll.round, roll, players: roll.players } });
  const hit = [...roll.hits].map((side) => (side === 'a' ? 'attacker hit' : 'defender hit'));
  expect(labelsOf(body)).toContain(`pair 1: ${roll.attacker[0]} + 2 against ${roll.defender[0]}, ${hit[0]}`);
  expect(pairText(roll.round, 1, roll)).toBe(`pair 2: ${roll.attacker[1]} + 1 against ${roll.defender[1]}, ${hit[1]}`);
  expect(pairTexts(roll)).toEqual([0, 1].map((pair) => pairText(roll.round, pair, roll)));
  expect(labelsOf(render(Battle, { props: { board: boardAt('NAF=R:I EGY=B:I'), roll } }).body)).toEqual(['Battle']);
  expect(body).toContain('class="die');
});

it('what was no roll shows no dice', () => {
  expect(rollIn([{ kind: 'owner' }])).toBeUndefined();
  expect(render(Battle, { props: { board: boardAt('NAF=R:I EGY=B:I') } }).body).not.toContain('section');
});

it('the only pair of a roll is told without a number', () => {
  enter(engine, '>=R/2roll:border,NAF/EGY,-,- NAF=R:-/EGY:I EGY=B:-/NAF:I');
  const roll = rollIn(conquest.effects!(engine.outcomes().actions[0]!, engine))!;
  expect(pairTexts(roll)).toEqual([expect.stringMatching(/^\d against \d, (attacker|defender) hit$/)]);
});
