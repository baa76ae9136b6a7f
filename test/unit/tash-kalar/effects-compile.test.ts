import { expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { compiler, optionIdsOf } from '../../../tools/tables/tash-kalar-effects-compile.mjs';

const FLARE = { marks: {}, arrows: [] };
const OWN = { who: 'own', rank: 'common' };
const UPGRADE = { do: 'upgrade', pick: OWN, count: [1, 1] };

const compile = (program: object[], card: object = FLARE): number[] =>
  compiler(data.language, optionIdsOf([program]))(program, card, 1).words;

test('a program becomes words that lead to its end', () => {
  const words = compile([UPGRADE]);
  // Op, next step, least, most, name, nothing more, six words of the selector, anywhere; then the end.
  expect(words).toHaveLength(14);
  expect(words[1]).toBe(14);
  expect(words.slice(2, 5)).toEqual([1, 1, 0]);
  expect(words.at(-1)).toBe(0);
});

test('steps that may ask are known, those that never do are not', () => {
  const all = { do: 'destroy', pick: OWN, count: 'all' };
  expect(compiler(data.language, [])([all, UPGRADE], FLARE, 1).decisions).toEqual([14]);
});

test('branches and options jump to where they belong', () => {
  const gain = { do: 'gainAction', n: 1 };
  const either = {
    do: 'choose',
    options: [
      { id: 'up', steps: [UPGRADE] },
      { id: 'go', steps: [gain] },
    ],
  };
  const words = compile([either, { do: 'if', cond: { actionsLeft: 1 }, then: [gain], else: [gain] }]);
  const at = (index: number): number => words[index - 1]!;
  // Options are listed by number: "go" before "up".
  const [go, up] = [at(1 + 5 + 2), at(1 + 5 + 4)];
  expect(at(go)).toBe(compile([gain])[0]);
  expect(at(up)).toBe(compile([UPGRADE])[0]);
  expect(at(at(go + 3 + 1))).toBe(at(at(2)));
});

test.each([
  ['unknown verb "dance"', { do: 'dance' }],
  ['unknown field "speed" of "upgrade"', { ...UPGRADE, speed: 1 }],
  ['"upgrade" has no count', { do: 'upgrade', pick: OWN }],
  ['unknown field "colour" of a selector', { ...UPGRADE, pick: { ...OWN, colour: 'red' } }],
  ['unknown owner "friend"', { ...UPGRADE, pick: { ...OWN, who: 'friend' } }],
  ['unknown rank "minor"', { ...UPGRADE, pick: { ...OWN, rank: 'minor' } }],
  ['unknown place "beyond"', { ...UPGRADE, pick: { ...OWN, at: { beyond: '$being' } } }],
  ['unknown field "of" of place "adjacent"', { ...UPGRADE, pick: { ...OWN, at: { adjacent: '$being', of: 1 } } }],
  ['unknown area "blue"', { ...UPGRADE, pick: { ...OWN, at: { colour: 'blue' } } }],
  ['"x" is not bound here', { ...UPGRADE, pick: { ...OWN, is: '$x' } }],
  ['"x" is not bound here', { do: 'if', cond: { did: 'x' }, then: [] }],
  ['the card has no marks "a"', { ...UPGRADE, pick: { ...OWN, at: { marks: 'a' } } }],
  ['unknown condition "raining"', { do: 'if', cond: { raining: true }, then: [] }],
  ['unknown kind "FAST"', { do: 'moves', movers: [{ pick: OWN, kind: 'fast' }], count: [0, 1] }],
  ['not yet: verb "swap"', { do: 'swap', pick: OWN, with: OWN, count: [0, 1] }],
  ['not yet: "toward" of "moves"', { do: 'moves', movers: [], count: [0, 1], toward: '$gateway' }],
  ['not yet: place "mirrorOf"', { ...UPGRADE, pick: { ...OWN, at: { mirrorOf: '$being' } } }],
])('refused: %s', (message, step) => {
  expect(() => compile([step])).toThrow(message);
});

const programsOf = (card: object): object[][] =>
  ['effect', 'frozen', 'warp'].flatMap((key) => {
    const program = (card as Record<string, object[] | undefined>)[key];
    return program ? [program] : [];
  });

test('all programs of the first scope are read, and none of the later ones', () => {
  for (const card of data.beings) {
    for (const program of programsOf(card)) {
      if (card.scope === 'first') expect(compile(program, card).length).toBeGreaterThan(1);
      else expect(() => compile(program, card)).toThrow(/^not yet/);
    }
  }
});

test('what the language does not have yet is said of each later program that uses it', () => {
  const refused = data.beings
    .filter(({ scope }) => scope === 'later')
    .flatMap((card) => programsOf(card).map((program) => () => compile(program, { ...card, scope: 'first' })))
    .flatMap((run) => {
      try {
        run();
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.filter((message) => !message.startsWith('not yet: '))).toEqual([]);
});
