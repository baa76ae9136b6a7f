import { m } from '$lib/paraglide/messages';
import type { Sample } from '$lib/analyse/game';
import { FIRST } from './first';

/** The worked positions of section 10 of the rules, and one in which the opponent's flare waits (10.7). */
const POSITIONS: Readonly<Record<string, () => Omit<Sample, 'id'>>> = {
  'TS-10.3': () => ({
    title: m.ts_sample_high(),
    position: FIRST,
  }),
  'TS-10.4': () => ({
    title: m.ts_sample_patterns(),
    position:
      'A e4* e5* d6* e6* f6 d3; B d5** e3*; decks northern sylvan; hand A Summoner Cannon HighPriestess Titan ' +
      'FireDragon flare-02; hand B Unicorn Dryad Naiad Leviathan TheEldestTree flare-08; ' +
      'row CentralDominance HeroicDestruction GreenConquest; next SideChain; turn A 2',
  }),
  'TS-10.7': () => ({
    title: m.ts_sample_flare(),
    position:
      'A d5 e6 f7; B a4 b4 c4* d2* e2* g2 h3; decks highland southern; hand A DireWolf WarDrummer HungryBear ' +
      'TwoHeadedDragon Leviathan flare-10; hand B Bomb Knight Swordmaster Titan FireElemental flare-01; ' +
      'row RedSummoning Imprisonment Devastation; next Diagonals; turn A 2',
  }),
  'TS-DUEL': () => ({
    title: m.ts_sample_duel(),
    position:
      'A d5* f5 c6* e6 g6; B d3* e3* f3 c3 e2; mode duel; decks northern highland; hand A Bomb Knight Champion ' +
      'FireElemental Titan flare-04; hand B DireWolf WolfRider HillGiant Leviathan TwoHeadedDragon flare-07; ' +
      'points 11-12; turn A 2',
  }),
};

export const loadSamples = (): Promise<Sample[]> =>
  Promise.resolve(Object.entries(POSITIONS).map(([id, sample]) => ({ id, ...sample() })));
