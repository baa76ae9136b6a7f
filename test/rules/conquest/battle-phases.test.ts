import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BattleEngine } from '../../../workers/engine/conquest/battle';
import { questionBytes } from '../../../workers/games/conquest/battle/question';
import { ALL_BEST, type Goal } from '../../../workers/games/conquest/battle/theatre';
import { theatreOf } from '../../support/conquest-theatre';

const engine = await BattleEngine.create(
  await WebAssembly.compile(await readFile(new URL('../../../build/conquest-battle.test.wasm', import.meta.url))),
);

interface Case {
  line: string;
  ready?: boolean;
  own?: string[];
  free?: string[];
  gone?: boolean;
  odds: string;
}

// Section 10.4 of the rules.
const CASES: Record<string, Case> = {
  'P-1': { line: 'NAF=R:III EGY=B:I/NAF:I', own: ['EGY'], odds: '39125965/53747712' },
  'P-2': { line: 'NAF=R:III EGY=B:I/NAF:I', ready: true, own: ['EGY'], odds: '6610505/10077696' },
  'P-3': { line: 'NAF=R:IIII EGY=B:-/NAF:I CON=B:-/NAF:I', own: ['EGY', 'CON'], odds: '4788275/5971968' },
  'P-4': { line: 'NAF=R:IIIII EGY=B:-/NAF:I CON=B:-/NAF:II', own: ['EGY', 'CON'], odds: '3797615975/5159780352' },
  'P-5': {
    line: 'NAF=R:IIIIII EGY=B:-/NAF:I CON=B:-/NAF:I EAF=B:-/NAF:I',
    own: ['EGY', 'CON', 'EAF'],
    odds: '316217273125/371504185344',
  },
  'P-6': { line: 'NAF=R:IIII EGY=B:-/NAF:I MEA=B:I', own: ['EGY', 'MEA'], odds: '22117475/26873856' },
  'P-7': { line: 'NAF=R:III EGY=B:A', own: ['EGY'], odds: '125441825/161243136' },
  'P-8': { line: 'NAF=R:III EGY=B:I/EAF:I EAF=R:I', own: ['EGY'], odds: '1644980075/1934917632' },
  'P-9': { line: 'EGY=R:III NAF=B:-/EGY*:II', free: ['EGY'], odds: '6610505/10077696' },
  'P-10': { line: 'EGY=R:III NAF=B:I/EGY*:II', free: ['EGY'], odds: '2182576895/4353564672' },
  'P-11': { line: 'NAF=R:I NAF~BRA=R:AI+I BRA=B:-/NAF:II', own: ['BRA'], odds: '7638818519/8707129344' },
  'P-12': { line: 'BRA=R:III NAF=B:I NAF~BRA=B:AI+-', gone: true, odds: '11318575/34012224' },
  'P-13': { line: 'NAF=R:AII EGY=B:I/NAF:AI', own: ['EGY'], odds: '2566640555215/5642219814912' },
};

const number = (fraction: string) => {
  const [numerator, denominator] = fraction.split('/').map(Number) as [number, number];
  return numerator / denominator;
};

describe('best play of a phase is worth what the rules say', () => {
  for (const [id, { line, ready, own, free, gone, odds }] of Object.entries(CASES)) {
    it(id, () => {
      const { theatre, at } = theatreOf(line, { ready: ready ?? false });
      const goal: Goal = { own: own?.map(at) ?? [], free: free?.map(at) ?? [], gone: gone ? [0] : [] };
      const found = engine.odds(questionBytes({ theatre, goal, best: ALL_BEST }));
      expect(found).toBeCloseTo(number(odds), 12);
    });
  }
});
