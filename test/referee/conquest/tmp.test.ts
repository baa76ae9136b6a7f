import { expect, it } from 'vitest';
import { actor, apply, create, legal, outcomes, settle } from '../../../workers/referee/conquest/game';
import { print } from '../../../workers/referee/conquest/print';
import { read } from '../../../workers/referee/conquest/read';
const at = (line: string) => { const r = read(line); if (!r.ok) throw new Error(r.error); return settle(r.state); };
function count(s: any, d: number, stop: (s: any) => boolean): number {
  if (stop(s)) return 0;
  const steps = [...legal(s), ...outcomes(s).map((o) => o.action)];
  if (d === 1) return steps.length;
  return steps.reduce((n, a) => n + count(apply(s, a), d - 1, stop), 0);
}
it('counts', () => {
  const attackOver = (s: any) => s.phase !== 2;
  for (const [line, n] of [['NAF=R:III EGY=B:-/NAF:I', 6], ['NAF=R:AI EGYc=B:A/NAF:I', 6], ['NAF=R:II EGY=B:II', 6], ['NAF=R:I/EGY*:I EGY=B:A/MEA:I MEA=G:I EAF=B:I', 6]] as const)
    console.log(line, Array.from({ length: n }, (_, i) => count(at(line), i + 1, attackOver)).join());
  for (const [line, n] of [["ARGk=R:III MADk=B:III @R=ARG/-/- @B=MAD/-/- >=R/1start", 7], ["BRAk=R:III NAFk=B:III @R=BRA/-/- @B=NAF/-/- >=R/1start", 6]] as const)
    console.log(line, Array.from({ length: n }, (_, i) => count(at(line), i + 1, (s) => s.player !== 'R')).join());
});
it('plays', () => {
  let seed = 1;
  const rnd = (n: number) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
  for (let g = 0; g < 4; g++) {
    let s = create(2 + g % 4, {trading: 'on', 'turn-order': 'by-roll'});
    let n = 0;
    while (actor(s) !== 'over' && n < 2000) {
      const all = actor(s) === 'chance' ? outcomes(s).map((o) => o.action) : legal(s);
      try { s = apply(s, all[rnd(all.length)]!); } catch (e) { console.log(print(s)); throw e; }
      const r = read(print(s)); if (!r.ok) throw new Error(print(s) + r.error);
      if (print(r.state) !== print(s)) throw new Error(print(s) + '\n' + print(r.state));
      expect(r.state).toEqual(s);
      n++;
    }
  }
}, 60000);
