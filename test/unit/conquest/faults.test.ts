import { expect, it } from 'vitest';
import refusals from '../../../site/content/conquest/refusals/en.json';
import { refusalText } from '../../../site/lib/content/refusal';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { Session } from '../../../workers/session';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url)),
);
const OUTWARD = '>=R/3outward/1/RB/-';
const FOE = 'BRA=B:II PERk=B:III';

it.each([
  ['only armour is there', `${OUTWARD} NAFk=R:A EGYt=R:II ${FOE}`, 'set-out NAF/CON', 'CQ-MOVE-7/none:NAF'],
  [
    'infantry stands at a front',
    `${OUTWARD} NAFk=R:A/BRA:II EGY=R:II ${FOE}`,
    'set-out NAF/CON',
    'CQ-MOVE-7/front:NAF',
  ],
  ['land of somebody else', `${OUTWARD} NAFk=R:II ${FOE}`, 'set-out PER/ARG', 'CQ-MOVE-7/foreign:PER'],
  ['too many', `>=R/3take-infantry:NAF/CON/1/RB/- NAFk=R:III ${FOE}`, 'take-infantry 9', 'CQ-MOVE-7/many:NAF'],
  ['too few', `>=R/3take-infantry:NAF/CON/1/RB/- NAFk=R:AIII ${FOE}`, 'take-infantry 0', 'CQ-MOVE-7/stays:CON'],
  [
    'nobody waits in the rear',
    `>=R/3move/1/RB/- NAFk=R:-/BRA:II EGY=R:II EAF=R:I ${FOE}`,
    'move NAF I',
    'CQ-MOVE-5/rear:NAF',
  ],
  ['a garrison', `${OUTWARD} NAFk=R:II EGYt=R:I ${FOE}`, 'set-out EGY/EAF', 'CQ-OCC-6/in:EGY'],
  [
    'an attack from land just taken',
    `>=R/2attack/1/RB/- NAFf=R:-/EGY:II CONk=R:I/EAF:II EAF=B:I EGY=B:II PERk=B:III`,
    'border NAF/EGY',
    'CQ-OCC-5/in:NAF',
  ],
  [
    'a retreat to land of others',
    '>=R/2retreat:raid-rear,NAF/EGY,-,-/1/RB/- NAFk=R:I/EGY*:II EGY=B:II MEAk=B:I',
    'retreat EAF',
    'CQ-INV-13/to:EAF',
  ],
])('a refusal says of which territory it speaks: %s', (_, line, action, reason) => {
  const reasons = session.reasons(line, action);
  expect(reasons).toContain(reason);
  const words = refusals as Readonly<Record<string, string>>;
  const text = refusalText(words, reason)!;
  expect(text).toMatch(new RegExp(`^${words[reason.slice(-3)]}: `));
  expect(text).not.toContain('{');
});
