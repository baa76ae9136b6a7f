import { reserve } from '../arena';

// A node of the search tree, 48 bytes:
//   0 key       u32  the action, or after a chance node the observation, that leads here from the parent
//   4 next      u32  next sibling, 0 = none
//   8 first     u32  first child, 0 = not expanded
//  12 visits    u32
//  16 offered   u32  how often the action was legal when the parent chose (worlds differ in what they allow)
//  20 proof     u8   the seats that can still get anything, as bits; all of them while nothing is proven
//  21 mover     u8   the player who moved here
//  22 stamp     u16  the playout that offered this node last, where several actions lead to one node
//  24 sum       f64  of results, from the view of the player who moved here
//  32 squares   f64  of the same results
//  40 prior     f32  static value of the first state seen here, same view
//  44 row       u32  of an action at the root: its row in the root table
const NODE_BYTES: i32 = 48;

/** A pool of nodes that is emptied in one step; index 0 means "no node". */
export class Nodes {
  private base: usize;
  private used: i32 = 1;

  constructor(private capacity: i32) {
    this.base = reserve(capacity * NODE_BYTES);
  }

  clear(): void {
    this.used = 1;
  }

  /** The address of node `index`. */
  at(index: u32): usize {
    return this.base + index * NODE_BYTES;
  }

  hasRoom(nodes: i32): bool {
    return this.used + nodes <= this.capacity;
  }

  /** A node without children; `proof` is the set of all seats. */
  create(key: u32, mover: i32, proof: i32): u32 {
    const index = this.used++;
    const node = this.at(index);
    for (let i: usize = 0; i < <usize>NODE_BYTES; i += 16) v128.store(node + i, i64x2.splat(0));
    store<u32>(node, key);
    store<u8>(node, proof, 20);
    store<u8>(node, mover, 21);
    return index;
  }
}

export function key(node: usize): u32 {
  return load<u32>(node);
}

export function nextOf(node: usize): u32 {
  return load<u32>(node, 4);
}

export function setNext(node: usize, index: u32): void {
  store<u32>(node, index, 4);
}

export function firstOf(node: usize): u32 {
  return load<u32>(node, 8);
}

export function setFirst(node: usize, index: u32): void {
  store<u32>(node, index, 8);
}

export function visits(node: usize): u32 {
  return load<u32>(node, 12);
}

export function offered(node: usize): u32 {
  return load<u32>(node, 16);
}

export function offer(node: usize): void {
  store<u32>(node, load<u32>(node, 16) + 1, 16);
}

export function proof(node: usize): i32 {
  return load<u8>(node, 20);
}

export function setProof(node: usize, value: i32): void {
  store<u8>(node, value, 20);
}

export function moverOf(node: usize): i32 {
  return load<u8>(node, 21);
}

export function stamp(node: usize): i32 {
  return load<u16>(node, 22);
}

export function setStamp(node: usize, playout: i32): void {
  store<u16>(node, playout, 22);
}

export function sum(node: usize): f64 {
  return load<f64>(node, 24);
}

export function squares(node: usize): f64 {
  return load<f64>(node, 32);
}

export function prior(node: usize): f32 {
  return load<f32>(node, 40);
}

export function setPrior(node: usize, value: f32): void {
  store<f32>(node, value, 40);
}

export function row(node: usize): i32 {
  return load<i32>(node, 44);
}

export function setRow(node: usize, index: i32): void {
  store<i32>(node, index, 44);
}

export function record(node: usize, result: f64): void {
  store<u32>(node, load<u32>(node, 12) + 1, 12);
  store<f64>(node, load<f64>(node, 24) + result, 24);
  store<f64>(node, load<f64>(node, 32) + result * result, 32);
}
