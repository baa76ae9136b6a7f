import { expect } from 'vitest';
import { at, type Both } from '../table';

/** A position with A's ready phase and upkeep still to come. */
export const dawn = (line: string): Both => at(line, {}, (table) => ({ ...table, stage: 'ready' }));

/** What a card finds besides its price: A's further things, and B's side. */
interface Around {
  mine?: string;
  theirs?: string;
}

const lineOf = (card: string, gold: number, needs: string, { mine = '', theirs = 'w5' }: Around): string =>
  `A: g${gold} ${needs} ${mine} hand[${card}]. B: ${theirs}`;

function expectPrice(card: string, gold: number, needs: string, around: Around): Both {
  const board = at(lineOf(card, gold, needs, around));
  expect(board.why(`play ${card}`)).toEqual([]);
  if (gold > 0) expect(at(lineOf(card, gold - 1, needs, around)).why(`play ${card}`)).toEqual(['CX-COST-2']);
  return board.play(`play ${card}`);
}

/**
 * A unit, building or upgrade just played with `gold` gold and the buildings of `needs`, which may be `T1`,
 * `T1 T2(spec)` or `T1 T2(spec) T3`: a gold less, the last of them missing or another spec must be refused.
 */
export function bought(card: string, gold: number, needs = '', around: Around = {}): Both {
  const refusal = (less: string) => at(lineOf(card, gold, less, around)).why(`play ${card}`);
  if (needs) expect(refusal(needs.replace(/T\d\S*$/, ''))).toEqual(['CX-PLAY-3']);
  const spec = /\((\w+)\)/.exec(needs)?.[1];
  if (spec) expect(refusal(needs.replace(spec, spec === 'bashing' ? 'finesse' : 'bashing'))).toEqual(['CX-TECH-6']);
  return expectPrice(card, gold, needs, around);
}

/** A spell of a spec just played with `gold` gold and its hero, `zane L1`: a gold less or another hero must be refused. */
export function cast(card: string, gold: number, hero: string, around: Around = {}, other = 'prynn L1'): Both {
  expect(at(lineOf(card, gold, other, around)).why(`play ${card}`)).toContain('CX-SPELL-1');
  return expectPrice(card, gold, hero, around);
}

/** An ultimate just played with its hero at max, `zane L6`; one that came to that this turn must be refused. */
export function finale(card: string, gold: number, hero: string, around: Around = {}): Both {
  expect(at(lineOf(card, gold, `${hero}*`, around)).why(`play ${card}`)).toEqual(['CX-SPELL-4']);
  return cast(card, gold, hero, around);
}

/** A minor spell just played with a hero of its colour; without any hero it must be refused, with Troq cost 1 more. */
export function minor(card: string, gold: number, hero: string, around: Around = {}): Both {
  expect(at(lineOf(card, gold, '', around)).why(`play ${card}`)).toContain('CX-SPELL-2');
  const neutral = at(lineOf(card, gold, 'troq L1', around)).why(`play ${card}`);
  expect(neutral).toEqual(hero.startsWith('troq') ? [] : ['CX-COLOR-2']);
  return expectPrice(card, gold, hero, around);
}

/** A's thing has attacked B's, both as the notation writes them. */
export function fight(attacker: string, defender: string): Both {
  const [attacking] = /^\w+/.exec(attacker)!;
  const board = at(`A: ${attacker}. B: ${defender}`).play(`attack ${attacking}`);
  return board.kind === 'defender' ? board.play(`${/^\w+/.exec(defender)![0]}@B`) : board;
}

/** Who of the two is left after a fight, and how badly hurt. */
export function after(attacker: string, defender: string): [attacker: number | 'dead', defender: number | 'dead'] {
  const board = fight(attacker, defender);
  const [ours, theirs] = [attacker, defender].map((text) => /^\w+/.exec(text)![0]);
  const left = (name: string) => (board.has(name) ? board.thing(name).damage : 'dead');
  return [left(`${ours}@A`), left(`${theirs}@B`)];
}

/** Whom a thing of A's may attack, B's side given. */
export const defendersOf = (attacker: string, theirs: string): string[] =>
  at(`A: ${attacker}. B: ${theirs}`).play(`attack ${/^\w+/.exec(attacker)![0]}`).short;
