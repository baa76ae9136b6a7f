import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { questionBytes } from '../../../workers/games/conquest/battle/question';
import { threatsTo } from '../../../workers/games/conquest/battle/threat';
import { boardOf, type Board } from '../../../workers/games/conquest/board';
import { conquest } from '../../../workers/games/conquest/game';
import { exactNumber } from '../../../workers/puzzles/exact';
import { Walker } from '../../../workers/puzzles/walker';
import { seededRandom, type Random } from '../../../workers/random';
import { battleEngine, value } from '../../support/conquest-battles';
import { day } from '../../support/day';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const walker = new Walker(conquest, engine);
const battles = await battleEngine();

const boardAt = (line: string): Board => boardOf(walker.state(walker.read(line)), null);

/** The chance of each enemy, by colour. */
const chances = (line: string, code: string): Record<string, number> =>
  Object.fromEntries(
    threatsTo(boardAt(line), code).map(({ by, question }) => [by, battles.odds(questionBytes(question))!]),
  );

// Section 10.4 of the rules: R is on turn.
describe('the threat to one territory is the reference value', () => {
  it.each([
    ['P-1', 'NAF=R:III EGY=B:I/NAF:I', 'EGY', '39125965/53747712'],
    ['P-2', 'first-round-resupply=both NAF=R:III EGY=B:I/NAF:I', 'EGY', '6610505/10077696'],
    ['P-7', 'NAF=R:III EGY=B:A', 'EGY', '125441825/161243136'],
    ['P-8', 'NAF=R:III EGY=B:I/EAF:I EAF=R:I', 'EGY', '1644980075/1934917632'],
    ['P-11', 'NAF=R:I NAF~BRA=R:AI+I BRA=B:-/NAF:II', 'BRA', '7638818519/8707129344'],
    ['P-13', 'NAF=R:AII EGY=B:I/NAF:AI', 'EGY', '2566640555215/5642219814912'],
  ])('%s', (_, line, code, odds) => {
    expect(Math.abs(chances(line, code).R! - value(odds))).toBeLessThan(1e-12);
  });
});

const GROUPS = ['-', 'I', 'II', 'A', 'D', 'AI'];
const FEW = ['-', 'I', 'I', 'II', 'A'];
const BASES = ['I', 'II', 'II', 'AI', 'DI'];

/** Egypt among bases of R, perhaps with a force off its coast, an invader of somebody else and groups that lie across. */
function surrounded(random: Random): string {
  const one = (list: readonly string[]): string => list[random(list.length)]!;
  const some = (text: string, chance = 2): string => (random(chance) ? '' : text);
  const city = some('c', 3);
  const west = one(['', '/NAF:', '/NAF!:', '/NAF*:']);
  const east = some(`/EAF:${one(['I', 'II', 'A'])}`);
  const held = `EGY${city}=B:${one(FEW)}${west && `${west}${one(['I', 'II', 'A'])}`}${east}`;
  const closed = west.includes('*');
  const bases = [
    `NAF=R:${one(BASES)}${closed ? '' : some(`/EGY:${one(['I', 'II', 'A', 'D'])}`)}`,
    `EAF=R:${one(BASES)}`,
  ];
  const sea = some(`SEU=R:I SEU~EGY${some('*')}=R:A${some('I')}+${one(['-', 'I'])}`, 3);
  const third = some(`MEA=G:${one(['-', 'I'])}/EGY*:${one(GROUPS.slice(1))}`, 3);
  const dice = `@R=-/-/${random(3) ? '-' : 4} @B=-/-/${random(3) ? '-' : 7}`;
  return [`>=R/2attack/1/RBG/-`, held, ...bases, sea, third, 'JAP=G:I SCA=B:I', dice].filter(Boolean).join(' ');
}

describe('the threat of all bases together', () => {
  it('is what an attack phase of the whole game is worth, with every order of attacks and every answer', () => {
    const random = seededRandom(day);
    let compared = 0;
    for (let i = 0; i < 400 && compared < 30; i++) {
      const line = surrounded(random);
      const parsed = conquest.parse(line);
      if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
      let node;
      try {
        node = walker.enter(parsed.value);
      } catch {
        continue;
      }
      if (walker.state(node).node !== 'attack') continue;
      const solved = walker.solve(node, { kind: 'take', nodes: ['EGY'] }, 150_000);
      if (!solved) continue;
      compared += 1;
      expect(chances(walker.print(node), 'EGY').R ?? 0, line).toBeCloseTo(exactNumber(solved.value), 11);
    }
    expect(compared).toBe(30);
  });
});

describe('whose turn is still to come', () => {
  it('attacks with repaired armour, and nobody is alerted any more', () => {
    const later = '>=B/4claim/1/RB/- NAF=R:D/EGY:I EGY=B:I/NAF!:I MEA=B:I';
    const now = '>=R/2attack/1/RB/- NAF=R:A/EGY:I EGY=B:I/NAF:I MEA=B:I';
    expect(threatsTo(boardAt(now), 'EGY')).toEqual(
      threatsTo({ ...boardAt(later.replace('4claim', '3man')), phase: 4 }, 'EGY'),
    );
  });

  it('is named for every enemy who can attack, and for nobody else', () => {
    const line = 'NAF=R:II EAF=G:II MEA=B:I EGY=B:II SEU=P:II JAP=Y:I';
    expect(threatsTo(boardAt(line), 'EGY').map(({ by }) => by)).toEqual(['R', 'G']);
    expect(threatsTo(boardAt(line), 'CON')).toEqual([]);
  });
});
