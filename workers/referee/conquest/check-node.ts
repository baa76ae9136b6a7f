import { isAlive, landsOf, supplyOf } from './board';
import { isFightable } from './check-battle';
import { answers } from './legal';
import { voyage } from './redeploy';
import { holds } from './sides';
import { asking, type Node, type Player, type State } from './state';

/**
 * Whether a game can stand at the node of a position whose board is in order: the step belongs to the turn of this
 * player, and what was chosen on the way could be chosen.
 */
export function checkNode(state: State): boolean {
  const { node, phase, early, player, options } = state;
  if (phase === 0) return isSetUp(state);
  if (phase === 3 && early && options['early-redeploy'] === 'instead') return false;
  if (phase === 1 && isRedeploying(node) && (early || !holds(state, player, 'early-redeploy'))) return false;
  if (phase === 1 && early && (node.kind === 'early' || /^offer|answer/.test(node.kind))) return false;
  return 'battle' in node ? isFightable(state) : couldBeAsked(state);
}

const isRedeploying = ({ kind }: Node): boolean => /^(withdraw|move|outward|take|form|man)/.test(kind);

/** Whether one action after the other could be given on the way to a node. */
const wasOffered = (state: State, ...steps: readonly (readonly [at: Node, action: string])[]): boolean =>
  steps.every(([at, action]) => answers(asking(state, at)).includes(action));

function couldBeAsked(state: State): boolean {
  const { node, player, phase, options } = state;
  switch (node.kind) {
    case 'offer':
      return options.trading === 'on';
    case 'offer-to':
    case 'offer-for':
    case 'answer':
      return options.trading === 'on' && wasTraded(state);
    case 'disarm':
    case 'merge':
      return phase === 1 || holds(state, player, 'extra-redeploy');
    case 'deploy':
      return node.armour > 0 && hasPieces(state, node) && answers(state).length > 0;
    case 'drop':
      return node.armour === 0 && node.infantry > 0 && hasPieces(state, node) && answers(state).length > 0;
    case 'drop-count': {
      const drop = { ...node, kind: 'drop' as const };
      return (
        hasPieces(state, node) && node.armour === 0 && node.infantry > 0 && wasDropped(asking(state, drop), node.to)
      );
    }
    case 'move-to':
    case 'move-count': {
      const { from, what } = node;
      const moving = [{ kind: 'move' }, `move ${from} ${what}`] as const;
      if (node.kind === 'move-to') return wasOffered(state, moving);
      return wasOffered(state, moving, [{ kind: 'move-to', from, what }, `move-to ${node.to}`]);
    }
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front':
      return wasTaken(state, node.place, node.chosen, node.kind === 'form-front');
    case 'man-with':
      return answers(asking(state, { kind: 'man' })).some((action) => action.endsWith(` ${node.at}`));
    case 'airfield':
      return holds(state, player, 'airfield') && landsOf(state, player).length > 0;
    case 'card':
      return holds(state, player, 'guaranteed-card');
    case 'airfield-to':
      return wasOffered(state, [{ kind: 'end' }, `shift-airfield ${node.from}`]);
    default:
      return true;
  }
}

const wasDropped = (state: State, to: string): boolean => answers(state).some((action) => action.endsWith(` ${to}`));

function hasPieces(state: State, { armour, infantry }: { armour: number; infantry: number }): boolean {
  const supply = supplyOf(state, state.player);
  return armour <= supply.armour && infantry <= supply.infantry;
}

function wasTraded(state: State): boolean {
  const { node } = state;
  if (node.kind !== 'offer-to' && node.kind !== 'offer-for' && node.kind !== 'answer') return false;
  const { card } = node;
  const offered = [{ kind: 'offer' }, `offer ${card}`] as const;
  if (node.kind === 'offer-to') return wasOffered(state, offered);
  const { partner } = node;
  const addressed = [{ kind: 'offer-to', card }, `offer-to ${partner}`] as const;
  if (node.kind === 'offer-for') return wasOffered(state, offered, addressed);
  const asked = node.wanted ? `offer-for ${node.wanted}` : 'gift';
  return wasOffered(state, offered, addressed, [{ kind: 'offer-for', card, partner }, asked]);
}

/** The chain of `set-out`; only a launch asks for a front. */
function wasTaken(state: State, place: string, chosen: readonly number[], isForming: boolean): boolean {
  const kinds = ['take-infantry', 'take-armour', 'take-damaged'] as const;
  const taken = chosen.map((count, i) => {
    const at: Node = { kind: kinds[i]!, place, chosen: chosen.slice(0, i) };
    return [at, `${kinds[i]} ${count}`] as const;
  });
  if (!wasOffered(state, [{ kind: 'outward' }, `set-out ${place}`], ...taken)) return false;
  return !isForming || voyage(state, place) === 'launch';
}

/** The steps of the set-up: who has drawn, who has placed. */
function isSetUp(state: State): boolean {
  const { node, order, player, table } = state;
  const at = order.indexOf(player);
  const placed = order.filter((one) => isAlive(state, one));
  const isEmptyTable = table.every((mission) => mission === null);
  switch (node.kind) {
    case 'start':
      return !placed.length && isEmptyTable;
    case 'continent':
      return !placed.length && isEmptyTable && node.drawn.length === at && isDistinct(node.drawn);
    case 'place-capital':
      return (
        isEmptyTable &&
        node.drawn.length === order.length &&
        isDistinct(node.drawn) &&
        placed.join() === order.slice(0, at).join()
      );
    case 'first':
      return (
        isEmptyTable &&
        placed.length === order.length &&
        player === 'R' &&
        isDistinct(node.players) &&
        node.players.every((one) => order.includes(one)) &&
        node.players.length < (state.options['turn-order'] === 'by-roll' ? order.length : 1)
      );
    default: {
      const drawn = table.indexOf(null);
      return (
        placed.length === order.length &&
        at === 0 &&
        drawn >= 0 &&
        table.slice(drawn).every((mission) => mission === null)
      );
    }
  }
}

const isDistinct = (all: readonly (number | Player)[]): boolean => new Set(all).size === all.length;
