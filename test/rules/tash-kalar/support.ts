import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { rules } from '../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };
import type { RuleId } from '../../../workers/contract';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { fulfilledTasks, patternsShown, scoreOf, targetsOf, usableFlares } from '../../../workers/engine/tash-kalar';
import { actionText, parseAction } from '../../../workers/games/tash-kalar/actions';
import { read, write } from '../../../workers/games/tash-kalar/codec';
import { positionToState, stateToPosition } from '../../../workers/games/tash-kalar/position';
import * as referee from '../../../workers/referee/tash-kalar';

export type PositionJson = referee.PositionJson;
type Player = referee.Player;

/** A node of the game as an implementation of the rules sees it. A node is never changed; `play` gives another one. */
export interface Node {
  legal(): string[];
  outcomes(): string[];
  /** The first rule the action breaks, null if it is legal. */
  whyNot(action: string): RuleId | null;
  play(...actions: string[]): Node;
  position(): PositionJson;
  score(player: Player): number;
  /** Names of the tasks whose condition the player on turn fulfils now. */
  fulfilled(): string[];
  /** Ids of the flares whose criteria the player on turn meets. */
  flares(): string[];
  /** Pairs of target and used squares with which the player on turn could summon a card, as `e5 d4+f4`. */
  matches(card: string): string[];
  /** Null while the game goes on. */
  winner(): Player | 'draw' | null;
}

export interface Implementation {
  name: string;
  load(position: PositionJson): Node;
}

/** The name of a card or task as actions write it. */
const wordOf = (name: string): string => name.replaceAll(/[ -]/g, '');
export const words = (text: string): string[] => text.split(' ').filter(Boolean);
export const cards = data.beings
  .filter(({ scope }) => scope === 'first')
  .map((being) => ({ ...being, word: wordOf(being.name) }));
const tasks = data.tasks.map(({ name }) => wordOf(name));
const SQUARES = data.board.squares;
const PLAYERS: Player[] = ['A', 'B'];

/** The compiled engine with assertions. */
export const machine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

export const squareName = (index: number): string => SQUARES[index]!.name;

/** The squares a card's pattern uses at a target, in number order. */
function squaresUsed(card: number, target: number, orientation: number): string {
  const { x, y } = SQUARES[target]!;
  const { dx: [a, b], dy: [c, d] } = data.orientations[orientation]!; // prettier-ignore
  const used = cards[card]!.pattern.map((piece) => {
    const at = { x: x + a! * piece.dx + b! * piece.dy, y: y + c! * piece.dx + d! * piece.dy };
    return SQUARES.find((square) => square.x === at.x && square.y === at.y)!;
  });
  return used.sort((one, other) => one.index - other.index).map(({ name }) => name).join('+'); // prettier-ignore
}

function engineNode(bytes: Uint8Array): Node {
  const here = () => {
    machine.restore(bytes);
    return machine;
  };
  const state = read(bytes);
  const number = (action: string): number => {
    const parsed = parseAction(action, state);
    if (!parsed.ok) throw new Error(`${action}: ${parsed.error.problem}`);
    return parsed.value;
  };
  const seat = PLAYERS.indexOf(state.side);
  return {
    legal: () => (here().actor() < CHANCE ? [...machine.legal()].map((action) => actionText(action, state)) : []),
    outcomes: () =>
      here().actor() === CHANCE ? [...machine.outcomes().actions].map((action) => actionText(action, state)) : [],
    whyNot(action) {
      const [first] = here().whyNot(number(action));
      return first === undefined ? null : rules[first - 1]!.id;
    },
    play(...actions) {
      const [action, ...rest] = actions;
      if (action === undefined) return this;
      const refused = this.whyNot(action);
      if (refused) throw new Error(`${action} is refused by ${refused}`);
      here().apply(number(action));
      return engineNode(machine.save()).play(...rest);
    },
    position: () => stateToPosition(state) as PositionJson,
    score: (player) => scoreOf(here(), PLAYERS.indexOf(player)),
    fulfilled: () => fulfilledTasks(here(), seat).map((task) => tasks[task]!),
    flares: () => usableFlares(here(), seat).map((flare) => data.flares[flare]!.id),
    matches(word) {
      const card = cards.findIndex((one) => one.word === word);
      const targets = targetsOf(here(), card);
      const shown = patternsShown(here(), card).filter(({ target }) => targets.includes(target));
      const found = shown.map(
        ({ target, orientation }) => `${squareName(target)} ${squaresUsed(card, target, orientation)}`,
      );
      return [...new Set(found)].sort();
    },
    winner() {
      if (here().actor() !== OVER) return null;
      return machine.reward(0) === 0.5 ? 'draw' : PLAYERS[machine.reward(0) === 1 ? 0 : 1]!;
    },
  };
}

const engine: Implementation = {
  name: 'engine',
  load(position) {
    const state = positionToState(position);
    if (!state.ok) throw new Error(`${state.error.problem} in ${JSON.stringify(position)}`);
    const bytes = new Uint8Array(machine.stateBytes);
    write(state.value, bytes);
    const broken = machine.load(bytes);
    if (broken) throw new Error(`no position to play on: ${rules[broken - 1]!.id}`);
    return engineNode(machine.save());
  },
};

const refereeNode = (state: referee.State): Node => ({
  legal: () => referee.legal(state),
  outcomes: () => referee.outcomes(state).map(({ action }) => action),
  whyNot: (action) => referee.whyNot(state, action)?.[0] ?? null,
  play: (...actions) => refereeNode(actions.reduce(referee.apply, state)),
  position: () => referee.printPosition(state),
  score: (player) => referee.score(state, player),
  fulfilled: () => tasks.filter((task) => referee.isFulfilled(state, task)),
  flares: () =>
    data.flares.map(({ id }) => id).filter((id) => Object.values(referee.criteriaMet(state, id)).includes(true)),
  matches: (word) => referee.matches(state, word).map(({ target, used }) => `${target} ${used.join('+')}`).sort(), // prettier-ignore
  winner: () => referee.result(state)?.winner ?? null,
});

export const implementations: Implementation[] = [
  engine,
  {
    name: 'referee',
    load(position) {
      const loaded = referee.load(position);
      if (!loaded.ok) throw new Error(`no position: ${JSON.stringify(loaded.error)}`);
      return refereeNode(loaded.node);
    },
  },
];

/** A position with these pieces, A on turn. */
export const arena = (own: string, enemy = '', more: PositionJson = {}): PositionJson => ({
  board: { A: words(own), B: words(enemy) },
  ...more,
});

/** Three beings in each hand, and no cards of the shared decks: none is drawn at the end of a turn. */
export const BEINGS = ['Champion', 'Knight', 'GunTower'];
export const NO_DRAWS = {
  hands: { A: BEINGS, B: BEINGS },
  decks: { legends: [], flares: [], tasks: [] },
} satisfies PositionJson;
