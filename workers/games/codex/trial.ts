import { OR } from '../../reasons';
import type { Question } from './questions';
import { abilitiesOf } from './payable';
import { nowOf, type State } from './state';

/** What has to be known of the node to read an attempt. */
export interface Tried {
  readonly question: Question;
  /** The card of a thing in play by its number; undefined if it is not there. */
  cardOf(id: number): string | undefined;
  /** Whether a thing is of whoever acts. */
  isOwn(id: number): boolean;
  /** Whether a thing of whoever acts is a hero. */
  isHero(id: number): boolean;
  /** Picks of the abilities with a cost of what the active player has in play, usable or not. */
  readonly abilities: readonly string[];
}

/** Buttons that say what is done with the card or thing picked, as actions name it. */
const DOES: Readonly<Record<string, string>> = {
  play: 'play',
  hire: 'hire',
  summon: 'summon',
  attack: 'attack',
  level: 'level',
  detect: 'detect',
};
/** What is meant by a card alone, by where it lies. */
const ALONE: Readonly<Record<string, string>> = { hand: 'play', command: 'summon' };

const isAbility = (pick: string): boolean => pick.startsWith('ability:');
const partsOf = (pick: string): string[] => pick.split(':');

function onThing(id: string, button: string | null, tried: Tried): string | null {
  const { question, abilities } = tried;
  const card = tried.cardOf(Number(id));
  if (card === undefined) return null;
  const called = `${card}#${id}`;
  if (question !== 'main') return ELSEWHERE.includes(question) ? `touch ${called}` : called;
  const level = `level ${card}`;
  if (button !== null) return button === 'level' ? level : `${DOES[button]} ${called}`;
  // Somebody else's is meant to be attacked, and nobody says by whom.
  if (!tried.isOwn(Number(id))) return `touch ${called} goal`;
  // Whatever can do nothing at all is told what keeps it from each of the things it may have been touched for.
  const uses = abilities.map(partsOf).flatMap(([, whose, key]) => (whose === id ? [`use ${called} ${key}`] : []));
  return [`attack ${called}`, ...(tried.isHero(Number(id)) ? [level] : []), ...uses].join(OR);
}

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played; several with ` or ` between
 * them where nothing tells which. Null while the picks do not say enough.
 */
export function trialOf(picks: readonly string[], tried: Tried): string | null {
  const buttons = picks.filter((pick) => pick.startsWith('button:')).map((pick) => partsOf(pick)[1]!);
  const things = picks.filter((pick) => !/^(?:button|slot):/.test(pick));
  // An ability says whose it is.
  const [first, another] = things.some(isAbility) ? things.filter(isAbility) : things;
  const button = buttons[0] ?? null;
  // Slots are filled at the end of the turn, one after the other, the first of them as if nobody came.
  if (tried.question === 'main' && picks.some((pick) => pick.startsWith('slot:'))) return 'empty';
  if (!first) return button === null || button in DOES ? null : button;
  if (!another) return meantBy(first, button, tried);
  // Whom a card is meant for is asked when it has been played; what else is pressed after it is meant by itself.
  if (!first.startsWith('thing:')) {
    if (tried.question !== 'main') return null;
    const goal = first.startsWith('card:') && another.startsWith('thing:') ? goalOf(another, tried) : null;
    return goal === null ? meantBy(another, null, tried) : `touch ${goal} card`;
  }
  const attacks = tried.question === 'main' && tried.isOwn(Number(partsOf(first)[1]));
  const goal = attacks ? goalOf(another, tried) : null;
  return goal === null ? meantBy(another, button, tried) : `${meantBy(first, 'attack', tried)} ${goal}`;
}

/** Whom an attack is meant for, as `barredBy` reads it; null for what nobody would attack. */
function goalOf(pick: string, { cardOf }: Tried): string | null {
  const [kind, first, second] = partsOf(pick);
  if (kind === 'far') return second ?? null;
  const card = kind === 'thing' ? cardOf(Number(first)) : undefined;
  return card === undefined ? null : `${card}#${first}`;
}

/** Questions that are answered neither by a thing in play nor by a card of the hand. */
const ELSEWHERE: readonly Question[] = [
  'first-player',
  'tech',
  'order',
  'boost',
  'mode',
  'may',
  'spec',
  'lab-spec',
  'slot',
];

/** What is meant by one thing, and what is to be done with it. */
function meantBy(pick: string, button: string | null, tried: Tried): string | null {
  const [kind, first, second] = partsOf(pick);
  switch (kind) {
    case 'card':
      if (tried.question === 'tech' && first === 'codex') return `tech ${second}`;
      if (first === 'hand' && ELSEWHERE.includes(tried.question)) return `touch ${second}`;
      if (tried.question !== 'main') return first === 'hand' ? `hand ${second}` : null;
      if (first === 'hand' && button === null) return `play ${second}${OR}hire ${second}`;
      return ALONE[first!] ? `${button === 'hire' ? 'hire' : ALONE[first!]} ${second}` : null;
    case 'thing':
      return onThing(first!, button, tried);
    case 'ability': {
      const card = tried.cardOf(Number(first));
      return card === undefined ? null : `use ${card}#${first} ${second}`;
    }
    case 'build':
      return `build ${first}`;
    case 'addon':
      return `addon ${first}`;
    case 'spec':
      return first!;
    case 'mode':
      return `mode ${first}`;
    default:
      return null;
  }
}

/** What `trialOf` has to know of a state. */
export function triedAt(state: State): Tried {
  const { things, active, sides } = nowOf(state);
  const thingOf = (id: number) => things.find((thing) => thing.id === id);
  return {
    question: state.open?.question ?? 'main',
    cardOf: (id) => thingOf(id)?.card,
    isOwn: (id) => thingOf(id)?.controller === active,
    isHero: (id) => sides[active].team.includes(thingOf(id)?.card ?? ''),
    abilities: state.open ? abilitiesOf(state.open) : [],
  };
}
