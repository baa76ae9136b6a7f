import { expect } from 'vitest';
import { after, expectItems, idleUntil, nodeOf, type Case, type Table } from './table';

const total = ({ outcomes }: Table): number => Object.values(outcomes).reduce((sum, weight) => sum + weight, 0);
const engagements = ({ legal }: Table): string[] => legal.filter((text) => text !== 'end-attack').sort();

/** Rules without dice, section 10.5: battles. */
export const WAR_CASES: readonly Case[] = [
  [
    'D-8',
    ({ at }) => {
      const invaded = at('NAF=R:I EGY=B:II').play('border NAF/EGY');
      expectItems(invaded, { NAF: 'NAF=R:-/EGY*:I', EGY: 'EGY=B:II' });
      expect(nodeOf(invaded)).toBe('2attack');
      const closed = at('>=B/3man NAF=R:-/EGY*:I MEA=R:I EGY=B:II');
      expect(closed.why('man-front EGY/NAF')).toEqual(['CQ-INV-4']);
    },
  ],
  [
    'D-9',
    ({ at }) => {
      const beaten = at('NAF=R:II EGY=B:I/NAF:I').play('border NAF/EGY', 'commit I', 'roll d');
      const again = beaten.play('break-off', 'border NAF/EGY', 'commit -');
      expect(nodeOf(again)).toBe('2resupply:border,NAF/EGY,-,-');
      expect(after(again, 'resupply').sort()).toEqual(['-', 'I']);
    },
  ],
  [
    'D-10',
    ({ at }) => {
      const raided = at('NAF=R:I/EGY*:II EGY=B:AI/MEA:I MEA=R:I EAF=B:I').play('raid-rear NAF/EGY');
      expect([raided.actor, raided.legal.sort()]).toEqual(['B', ['retreat EAF', 'stay']]);
      const fled = raided.play('retreat EAF');
      expectItems(fled, { EAF: 'EAF=B:AIII' });
      expect(after(fled, 'advance-infantry')).toEqual(['1', '2', '3']);
      expectItems(fled.play('advance-infantry 2'), { EGY: 'EGYf=R:II', NAF: 'NAF=R:I' });
    },
  ],
  [
    'D-11',
    ({ at }) => {
      const raided = at('NAF=R:I/EGY*:II EGY=B:AI/MEA:I MEA=R:I').play('raid-rear NAF/EGY');
      expect([nodeOf(raided), raided.why('retreat EAF')]).toEqual(['2resupply:raid-rear,NAF/EGY,-,-', ['CQ-INV-15']]);
    },
  ],
  [
    'D-13',
    ({ at }) => {
      const taken = at('EGYf=R:I MEA=B:I NAF=R:II CON=B:I');
      expect(engagements(taken)).toEqual(['border NAF/CON']);
      expect(taken.why('border EGY/MEA')).toEqual(['CQ-OCC-6']);
    },
  ],
  [
    'D-14',
    ({ at }) => {
      const begun = at('EGYf=R:II MEA=B:-/EGY:I').play('border EGY/MEA');
      expect(nodeOf(begun)).toBe('2roll:border,EGY/MEA,-,-');
      expectItems(begun, { EGY: 'EGYf=R:I/MEA:I' });
    },
  ],
  [
    'D-15',
    ({ at }) => {
      const off = 'NAF=R:I NAF~BRA=R:D+II BRA=B:-/NAF:I';
      expectItems(at(`>=R/2roll:landing,NAF~BRA,-,- ${off}`).play('roll a'), { 'NAF~BRA': null });
    },
  ],
  [
    'D-16',
    ({ at }) => {
      const ashore = at('>=R/2roll:raid-rear,NAF~BRA,-,I NAF=R:I NAF~BRA*=R:D+II BRA=B:-').play('roll a');
      expectItems(ashore, { 'NAF~BRA': 'NAF~BRA*=R:-+II' });
      expect(after(ashore, 'bring-up').sort()).toEqual(['I', 'II']);
      expectItems(ashore.play('bring-up II'), { 'NAF~BRA': 'NAF~BRA*=R:II+-' });
    },
  ],
  [
    'D-20',
    ({ at }) => {
      const lines = 'NAF=R:II/EGY*:I EAF=G:I/EGY*:I EGY=B:- JAP=B:I';
      const fallen = at(`>=R/2roll:raid-rear,NAF/EGY,-,I ${lines}`).play('roll d');
      expectItems(fallen, { EGY: null });
      expect(engagements(fallen).filter((text) => text.includes('/EGY'))).toEqual(['contest NAF/EGY EAF/EGY']);
    },
  ],
  [
    'D-21',
    ({ at }) => {
      const left = at('>=G/3withdraw NAF=R:II/EGY*:I EAF=G:I/EGY*:I CON=B:I').play('withdraw EAF/EGY');
      const next = idleUntil(left, '2attack');
      expect(next.player).toBe('R');
      expect(after(next, 'walk-in')).toEqual(['NAF/EGY']);
      expectItems(next.play('walk-in NAF/EGY', 'advance-infantry 1'), { EGY: 'EGYf=R:I' });
    },
  ],
  [
    'D-25',
    ({ at }) => {
      const rolled = '>=R/2roll:border,EGY/NAF,-,- EGY=R:-/NAF:I NAFc=B:-/EGY:I';
      expect(total(at(`${rolled} @B=-/-/7`))).toBe(6 ** 3);
      expect(total(at(rolled))).toBe(6 ** 3);
    },
  ],
  [
    'D-26',
    ({ at }) => {
      const most = at('>=R/2roll:border,NAF/EGY,-,- NAF=R:I/EGY:II EGYc=B:-/NAF:II @R=-/-/4');
      expect(total(most)).toBe(6 ** 7);
      expect(Object.keys(most.outcomes).sort()).toEqual(['roll aa', 'roll ad', 'roll da', 'roll dd']);
    },
  ],
  [
    'D-27',
    ({ at }) => {
      const places = ['EGY/MEA', 'NAF/CON', 'EAF/CON', 'SEU/UKR', 'MEA/IND', 'CON/SAF'];
      const supported = (field: string, rewards: string) =>
        places.filter((place) => {
          const [base, far] = place.split('/') as [string, string];
          const held = base === 'EGY' ? [`EGY${field}=R:-/${far}:I`] : [`EGY${field}=R:I`, `${base}=R:-/${far}:I`];
          const line = `>=R/2roll:border,${place},-,- ${held.join(' ')} ${far}=B:-/${base}:I @R=-/-/${rewards}`;
          const ways = at(line).outcomes['roll d']!;
          expect([15, 21]).toContain(ways);
          return ways === 21;
        });
      expect(supported('a', '0')).toEqual(places.slice(0, 5));
      expect(supported('aa', '0,5')).toEqual(places.slice(0, 5));
    },
  ],
  [
    'D-31',
    ({ at }) => {
      const struck = at('EGY=R:III NAF=B:I/EGY*:D').play('strike EGY NAF/EGY', 'commit I', 'roll a', 'fall-back 1');
      expectItems(struck, { EGY: 'EGY=R:II', NAF: 'NAF=B:DI/EGY!:-' });
      expect(nodeOf(struck)).toBe('2attack');
    },
  ],
  [
    'D-32',
    ({ at }) => {
      const lines = 'NAF=R:I/EGY*:I EGY=B:I/MEA*:I EAF=B:I MEA=R:I SEU=R:I EGY~SEU=B:A+-';
      const fled = at(lines).play('raid-rear NAF/EGY', 'retreat EAF');
      expectItems(fled, { EAF: 'EAF=B:III', 'EGY~SEU': 'EGY~SEU=B:A+-', MEA: 'MEA=R:I' });
      expect(fled.line).not.toContain('/MEA*');
    },
  ],
  [
    'D-33',
    ({ at }) => {
      const lines = 'EGY=R:III NAF=B:-/EGY*:I JAP=B:I';
      const won = at(lines).play('strike EGY NAF/EGY', 'commit II', 'roll d');
      expectItems(won, { NAF: 'NAF=-/EGY!:-' });
      expect(won.line).toContain('EGY=R:III');
    },
  ],
];
