import { squares, targets, type Scene } from './area';
import type { Told } from './events';
import type { Field } from './fields';
import { addedUp, lose } from './losses';
import { gild, spawn } from './making';
import { mirror, push, swap } from './moving';
import { option } from './options';
import { isEmpty, opponent, plus, tokenOn, type Player, type State } from './state';

/** TK-TURN-6: the skill of the card just played, carried out completely. `stands` is where its token is afterwards. */
export function act(scene: Scene): Told & { stands: Field } {
  return { stands: scene.field, ...effect(scene) };
}

function effect(scene: Scene): Told & { stands?: Field } {
  const { state, player } = scene;
  switch (scene.card.skill) {
    case 'none':
      return { state, events: [] };
    case 'reduce':
      return reduce(scene);
    case 'push':
      return push(scene);
    case 'mirror':
      return mirror(scene);
    case 'spawnFriend':
      return spawn(scene, player);
    case 'spawnEnemy':
      return spawn(scene, opponent(player));
    case 'extraTurnIfCovered':
      return isCovered(scene) ? gainTurn(state, player) : { state, events: [] };
    case 'opponentExtraTurn':
      return gainTurn(state, opponent(player)); // TK-GIFT-1
    case 'reduceByFriends':
      return volley(scene);
    case 'swapWithLast':
      return swap(scene);
    case 'gild':
      return gild(scene);
    case 'boostNext':
      return boost(state, player);
  }
}

/** TK-REDUCE-1. */
const reduce = (scene: Scene): Told =>
  lose(scene.state, addedUp(targets(scene).map(({ field }) => ({ field, loss: 1 }))));

/** TK-VOLLEY-1, TK-VOLLEY-2. */
function volley(scene: Scene): Told {
  const aimedAt = targets(scene);
  const friends = aimedAt.filter(({ field }) => tokenOn(scene.state, field)!.owner === scene.player);
  return lose(scene.state, addedUp(aimedAt.map(({ field }) => ({ field, loss: friends.length }))));
}

/** TK-COVER-1, TK-COVER-2: squares outside the board are not covered, or left out if one at least remains. */
function isCovered(scene: Scene): boolean {
  const onBoard = squares(scene);
  const enough =
    option(scene.state, 'coveredOffBoard') === 'ignored'
      ? onBoard.length > 0
      : onBoard.length === scene.card.area.length;
  return enough && onBoard.every(({ field }) => !isEmpty(scene.state, field));
}

/** TK-EXTRA-1. */
const gainTurn = (state: State, player: Player): Told => ({
  state: { ...state, extra: plus(state.extra, player, 1) },
  events: [{ kind: 'extraTurn', player }],
});

/** TK-BOOST-1: the pending boost was used up by the token now placed, so there is never more than one. */
const boost = (state: State, player: Player): Told => ({
  state: { ...state, boost: { ...state.boost, [player]: 1 } },
  events: [{ kind: 'boost', player }],
});
