import { expect } from 'vitest';
import { after, expectItems, idleUntil, nodeOf, type Case } from './table';

const CLOSED = '#=-,-,-,-,-,-,-,-';
/** Cards of one star of lands that nobody owns in these positions, and of two. */
const ONES = ['AFG', 'IND', 'IRK'];
const TWOS = ['MEA', 'SEU', 'UKR'];

/** Rules without dice, section 10.5: recruiting, cards, missions. */
export const ECONOMY_CASES: readonly Case[] = [
  [
    'D-1',
    ({ at }) => {
      const counted = at('>=R/1start ARGk=R:III MADk=B:III @R=ARG/-/- @B=MAD/-/-').play('turn-card ARG');
      expect(nodeOf(counted)).toBe('1drop-count:0,2,ARG');
    },
  ],
  [
    'D-2',
    ({ at }) => {
      const counted = at('>=R/1start BRAk=R:III NAFk=B:III @R=BRA/-/- @B=NAF/-/-').play('turn-card BRA');
      expect([nodeOf(counted), counted.legal]).toEqual(['1raise:3', ['raise 0', 'raise 1']]);
    },
  ],
  [
    'D-3',
    ({ at }) => {
      const counted = at('>=R/1start INO=R:I NGU=R:I WAU=R:I EAUkB=R:I NAF=B:I');
      expect(nodeOf(counted)).toBe('1raise:3');
    },
  ],
  [
    'D-4',
    ({ at, continents }) => {
      const [asia, europe] = continents as [readonly string[], readonly string[]];
      const own = [...asia, ...europe].map((land, i) => `${land}${i < 5 ? 'c' : i === 5 ? 'k' : ''}=R:I`);
      // Nineteen cards with 23 stars, seven more of one star each.
      const cards = [...asia, ...europe, 'CON', 'EGY', 'MAD', 'SAF', 'EAU', 'WAU', 'ALA'];
      const counted = cards.reduce(
        (table, card) => table.play(`turn-card ${card}`),
        at(`>=R/1start ${own.join(' ')} ARG=B:I @R=${cards.join()}/-/6`),
      );
      expect(nodeOf(counted)).toBe('1raise:50');
    },
  ],
  [
    'D-5',
    ({ at }) => {
      const begin = at('>=R/1start NAFk=R:12A EGY=B:I @R=AFG,IND,IRK/-/-');
      const turned = ['turn-card AFG', 'turn-card IND', 'turn-card IRK'];
      expect(nodeOf(begin.play('disarm-done', ...turned))).toBe('1drop:0,4');
      const spared = begin.play('disarm-rear NAF A', 'disarm-done', ...turned);
      expect([nodeOf(spared), spared.legal]).toEqual(['1raise:4', ['raise 0', 'raise 1']]);
    },
  ],
  [
    'D-6',
    ({ at }) => {
      const disarmed = at('>=R/1disarm NAF=R:-/EGY:AI EGY=B:I').play('disarm-front NAF/EGY A');
      expectItems(disarmed, { NAF: 'NAF=R:II/EGY:II', EGY: 'EGY=B:I' });
    },
  ],
  [
    'D-7',
    ({ at }) => {
      const rest = 'EGY=B:I CON=B:I BRA=B:D';
      const begun = at(`>=R/1start NAF=R:DI/EGY:D/CON*:DI NAF~BRA=R:D+D ${rest}`);
      const repaired = { NAF: 'NAF=R:AI/CON*:AI/EGY:A', 'NAF~BRA': 'NAF~BRA=R:A+A', BRA: 'BRA=B:D' };
      expectItems(begun, repaired);
    },
  ],
  [
    'D-12',
    ({ at }) => {
      const fought = at('>=R/2roll:border,NAF/EGY,-,- NAF=R:I/EGY:A EGYc=B:-/NAF:I CON=B:I').play('roll d');
      const taken = fought.play('advance-infantry 0');
      expectItems(taken, { EGY: 'EGYcf=R:A/NAF!:-' });
      const over = idleUntil(taken.play('end-attack'), '2attack');
      expectItems(over, { '@R': '@R=NAF/-/-' });
      const africa = 'CON=R:I EAF=R:I EGYc=R:A MAD=R:I NAF=R:I SAF=R:I';
      expect(nodeOf(at(`>=R/1start ${africa} BRA=B:I`).play('disarm-done'))).toBe('1raise:4');
    },
  ],
  [
    'D-22',
    ({ at }) => {
      const ended = at(`>=R/5start NAF=R:I EGY=B:I @R=AFG'/-/- @B=NAF'/-/-`);
      expectItems(ended, { '@R': `@R=AFG',NAF/-/-`, '@B': null });
    },
  ],
  [
    'D-23',
    ({ at }) => {
      const build = (cards: string[]) => at(`>=R/5end NAF=R:I EGY=B:I @R=${cards.join()}/-/-`).play('build NAF');
      expectItems(build([...ONES.slice(0, 2), TWOS[0]!]), { '@R': `@R=AFG,IND,MEA'/-/-` });
      expectItems(build(ONES), { '@R': `@R=AFG',IND',IRK/-/-` });
    },
  ],
  [
    'D-24',
    ({ at }) => {
      const shift = (cards: string[]) =>
        at(`>=R/5end NAFa=R:I EGY=R:I CON=R:I BRA=B:I @R=${cards.join()}/-/0`).play(
          'shift-airfield NAF',
          'airfield-to EGY',
        );
      expectItems(shift(['AFG', 'IND', 'MEA', 'SEU']), { '@R': `@R=AFG',IND,MEA',SEU'/-/0`, EGY: 'EGYa=R:I' });
      expectItems(shift(TWOS), { '@R': `@R=MEA',SEU',UKR'/-/0` });
    },
  ],
  [
    'D-28',
    ({ at }) => {
      const missions = (order: string, more: string) => {
        const drawn = Object.keys(
          at(`>=${order[0]}/0mission/1/${order}/- ARGk=R:III MADk=B:III ${more} #=0,1,2,3,-,-,-,-`).outcomes,
        );
        return drawn.map((text) => Number(text.slice('mission '.length))).sort((a, b) => a - b);
      };
      expect(missions('RB', '')).toEqual([6, 7, 9, 10, 11]);
      expect(missions('RBG', 'INOk=G:III')).toEqual([6, 7, 8, 9, 10, 11]);
    },
  ],
  [
    'D-29',
    ({ at }) => {
      const held = `JAP=B:I @R=-/0,1,2/0,1,2 ${CLOSED}`;
      const lost = at(`>=R/3start NAF=R:III EGYkR=B:I ${held}`);
      expectItems(idleUntil(lost, '1turn-card'), {});
      const back = at(`NAF=R:III EGYkR=B:-/NAF:I ${held}`).play('border NAF/EGY', 'commit II', 'roll d');
      expect(nodeOf(idleUntil(back, '4won'))).toBe('4won');
    },
  ],
  [
    'D-30',
    ({ at }) => {
      const held = `NAFk=R:III EGY=B:-/NAF:I JAP=G:I @R=-/0,1/0,1 @B=-/2/2`;
      const beaten = at(`${held} ${CLOSED}`).play('border NAF/EGY', 'commit II', 'roll d');
      const won = idleUntil(beaten, '4won');
      expect([nodeOf(won), won.player, won.actor]).toEqual(['4won', 'R', 'over']);
      expectItems(won, { '@R': '@R=-/0,1,2/0,1' });
      expect(after(won, 'claim')).toEqual([]);
    },
  ],
];
