// The memory map of the data-tree game. A state is a place in a tree the test has written into the module beforehand.
// TypeScript reads this file too.

export const STATE_BYTES = 16;
/** u32: number of the tree's node. */
export const NODE = 0;

/** Bytes of one node of the tree. */
export const NODE_BYTES = 48;
export const MAX_TREE_NODES = 4096;
/** u8: the seat that decides, CHANCE or OVER. */
export const ACTOR = 0;
/** u8: number of children; they follow each other, and action i leads to the i-th. */
export const CHILDREN = 1;
/** u16: the turn the node belongs to. */
export const TURN = 2;
/** u32: number of the first child. */
export const FIRST = 4;
/** u32: weight of the node among the outcomes of a chance node above. */
export const WEIGHT = 8;
/** u32: nodes of equal keys have equal futures; 0 = a key of its own. */
export const KEY = 12;
/** f32 a seat: reward where the game is over, otherwise the static value. */
export const VALUES = 16;
export const MAX_SEATS = 5;
