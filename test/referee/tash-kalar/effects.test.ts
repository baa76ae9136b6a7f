import { expect, test } from 'vitest';
import { apply, game, legal, load, type State } from '../../../workers/referee/tash-kalar';
import { arena, boardOf, decksWith, start } from './support';

/** The whole tree of an effect: decisions, leaves, distinct ends and the most actions of a decision. */
function tree(root: State, isOver: (node: State) => boolean) {
  const ends = new Set<string>();
  const known = new Map<string, { nodes: number; sequences: number }>();
  let largest = 0;
  const visit = (node: State): { nodes: number; sequences: number } => {
    if (isOver(node)) {
      ends.add(JSON.stringify([boardOf(node), node.turn.actions, node.turn.destroyed]));
      return { nodes: 0, sequences: 1 };
    }
    const key = game.key(node);
    const seen = known.get(key);
    if (seen) return seen;
    const actions = legal(node);
    largest = Math.max(largest, actions.length);
    const below = actions.map((action) => visit(apply(node, action)));
    const counts = {
      nodes: below.reduce((sum, { nodes }) => sum + nodes, 1),
      sequences: below.reduce((sum, { sequences }) => sum + sequences, 0),
    };
    known.set(key, counts);
    return counts;
  };
  return { ...visit(root), outcomes: ends.size, largest };
}

const afterEffect = ({ node }: State): boolean => node.kind !== 'effect';

/** Rule file 10.5: card and target, own and enemy pieces, then nodes, sequences, outcomes, largest node. */
const CASES = `
Swordmaster d5 | d4 d6 | e4 e5 | 1 2 2 2
Chronicler d5 | c5 d4 e5 | d3 e3* | 4 26 26 9
DireWolf e4 | d5 e5 c6 | e3 f2 f3* | 8 62 41 9
WildEagle e5 | d6 f6 | i4 a5* | 1 68 67 68
Messenger c3 | d4 e5 h7* | f7 d7 | 1 88 88 88
HighPriestess e4 | e4 d6 f6 | | 4 13 13 9
Hypnotist e5 | f4 d5 f5 d6 | b4 b5 h7* | 15 136 73 24
Cannon d5 | c5 d5 b6 | e4 f3* g2 | 1 8 2 8
GunTower e3 | d4 e4 d5 e5 | e2 e1 c3* | 1 3 2 3
Knight e4 | d5 e5 f5 d6 | e3* f3 d4* | 31 201 75 9
CavalryCaptain e4 | d5 f5 d6 f6 h4* | g3* f2 e2 | 319 2363 322 39
MasterofIntrigue e5 | d4* f4 d6 f6 | | 1334 47882 7117 40
Warlord e4 | d5 e5 f5 c6 g6 h3 | i3 h2 g1 | 2694 55447 8579 57
Naiad e4 | c5 d5 e5 | d3 f6* | 11 65 34 11
ForestAncient e5 | e4 d5 f5 d6 | g6 | 1388 2052 20 19
WoodlandDruid e5 | d4 f4 e6 | d8* | 1 3 3 3
Werewolf h6 | c4 b5 c6 f5 e6 f7 | i5* i6 h5 | 62 439 113 9
Leviathan f4 | d5* e5* b6* c6 | d3* e3** f3* | 21 48 21 8
AngelofDeath e5 | d4 f4 c5 e5* g5 e6 | h7 | 7 7 7 7
StormElemental e4 | d2* d3* f3* e4 | h4* h5 h6 | 121 1778 14 121
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

test.each(CASES)(
  '%s of %s against %s: %s',
  (summoning, own, enemy, counts) => {
    const [card, target] = summoning!.split(' ');
    const hand = { hands: { A: [card!] }, turn: { actions: 2 }, options: { decks: decksWith(card!) } };
    const before = start(arena(own!, enemy, hand));
    const summoned = apply(before, `summon ${card}@${target}`);
    // Where the card asks for its match, there is only one in these positions.
    const [nodes, sequences, outcomes, largest] = counts!.split(' ').map(Number);
    expect(tree(summoned, afterEffect)).toEqual({ nodes, sequences, outcomes, largest });
  },
  60_000,
);

const BEHIND = arena('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3');

/** Rule file 10.5, flares: sequences and outcomes. */
test.each([
  ['flare-10', BEHIND, 40128, 9103],
  ['flare-05', BEHIND, 196, 193],
  ['flare-08', BEHIND, 521, 214],
  ['flare-11', arena('d5 e6', 'a4 b4* c4* d2 e2'), 125, 125],
  ['flare-02', arena('d5 e6 f7*', 'a4 b4 c4* d2* e2* f2*'), 2481, 233],
])(
  '%s: sequences and outcomes',
  (flare, position, sequences, outcomes) => {
    const loaded = load({ ...position, hands: { A: [flare] } });
    if (!loaded.ok) throw new Error(loaded.error.problem);
    const found = tree(apply(loaded.node, 'flare'), afterEffect);
    expect([found.sequences, found.outcomes]).toEqual([sequences, outcomes]);
  },
  60_000,
);
