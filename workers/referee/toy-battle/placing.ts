import type { RuleId } from '../../contract';
import { gateOf, isHq, isHqOf, mapOf, specialOf } from './board';
import { isConnected } from './connection';
import { count } from './piles';
import { occupies, opponent, topOf, type State, type TroopCode } from './state';

/** Every rule that forbids the player to move to place this troop there, in the order of section 5, rows 4 to 13. */
export function placingRefusals(state: State, troop: TroopCode, node: string): RuleId[] {
  const side = state.toMove;
  if (count(state.rack[side], troop) === 0) return ['TB-PLACE-1'];
  const broken: RuleId[] = [];
  if (count(state.rack[side], troop) === count(state.frozen[side], troop)) broken.push('TB-FIELD-2');
  if (isHqOf(mapOf(state), node, side)) return [...broken, 'TB-PLACE-7'];
  const gate = gateOf(state, node);
  if (gate && !gate.includes(troop)) broken.push('TB-POOL-1');
  return [...broken, ...connectionRefusals(state, troop, node), ...strengthRefusals(state, troop, node)];
}

/** Rows 8 to 11. Hook on an unconnected shield answers TB-METAL-2 even if an own tile lies there. */
function connectionRefusals(state: State, troop: TroopCode, node: string): RuleId[] {
  const side = state.toMove;
  if (isConnected(state, side, node)) return [];
  if (troop === '4') {
    if (isHq(mapOf(state), node)) return ['TB-HOOK-2'];
    const switchedOff = specialOf(state, node) === 'nullify' && state.options.shieldHook === 'connected';
    return switchedOff ? ['TB-METAL-2'] : [];
  }
  return occupies(state, side, node) ? ['TB-REACH-5'] : ['TB-REACH-1'];
}

/** Rows 12 and 13. Kwak covers and is covered by everything (TB-KWAK-1, TB-KWAK-2). */
function strengthRefusals(state: State, troop: TroopCode, node: string): RuleId[] {
  const top = topOf(state, node);
  if (top?.side !== opponent(state.toMove) || troop === 'K' || top.troop === 'K') return [];
  const difference = Number(troop) - Number(top.troop);
  return difference > 0 ? [] : difference === 0 ? ['TB-PLACE-5'] : ['TB-PLACE-4'];
}
