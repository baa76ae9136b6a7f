import { wordsIn } from './markup';
import { nodeAt, preorder, type Tree } from './tree';

/** A short name for a list of saved analyses: how many moves, and the first comment. */
export function titleOf(tree: Tree): string {
  const words = preorder(tree)
    .map((id) => wordsIn(nodeAt(tree, id).comment).trim().split('\n')[0]!)
    .find((text) => text !== '');
  return words ? (words.length > 60 ? `${words.slice(0, 59)}…` : words) : '';
}
