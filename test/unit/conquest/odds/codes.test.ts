import { expect, test } from 'vitest';
import { battleCode, readBattle } from '../../../../site/lib/games/conquest/odds/battle-code';
import { EXAMPLES, KINDS, marksOf, type BattleForm } from '../../../../site/lib/games/conquest/odds/battle-form';
import { planCode, readPlan } from '../../../../site/lib/games/conquest/odds/plan-code';
import { PLANS } from '../../../../site/lib/games/conquest/odds/plan-form';
import { troops } from '../../../../workers/games/conquest/battle/troops';

test.each(Object.entries(EXAMPLES))('the example "%s" comes back from its code', (_, example) => {
  expect(readBattle(battleCode(example))).toEqual(example);
});

test('the first example reads as the rules write it', () => {
  expect(battleCode(EXAMPLES.city)).toBe('border.II.IIII.II.I.-.city.0');
});

test.each(KINDS)('every mark and group of a battle of kind %s comes back', (kind) => {
  const form: BattleForm = {
    kind,
    attack: { group: troops('AD'), feed: troops('AAD12I') },
    defence: { group: troops('-'), feed: troops('DII'), others: [troops('AI'), troops('-')] },
    marks: marksOf(kind),
    stop: 3,
  };
  expect(readBattle(battleCode(form))).toEqual(form);
});

test.each([
  ['nothing', ''],
  ['too few fields', 'border.II.IIII.II.I.-.city'],
  ['an unknown kind', 'duel.II.IIII.II.I.-.city.0'],
  ['no divisions', 'border.II.IXI.II.I.-.city.0'],
  ['a group of three', 'border.III.I.II.I.-.city.0'],
  ['a rear too large', 'border.II.21I.II.I.-.city.0'],
  ['three further groups', 'border.II.I.II.I.I_I_I.-.0'],
  ['an unknown mark', 'border.II.I.II.I.-.castle.0'],
  ['no stop', 'border.II.I.II.I.-.-.x'],
])('a code with %s is refused', (_, code) => {
  expect(readBattle(code)).toBeNull();
});

test.each(Object.entries(PLANS))('the plan "%s" comes back from its code', (_, plan) => {
  expect(readPlan(planCode(plan))).toEqual(plan);
});

test.each([
  ['nothing', ''],
  ['no land to take', 'NAF.IIIII.-'],
  ['an unknown home', 'XYZ.IIIII.-.EGY_I_-_-'],
  ['an unknown land', 'NAF.IIIII.-.XYZ_I_-_-'],
  ['a name that every object has', 'constructor.IIIII.-.EGY_I_-_-'],
  ['a land twice', 'NAF.IIIII.-.EGY_I_-_-.EGY_I_-_-'],
  ['its own home', 'NAF.IIIII.-.NAF_I_-_-'],
  ['a front of three', 'NAF.IIIII.-.EGY_III_-_-'],
  ['an unknown mark', 'NAF.IIIII.-.EGY_I_-_tower'],
  ['five lands', 'NAF.5I.-.EGY_I_-_-.CON_I_-_-.EAF_I_-_-.SAF_-_I_-.MEA_-_I_-'],
])('a plan with %s is refused', (_, code) => {
  expect(readPlan(code)).toBeNull();
});
