/** What a refusal can say beyond its rule: which territory it speaks of, and what is missing there. */
import ruleIds from '../../../assembly/games/conquest/data/rule-ids.json';
import { actionText } from './actions';
import { KINDS } from './divisions';
import { CODES, landOf, PLACES } from './map';
import type { State } from './state';

const INFANTRY = 0;

/** The first territory that an action names; of one whose number is asked, where those come from. */
function baseOf(action: string, { node, step }: State): string | null {
  const named = /\b[A-Z]{3}\b/.exec(action)?.[0];
  if (named !== undefined) return named;
  if (node.startsWith('take-')) return CODES[PLACES[step.pick]!.at]!;
  return node === 'move-count' ? CODES[step.pick]! : null;
}

/** Infantry of a territory at its fronts. */
const ahead = (state: State, land: number): number =>
  [...state.fronts].reduce((sum, [place, { group }]) => sum + (PLACES[place]!.at === land ? group[INFANTRY] : 0), 0);

/** Why no infantry would be left in the neutral land that an expedition enters (CQ-MOVE-7). */
function expeditionFault(action: string, state: State): string | null {
  const [name = '', argument = ''] = action.split(' ');
  if (name === 'ashore') return `ashore:${argument.slice(4)}`;
  const base = baseOf(action, state);
  const land = landOf(base ?? '');
  if (base === null || land === undefined) return null;
  const { owner, rear } = state.lands[land]!;
  if (name.startsWith('take-')) {
    const kind = ['take-infantry', 'take-armour', 'take-damaged'].indexOf(name);
    const isMore = Number(argument) > (rear[kind] ?? 0);
    return isMore ? `many:${base}` : `stays:${CODES[PLACES[state.step.pick]!.facing]}`;
  }
  if (owner !== state.player) return `foreign:${base}`;
  return `${ahead(state, land) > 0 ? 'front' : 'none'}:${base}`;
}

/** Why a kind of divisions cannot be moved from a territory, unless it has arrived there (CQ-MOVE-5). */
function moveFault(action: string, state: State): string | null {
  const [name, base = '', kind = ''] = action.split(' ');
  const land = landOf(base);
  if (
    name !== 'move' ||
    land === undefined ||
    state.lands[land]!.rear[(KINDS as readonly string[]).indexOf(kind)] !== 0
  )
    return null;
  return `rear:${base}`;
}

/** Null where the rule says all. `rule` is its number. */
export function faultOf(action: number, rule: number, state: State): string | null {
  const text = actionText(action, state);
  const base = baseOf(text, state);
  switch (ruleIds[rule - 1]) {
    case 'CQ-MOVE-7':
      return expeditionFault(text, state);
    case 'CQ-MOVE-5':
      return moveFault(text, state);
    case 'CQ-OCC-5':
    case 'CQ-OCC-6':
      return base && `in:${base}`;
    case 'CQ-INV-13':
      return state.node === 'retreat' ? `to:${base}` : null;
    default:
      return null;
  }
}
