import { describe, expect, it } from 'vitest';
import { questionBytes } from '../../../workers/games/conquest/battle/question';
import { ALL_BEST, type Goal } from '../../../workers/games/conquest/battle/theatre';
import { battleEngine, value } from '../../support/conquest-battles';
import { theatreOf } from '../../support/conquest-theatre';

const engine = await battleEngine();

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

function ask({ line, ready = false, own = [], free = [], gone = false }: Omit<Case, 'odds'>) {
  const { theatre, at } = theatreOf(line, { ready });
  const goal: Goal = { own: own.map(at), free: free.map(at), gone: gone ? [0] : [] };
  return { odds: engine.odds(questionBytes({ theatre, goal, best: ALL_BEST })), theatre, at };
}

describe('best play of a phase is worth what the rules say', () => {
  for (const [id, { odds, ...asked }] of Object.entries(CASES)) {
    it(id, () => expect(Math.abs(ask(asked).odds! - value(odds))).toBeLessThan(1e-12));
  }
});

/** Odds by the border that is attacked first, as `NAF/EGY`. */
function byFirst(id: string): Record<string, number> {
  const { theatre, at } = ask(CASES[id]!);
  const codes = new Map(CASES[id]!.line.split(' ').map((item) => [at(item.slice(0, 3)), item.slice(0, 3)]));
  return Object.fromEntries(
    engine.first().map(({ source, odds }) => {
      const { lands } = theatre.borders[source >> 1]!;
      return [`${codes.get(lands[source & 1]!)}/${codes.get(lands[1 - (source & 1)]!)}`, odds];
    }),
  );
}

describe('so is beginning elsewhere', () => {
  it('P-4', () => {
    const first = byFirst('P-4');
    expect(first['NAF/CON']).toBeCloseTo(value(CASES['P-4']!.odds), 12);
    expect(first['NAF/EGY']).toBeCloseTo(value('875688995575/1253826625536'), 12);
  });
  it('P-5', () => {
    const first = byFirst('P-5');
    expect(first['NAF/EAF']).toBeCloseTo(value(CASES['P-5']!.odds), 12);
    expect(first['NAF/EGY']).toBeCloseTo(value('944739990125/1114512556032'), 12);
    expect(first['NAF/CON']).toBeCloseTo(value('944739990125/1114512556032'), 12);
  });
  it('P-8', () => {
    const first = byFirst('P-8');
    expect(first['NAF/EGY']).toBeCloseTo(value(CASES['P-8']!.odds), 12);
    expect(first['EAF/EGY']).toBeCloseTo(value('376815965/483729408'), 12);
  });
});
