import { enterSlot } from './arriving';
import { called } from './change';
import { modsOf } from './facts';
import { SLOTS } from './grammar';
import type { Face } from './faces';
import { hasWhole, matches } from './match';
import type { Run } from './run';

/** Why something cannot be put into a patrol slot (CX-PATROL-1, CX-KW-31). */
function patrolReasons(run: Run, face: Face): string[] {
  if (face.side !== run.table.active) return ['CX-PATROL-1'];
  if (!face.kinds.has('unit') && !face.kinds.has('hero')) return ['CX-KW-31'];
  const reasons = face.thing!.exhausted || face.thing!.slot !== null ? ['CX-PATROL-1'] : [];
  const isForbidden = modsOf(run.view, 'forbid').some(
    ({ mod, binding }) => mod.act === 'patrol' && matches(run.view, binding, face, mod.by!),
  );
  return hasWhole(face, 'no_patrol') || isForbidden ? [...reasons, 'CX-KW-31'] : reasons;
}

/** What is told to whoever tries something else while patrollers are placed. */
function whyNot(run: Run, text: string): string[] {
  const face = [...run.view.faces.values()].find(({ thing }) => called(run, thing!.id) === text);
  if (face) return patrolReasons(run, face);
  return [text.startsWith('use ') ? 'CX-ABIL-3' : 'CX-MAIN-3'];
}

/** D3: slot after slot, one thing or nobody. */
export function placePatrol(run: Run): void {
  for (const slot of SLOTS) {
    const able = [...run.view.faces.values()].filter((face) => patrolReasons(run, face).length === 0);
    const names = able.map(({ thing }) => called(run, thing!.id));
    const answer = run.ask(run.table.active, 'patrol', [...names, 'empty'], (text) => whyNot(run, text));
    if (answer !== 'empty') enterSlot(run, able[names.indexOf(answer)].thing!.id, slot);
  }
}
