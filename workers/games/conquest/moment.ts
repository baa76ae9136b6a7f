/** The item `>=` of a position line: player, phase and node, round, turn order, continents. */
import { ACT_WALK_IN, NOWHERE } from '../../../assembly/games/conquest/layout';
import { malformed } from '../../reading/problems';
import type { Word } from '../../reading/words';
import { formOf, typeNamed } from './action-names';
import { argumentText, parseArgument } from './arguments';
import { defenderOf } from './battle';
import { divisionsText, type Divisions } from './divisions';
import { COLOURS, CONTINENTS, continentsOwned } from './map';
import { BATTLE_NODES, NODES, phasesOf, type NodeName } from './nodes';
import { groupIn, split, type Pieces } from './reading-pieces';
import { EMPTY_STEP, NOBODY, type Battle, type State, type Step } from './state';

/** What the moment says of a state. */
export type Moment = Pick<
  State,
  'player' | 'early' | 'claimed' | 'phase' | 'node' | 'round' | 'order' | 'continents' | 'step' | 'battle' | 'decider'
>;

export function momentText(state: State): string {
  const { player, early, claimed, phase, round, order, continents } = state;
  const first = `${COLOURS[player]}${early ? 'e' : ''}${claimed || ''}`;
  const node = [`${phase}${state.node}`, argumentsText(state)].filter((text) => text !== '').join(':');
  const colours = order.map((seat) => COLOURS[seat]).join('');
  return `${first}/${node}/${round}/${colours}/${continents.join('') || '-'}`;
}

function argumentsText(state: State): string {
  const { node, step, battle, decider } = state;
  const land = (t: number): string => argumentText('land', t);
  const parts = ((): (string | number)[] => {
    switch (node) {
      case 'continent':
      case 'place-capital':
        return [...step.drawn];
      case 'first':
        return step.drawn.map((seat) => COLOURS[seat]!);
      case 'offer-to':
        return [land(step.pick)];
      case 'offer-for':
        return [land(step.pick), COLOURS[step.pickKind]!];
      case 'answer':
        return [land(step.pick), COLOURS[step.pickKind]!, ...(step.pickTo === NOWHERE ? [] : [land(step.pickTo)])];
      case 'turn-card':
      case 'raise':
        return [step.units];
      case 'deploy':
      case 'drop':
        return [step.armourLeft, step.infantryLeft];
      case 'drop-count':
        return [step.armourLeft, step.infantryLeft, step.pickKind ? argumentText('place', step.pick) : land(step.pick)];
      case 'move-to':
        return [land(step.pick), argumentText('kind', step.pickKind)];
      case 'move-count':
        return [land(step.pick), argumentText('kind', step.pickKind), land(step.pickTo)];
      case 'take-infantry':
      case 'take-armour':
      case 'take-damaged':
      case 'form-front':
        return [argumentText('place', step.pick), ...step.take.slice(0, chosenAt(node))];
      case 'man-with':
        return [argumentText(step.pickKind ? 'force' : 'place', step.pick)];
      case 'airfield-to':
        return [land(step.pick)];
      default:
        return battle ? battleTexts(node, battle, step, decider) : [];
    }
  })();
  return parts.join(',');
}

/** How many numbers are chosen before a node that takes divisions along. */
const chosenAt = (node: NodeName): number =>
  node === 'form-front' ? 3 : ['infantry', 'armour', 'damaged'].findIndex((kind) => node.endsWith(kind));

const isAdvance = (node: NodeName): boolean => node.startsWith('advance-');
const hasDecider = (node: NodeName): boolean => node === 'fall-back' || node === 'bring-up';

function battleTexts(node: NodeName, battle: Battle, { take }: Step, decider: number): (string | number)[] {
  const [name, first, second] = formOf(battle.kind)!;
  return [
    name,
    argumentText(first!, battle.source),
    ...(second ? [argumentText(second, battle.target)] : []),
    divisionsText(battle.own),
    divisionsText(battle.foe),
    ...(hasDecider(node) ? [COLOURS[decider]!] : []),
    ...(isAdvance(node) ? take.slice(0, chosenAt(node)) : []),
  ];
}

/** Reads the moment; what is left out is at its default. `highest`: the highest seat the other items name. */
export function readMoment(word: Word | null, pieces: Pieces, highest: number): Moment {
  const [first, second, round, order, continents, more] = word ? splitFields(word) : [];
  if (more) malformed(more.column, more.text, 'bad-value');
  const who = readPlayer(first);
  const { phase, node, args } = readNode(second);
  const read = readArguments(node, args, pieces, who.player);
  const seats = Math.max(highest, who.player, read.highest, 1) + 1;
  return {
    ...who,
    phase,
    node,
    step: read.step,
    battle: read.battle,
    decider: read.decider,
    round: round ? readNumber(round) : 1,
    order: order ? readOrder(order, seats) : Array.from({ length: seats }, (_, seat) => seat),
    continents: continents ? readContinents(continents) : continentsOwned(pieces.lands, who.player),
  };
}

/** The slash also stands in front places among the arguments of a node, where a field never begins. */
function splitFields(word: Word): Word[] {
  const fields: Word[] = [];
  for (const part of split(word, '/')) {
    const last = fields.at(-1);
    const goesOn = fields.length === 2 && /[A-Z]{3}$/.test(last!.text) && /^[A-Z]{3}(?:,|$)/.test(part.text);
    if (goesOn) fields[1] = { text: `${last!.text}/${part.text}`, column: last!.column };
    else fields.push(part);
  }
  return fields;
}

function readPlayer(word: Word | undefined): Pick<Moment, 'player' | 'early' | 'claimed'> {
  if (!word) return { player: 0, early: false, claimed: 0 };
  const match = /^([RBGYP])(e?)([1-9]?)$/.exec(word.text);
  if (!match) return malformed(word.column, word.text, 'bad-player');
  return { player: COLOURS.indexOf(match[1]!), early: match[2] !== '', claimed: Number(match[3] ?? 0) };
}

function readNode(word: Word | undefined): { phase: number; node: NodeName; args: Word[] } {
  if (!word) return { phase: 2, node: 'attack', args: [] };
  const [head, args, more] = split(word, ':');
  if (more) malformed(more.column, more.text, 'bad-value');
  const phase = Number(/^[0-5]/.exec(head!.text)?.[0] ?? NaN);
  const node = NODES.find((name) => name === head!.text.slice(1));
  if (!node || Number.isNaN(phase)) return malformed(head!.column, head!.text, 'bad-node');
  if (!phasesOf(node).includes(phase)) return malformed(head!.column, head!.text, 'bad-node', 'CQ-TURN-1');
  return { phase, node, args: args ? split(args, ',') : [] };
}

/** What a node says of its step: read argument by argument. */
function readArguments(
  node: NodeName,
  args: readonly Word[],
  pieces: Pieces,
  player: number,
): { step: Step; battle: Battle | null; decider: number; highest: number } {
  const left = [...args];
  const end = args.at(-1) ?? { text: '', column: 1 };
  const next = (): Word => left.shift() ?? malformed(end.column, end.text || node, 'missing-field');
  const value = (kind: Parameters<typeof parseArgument>[0]): number => {
    const word = next();
    return parseArgument(kind, word.text, word.column);
  };
  const counts = (count: number): Divisions => {
    const chosen = Array.from({ length: count }, () => value('count'));
    return [chosen[0] ?? 0, chosen[1] ?? 0, chosen[2] ?? 0];
  };
  let step: Step = EMPTY_STEP;
  let battle: Battle | null = null;
  let decider = player;
  let highest = NOBODY;
  switch (node) {
    case 'continent':
    case 'place-capital':
      step = { ...step, drawn: left.splice(0).map(({ text, column }) => parseArgument('continent', text, column)) };
      highest = step.drawn.length - 1;
      break;
    case 'first':
      step = { ...step, drawn: left.splice(0).map(({ text, column }) => parseArgument('player', text, column)) };
      highest = Math.max(NOBODY, ...step.drawn);
      break;
    case 'offer-to':
    case 'airfield-to':
      step = { ...step, pick: value('land') };
      break;
    case 'offer-for':
    case 'answer':
      step = { ...step, pick: value('land'), pickKind: value('player') };
      highest = step.pickKind;
      if (node === 'answer') {
        step = { ...step, pickTo: left.length ? value('land') : NOWHERE };
        decider = step.pickKind;
      }
      break;
    case 'turn-card':
    case 'raise':
      step = { ...step, units: value('count') };
      break;
    case 'deploy':
    case 'drop':
      step = { ...step, armourLeft: value('count'), infantryLeft: value('count') };
      break;
    case 'drop-count': {
      step = { ...step, armourLeft: value('count'), infantryLeft: value('count') };
      const where = next();
      const toFront = where.text.includes('/');
      step = {
        ...step,
        pick: parseArgument(toFront ? 'place' : 'land', where.text, where.column),
        pickKind: Number(toFront),
      };
      break;
    }
    case 'move-to':
      step = { ...step, pick: value('land'), pickKind: value('kind') };
      break;
    case 'move-count':
      step = { ...step, pick: value('land'), pickKind: value('kind'), pickTo: value('land') };
      break;
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front':
      step = { ...step, pick: value('place'), take: counts(chosenAt(node)) };
      break;
    case 'man-with': {
      const where = next();
      const atSea = where.text.includes('~');
      step = {
        ...step,
        pick: parseArgument(atSea ? 'force' : 'place', where.text, where.column),
        pickKind: Number(atSea),
      };
      break;
    }
    default:
      if (!BATTLE_NODES.includes(node)) break;
      battle = readBattle(node, next);
      if (node === 'retreat' || node === 'resupply') decider = Math.max(defenderOf(sideOf(pieces), battle), 0);
      if (hasDecider(node)) decider = value('player');
      highest = decider;
      if (isAdvance(node)) step = { ...step, take: counts(chosenAt(node)) };
  }
  if (left.length) malformed(left[0]!.column, left[0]!.text, 'bad-value');
  return { step, battle, decider, highest };
}

const sideOf = ({ lands, forces }: Pieces): Pick<State, 'lands' | 'forces'> => ({ lands, forces });

const FIRST_ENGAGEMENT = typeNamed('border');

/** The engagement with its arguments, then the groups named from rears. */
function readBattle(node: NodeName, next: () => Word): Battle {
  const name = next();
  const kind = typeNamed(name.text);
  if (kind < FIRST_ENGAGEMENT || kind > ACT_WALK_IN || (kind === ACT_WALK_IN && !isAdvance(node)))
    return malformed(name.column, name.text, 'bad-action');
  const [source = 0, target = 0] = formOf(kind)!
    .slice(1)
    .map((argument) => {
      const { text, column } = next();
      return parseArgument(argument as 'land', text, column);
    });
  return { kind, source, target, own: groupIn(next()), foe: groupIn(next()) };
}

function readNumber({ text, column }: Word): number {
  const number = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= 200 ? number : malformed(column, text, 'bad-number');
}

/** Every seat once; as many as the line names at least. */
function readOrder({ text, column }: Word, seats: number): number[] {
  const order = [...text].map((colour) => COLOURS.indexOf(colour));
  const complete = order.every((seat) => seat >= 0 && seat < order.length) && new Set(order).size === order.length;
  if (!complete || order.length < seats) malformed(column, text, 'bad-order', 'CQ-SETUP-1');
  return order;
}

function readContinents({ text, column }: Word): number[] {
  const list = text === '-' ? [] : [...text].map(Number);
  const known = text && list.every((index) => index < CONTINENTS.length) && new Set(list).size === list.length;
  return known ? list.sort((a, b) => a - b) : malformed(column, text, 'bad-value');
}
