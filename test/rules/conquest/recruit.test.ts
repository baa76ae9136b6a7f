import { expect } from 'vitest';
import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import { at, rule } from './table';

const units = (line: string, ...cards: string[]): number =>
  at(line).play(...cards.map((card) => `turn-card ${card}`)).state.step.units;

/** Sections of the map whole: every territory of these continents with one infantry of R. */
const ASIA = 'AFG CHI IND IRK JAP KAM MEA MON SIA SIB URA YAK'.split(' ');
const EUROPE = 'GBR ICE NEU SCA SEU UKR WEU'.split(' ');

rule('CQ-REC-1', () => {
  // Five cities, the capital, two continents, the reward, and the stars of every card turned.
  const cities = new Set(['AFG', 'CHI', 'IND', 'IRK', 'JAP']);
  const lands = [...ASIA, ...EUROPE].map((t) => `${t}${cities.has(t) ? 'c' : ''}${t === 'KAM' ? 'k' : ''}=R:I`);
  const cards = map.territories.slice(0, 24).map(({ abbr }) => abbr);
  const stars = map.territories.slice(0, 23).reduce((sum, one) => sum + one.stars, 0);
  const board = at(`>=R/1start ${lands.join(' ')} BRA=B:I @R=${cards.join(',')}/-/6`);
  expect(board.state.step.units).toBe(5 + 1 + 12 + 2);
  const turned = board.play(...cards.slice(0, -1).map((card) => `turn-card ${card}`));
  expect(turned.state.step.units).toBe(5 + 1 + 12 + 2 + stars);
  expect(at('>=R/1drop-count:0,3,NAF NAF=R:I MAD=R:I EGY=B:I').why('drop-count 4')).toEqual(['CQ-REC-1']);
});

rule('CQ-REC-2', () => {
  const board = at('>=R/1start NAFk=R:III EGY=B:I @R=NAF,PER/-/-').play(
    'turn-card PER',
    'turn-done',
    'drop-rear NAF',
    'drop-count 2',
  );
  expect(board.item('@R')).toBe("@R=NAF,PER'/-/-");
});

rule('CQ-REC-3', () => {
  expect(units('>=R/1start BRAck=R:III ARG=R:I PER=R:I NAF=B:I @R=BRA,MAD/-/-')).toBe(2);
  expect(units('>=R/1start BRAc=B:III ARGkB=R:I NAF=R:I @R=BRA,MAD/-/-')).toBe(1);
  const own = 'captured-capital-income=off BRAk=B:III ARGkG=R:I PERc=R:I NAF=R:I GRE=G:I @R=BRA,MAD/-/-';
  expect(units(`>=R/1start ${own}`)).toBe(1);
});

rule('CQ-REC-4', () => {
  const oceania = '>=R/1start INO=R:I NGU=R:I WAU=R:I EAUkB=R:I BRA=B:I @R=BRA,MAD/-/-';
  expect(units(oceania)).toBe(3);
  expect(units(`>=R/1start ${ASIA.map((t) => `${t}=R:I`).join(' ')} BRA=B:I @R=BRA,MAD/-/-`)).toBe(7);
  expect(units(`>=R/1start ${EUROPE.map((t) => `${t}=R:I`).join(' ')} BRA=B:I @R=BRA,MAD/-/-`)).toBe(5);
});

rule('CQ-REC-5', () => {
  expect(units('>=R/1start NAF=R:I EGY=R:I CON=R:I EAF=R:I SAF=R:I BRA=B:I @R=BRA,MAD/-/-')).toBe(0);
});

rule('CQ-REC-6', () => {
  const board = at('>=R/1raise:7 NAFk=R:I EGY=B:I');
  expect(board.legal).toEqual(['raise 0', 'raise 1', 'raise 2']);
  expect(board.why('raise 3')).toEqual(['CQ-REC-6']);
  expect(board.play('raise 2').state.step).toMatchObject({ armourLeft: 2, infantryLeft: 1 });
});

rule('CQ-REC-7', () => {
  const board = at('>=R/1deploy:1,0 NAFk=R:I BRAc=R:I CON=R:I EGY=B:I');
  expect(board.legal).toEqual(['deploy-rear NAF', 'deploy-rear BRA', 'deploy-front NAF/EGY']);
  expect(board.why('deploy-rear CON')).toEqual(['CQ-REC-7']);
});

rule('CQ-REC-8', () => {
  expect(at('>=R/1deploy:1,0 NAFkB=R:I BRAc=R:I EGY=B:I').after('deploy-rear')).toEqual(['NAF', 'BRA']);
  const own = at('>=R/1deploy:1,0 captured-capital-income=off NAFkB=R:I BRAc=R:I PERk=R:I EGY=B:I');
  expect(own.after('deploy-rear')).toEqual(['BRA', 'PER']);
});

rule('CQ-REC-9', () => {
  const board = at('>=R/1drop:0,2 NAF=R:I EGY=R:I CON=B:I/NAF*:I');
  expect(board.after('drop-rear')).toEqual(['EGY', 'NAF']);
  expect(board.why('drop-rear BRA')).toEqual(['CQ-REC-9']);
  expect(board.play('drop-rear NAF', 'drop-count 2').item('NAF')).toBe('NAF=R:III');
});

rule('CQ-REC-10', () => {
  const board = at('>=R/1drop:0,2 EGY=R:I CON=R:I MEA=B:I NAF~BRA=R:A+- BRA=B:I');
  expect(board.why('drop-front NAF/BRA')).toEqual(['CQ-REC-10']);
  // From a port that is one's own recruits can be put to the coast, so the force has to be named.
  const port = at('>=R/1drop:0,2 NAF=R:I NAF~BRA=R:A+- BRA=B:I EAF~MAD=B:A+-');
  expect(port.legal).toContain('drop-front NAF/BRA');
  expect(port.why('man-force NAF~BRA')).toEqual(['CQ-REC-10']);
  expect(port.why('man-force EAF~MAD')).toEqual(['CQ-REC-14']);
});

rule('CQ-REC-11', () => {
  const board = at('>=R/1start NAF=R:D EGY=B:D @R=NAF/-/-');
  expect([board.item('NAF'), board.item('EGY')]).toEqual(['NAF=R:A', 'EGY=B:D']);
});

rule('CQ-REC-12', () => {
  const board = at('>=R/1start NAF=R:D/EGY:DI/CON*:D EGY=B:I CON=B:I NAF~BRA=R:D+D BRA=B:I @R=NAF/-/-');
  expect(board.item('NAF')).toBe('NAF=R:A/CON*:A/EGY:AI');
  expect(board.item('NAF~BRA')).toBe('NAF~BRA=R:A+A');
});

rule('CQ-REC-13', () => {
  const board = at('>=R/1drop:0,3 NAF=R:I EGY=B:I CON=B:I');
  expect(board.after('drop-front')).toEqual(['NAF/CON', 'NAF/EGY']);
  const front = board.play('drop-front NAF/EGY');
  expect(front.after('drop-count')).toEqual(['1', '2']);
  expect(front.why('drop-count 3')).toEqual(['CQ-FRONT-2']);
  expect(front.play('drop-count 2').item('NAF')).toContain('/EGY:II');
});

rule('CQ-REC-14', () => {
  const board = at('>=R/1drop:0,3 NAF=R:I EGY=B:I');
  for (const action of ['merge-done', 'turn-done', 'merge NAF']) expect(board.why(action)).toEqual(['CQ-REC-14']);
  // Units without a piece are lost: 59 infantry on the map, three units, no home.
  const full = at('>=R/1raise:3 NAF=R:40I CON=R:19I BRA=B:I');
  expect(full.state.step.infantryLeft).toBe(1);
});
