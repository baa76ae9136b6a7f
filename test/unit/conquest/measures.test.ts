import { expect, test } from 'vitest';
import file from '../../../site/content/conquest/samples.json' with { type: 'json' };
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import type { Measures } from '../../../workers/games/conquest/measures';
import { passed } from '../../../site/lib/games/conquest/analyse/suppose';
import { Session } from '../../../workers/session';
import type { Board } from '../../../workers/games/conquest/board';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(codec, engine);

const viewOf = (position: string) => {
  const parsed = session.parse(position);
  if (!parsed.ok) throw new Error(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value;
};
const measuresOf = (position: string): Measures => session.measure(position, '') as Measures;
const boardOf = (position: string): Board => viewOf(position).board as Board;

test.each(file.samples)('$id is a node at which a player decides', ({ position }) => {
  const view = viewOf(position);
  expect(view.actor).toBe('player');
  expect(view.notation).toBe(position);
});

test.each(file.samples)(
  '$id: what the land of a player brings, with his other cards, is what he counts',
  ({ position }) => {
    const { income } = measuresOf(position);
    const { lands, players } = boardOf(position);
    for (const [colour, { cards, rewards, income: counted }] of Object.entries(players)) {
      const owned = Object.keys(lands).filter((code) => lands[code]!.owner === colour);
      const sum = owned.reduce((all, code) => {
        const { card, buildings, share } = income[code]!;
        return all + card + buildings + share;
      }, 0);
      // Cards of land that is lost still count, and the reward of two units does.
      const other = Object.keys(cards).filter((code) => !owned.includes(code));
      const least = sum + other.length + (rewards.includes(6) ? 2 : 0);
      expect(counted).toBeGreaterThanOrEqual(Math.round(least));
      expect(counted).toBeLessThanOrEqual(Math.round(least) + other.length);
    }
  },
);

test('taking a city of somebody who holds its card moves card and city', () => {
  const { swing } = measuresOf('NAF=R:IIII EGYc=B:I @B=EGY/-/-');
  const stars = measuresOf('EGY=B:I NAF=R:I @B=EGY/-/-').income.EGY!.card;
  expect(swing.EGY).toEqual({ gain: stars + 1, loss: stars + 1 });
  expect(swing.NAF).toBeUndefined();
});

test('the last territory of a continent brings its bonus', () => {
  const { swing } = measuresOf('INO=R:I NGU=R:I WAU=R:IIII EAU=B:I');
  expect(swing.EAU!.gain).toBeGreaterThan(2);
});

test('troops of rear and fronts count by their units', () => {
  const { strength } = measuresOf('NAF=R:DII/EGY:A EGY=B:I');
  expect(strength).toEqual({ NAF: 7, EGY: 1 });
});

test("another player's attacks begin where everything stands; who is out has none", () => {
  const position = '>=R/2attack/3/RBG/- NAF=R:III EGY=B:I @B=EGY/-/-';
  const node = passed(position, 1);
  expect(viewOf(node!)).toMatchObject({ seat: 1, actor: 'player' });
  expect(boardOf(node!)).toMatchObject({ phase: 2, player: 'B', round: 3 });
  const out = passed(position, 2);
  expect(session.parse(out!).ok).toBe(false);
});
