// The data-tree module, compiled for the kernel's tests alone.

import { Machine } from '../../assembly/kernel/machine';
import { RewardGoal } from './data-tree/goal';
import { ACTOR, CHILDREN, FIRST, KEY, NODE_BYTES, TURN, VALUES, WEIGHT } from './data-tree/layout';
import { DataTree, tree } from './data-tree/rules';

const rules = new DataTree();
@global const game = new Machine<DataTree, RewardGoal>(rules, new RewardGoal(rules), 1);

export * from '../../assembly/kernel/abi';

/** Says how many seats the tree is for, 2 to 5. */
export function setSeats(count: i32): void { rules.seatCount = count; }
/** Whether seats see what others do only by the keys of nodes, and whether the tree search is told so. */
export function setSecret(secret: i32, told: i32): void {
  rules.secret = secret != 0;
  rules.hides = told != 0;
}
export function setWidening(factor: f64): void { rules.width = factor; }
/** Writes a node of the tree, all but its values (layout.ts). */
export function setNode(node: u32, actor: i32, children: i32, first: u32, turn: i32, weight: u32, key: u32): void {
  const at = tree + node * NODE_BYTES;
  store<u8>(at, actor, ACTOR);
  store<u8>(at, children, CHILDREN);
  store<u16>(at, turn, TURN);
  store<u32>(at, first, FIRST);
  store<u32>(at, weight, WEIGHT);
  store<u32>(at, key, KEY);
}
/** Writes what a node is worth to a seat. */
export function setValue(node: u32, seat: i32, value: f32): void { store<f32>(tree + node * NODE_BYTES + (seat << 2), value, VALUES); }
