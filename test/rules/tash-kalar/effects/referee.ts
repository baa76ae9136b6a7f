import { apply, legal, load, whyNot } from '../../../../workers/referee/tash-kalar';
import { SQUARES } from '../../../../workers/referee/tash-kalar/squares';
import { RANKS, type Player } from '../../../../workers/referee/tash-kalar/pieces';
import type { State } from '../../../../workers/referee/tash-kalar/state';
import type { Implementation, Node } from './node';

function boardOf({ board }: State, owner: Player): string {
  return SQUARES.filter((square) => board[square]?.owner === owner)
    .map((square) => square + '*'.repeat(RANKS.indexOf(board[square]!.rank)))
    .join(' ');
}

function node(state: State): Node {
  const { turn } = state;
  return {
    inEffect: state.node.kind === 'effect',
    legal: legal(state),
    whyNot: (action) => whyNot(state, action)?.[0] ?? null,
    play: (action) => node(apply(state, action)),
    board: { A: boardOf(state, 'A'), B: boardOf(state, 'B') },
    counted: RANKS.map((rank) => turn.destroyed[rank]).join('-'),
    actionsLeft: turn.actions,
    gains: {
      extraBeings: turn.extraBeings,
      extraLegends: turn.extraLegends,
      extraTurn: turn.extraTurn,
      borrow: turn.borrow,
    },
  };
}

/** The second, slow implementation, which shares no code with the engine. */
export const referee: Implementation = {
  name: 'referee',
  load(position) {
    const loaded = load(position);
    if (!loaded.ok) throw new Error(`no position: ${JSON.stringify(loaded.error)}`);
    return node(loaded.node);
  },
};
