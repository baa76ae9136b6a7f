import type { Side } from '../../../../workers/games/token-battle/state';
import * as rules from '../../../../workers/referee/token-battle';
import type { Implementation, Table } from './table';

const LETTERS: Readonly<Record<string, string>> = {
  plain: '',
  phoenix: 'p',
  auraFriends: 'f',
  auraAll: 'a',
  auraEnemies: 'e',
  shooterH: 'h',
  shooterV: 'v',
  golden: 'g',
};

const HOW = { points: 'points', board: 'full', turns: 'turns' } as const;

function table(node: rules.State): Table {
  const { board, cards, turn, points, last, boost, extra, ply } = node;
  const result = rules.result(node);
  const placing = (owner: Side, stack: number, field: string): string => {
    const card = cards[owner][stack - 1]?.[0];
    return card === undefined ? `milestone:${stack}@${field}` : `${card}:${stack}@${field}`;
  };
  return {
    actor: rules.actor(node),
    legal: rules.legal(node),
    outcomes: rules.outcomes(node),
    tokens: Object.fromEntries(
      Object.entries(board).map(([field, { owner, value, type }]) => [field, `${owner}${value}${LETTERS[type]}`]),
    ),
    cards,
    turn,
    points,
    gain: rules.gains(node),
    last,
    boost,
    extra,
    ply,
    result: result && { winner: result.winner, how: HOW[result.how] },
    line: rules.printLine(node),
    whyNot: (action) => rules.whyNot(node, action),
    whyNotBy: (side, stack, field) => rules.whyNot(node, placing(side, stack, field), side)!,
    // The card as such is what a player can only have seen in the hands of the other one.
    whyNotFrom: (side, stack, field) =>
      rules.whyNot(node, side === turn ? placing(side, stack, field) : `${cards[side][stack - 1]![0]}@${field}`)!,
    play: (action) => table(rules.apply(node, action)),
  };
}

const ATTEMPTS = {
  'second-token': 'two-tokens',
  'turn-area': 'turned-area',
  'choose-targets': 'chosen-targets',
  'change-set': 'changed-set',
} as const;

/** The second, slow implementation, which shares no code with the engine. */
export const referee: Implementation = {
  name: 'referee',
  load(position) {
    const loaded = rules.load(position);
    return loaded.ok ? { ok: true, table: table(loaded.node) } : { ok: false, rule: loaded.error.rule };
  },
  start({ A, B }, options = {}) {
    return table(rules.startGame({ A: rules.READY_SETS[A]!, B: rules.READY_SETS[B]! }, options));
  },
  setRules: (stacks) => rules.checkSet(stacks).map(({ rule }) => rule),
  forbids: (attempt) => rules.REFUSALS[ATTEMPTS[attempt]],
};
