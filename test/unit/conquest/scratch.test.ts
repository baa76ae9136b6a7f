import { it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { codec } from '../../../workers/games/conquest/game';
import { enter } from '../../property/conquest/games';
const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
it('n', () => {
  const count=(d:number,stop:(s:any)=>boolean):number=>{ if(d===0)return 1; const b=engine.save(); if(engine.actor()===OVER||stop(codec.read(b)))return 0; const acts=engine.actor()===CHANCE?engine.outcomes().actions:engine.legal(); let n=0; for(const a of acts){engine.restore(b);engine.apply(a);n+=count(d-1,stop);} engine.restore(b); return n;};
  const show=(line:string,d:number,stop:(s:any)=>boolean)=>{enter(engine,line);const c=[];for(let i=1;i<=d;i++)c.push(count(i,stop));console.log(line,c.join(', '));};
  const att=(s:any)=>s.phase!==2, turn=(s:any)=>s.player!==0;
  show('NAF=R:III EGY=B:-/NAF:I',6,att);
  show('NAF=R:AI EGYc=B:A/NAF:I',6,att);
  show('NAF=R:II EGY=B:II',6,att);
  show('NAF=R:I/EGY*:I EGY=B:A/MEA:I MEA=G:I EAF=B:I',6,att);
  show(">=R/1start/1/RB/- ARGk=R:III MADk=B:III @R=ARG/-/- @B=MAD/-/-",7,turn);
  show(">=R/1start/1/RB/- BRAk=R:III NAFk=B:III @R=BRA/-/- @B=NAF/-/-",6,turn);
});
