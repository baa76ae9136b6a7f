/** A state and what happens to it in plain English, one thing a line. */
import type { Asking } from '../../engine/engine';
import { boardOf, type SideView, type ThingView } from './board';
import { nameOf } from './printed';
import type { Effect } from './effects';
import type { State } from './state';
import { SEATS, type Counted, type Seat } from './table';

const counted = (counts: Counted): string[] =>
  Object.entries(counts).map(([rune, n]) => `${n} ${rune === 'plus' ? '+1/+1' : rune === 'minus' ? '-1/-1' : rune} rune(s)`); // prettier-ignore

function thingWords({
  id,
  card,
  shown,
  kind,
  owner,
  controller,
  atk,
  hp,
  damage,
  armor,
  level,
  ...thing
}: ThingView): string {
  const isBody = kind === 'unit' || kind === 'hero';
  const parts = [
    ...(shown === card ? [] : [`shows ${nameOf(shown)}`]),
    ...(owner === controller ? [] : [`owned by ${owner}`]),
    ...(kind === 'hero' ? [`level ${level}`] : []),
    ...(isBody ? [`${atk} ATK`] : []),
    ...(hp > 0 ? [`${hp - damage} of ${hp} HP`] : []),
    ...(armor ? [`${armor} armor`] : []),
    ...thing.keywords.map(([keyword, n]) => (n ? `${keyword} ${n}` : keyword)),
    ...counted(thing.runes),
    ...(thing.slot ? [`patrols as ${thing.slot}`] : []),
    ...(thing.host ? [`attached to ${thing.host}`] : []),
    ...thing.marks,
  ];
  return `  ${nameOf(card)} (${id}): ${parts.join(', ') || 'as printed'}.`;
}

const names = (cards: readonly string[] | null): string => (cards?.length ? cards.map(nameOf).join(', ') : 'none');

function sideWords(seat: Seat, side: SideView, things: readonly ThingView[]): string[] {
  const { team, gold, workers, spec, hand, draw, discard, codex, command } = side;
  return [
    `Player ${seat} (${names(team)}): ${gold} gold, ${workers} workers${spec ? `, spec ${spec}` : ''}.`,
    `  Hand: ${names(hand.cards)}. Draw pile: ${draw.count}. Discard pile: ${names(discard.cards)}. Codex: ${codex.count}.`,
    ...command.map(
      ({ hero, cooldown }) => `  ${nameOf(hero)} waits in the command zone${cooldown ? ` (${cooldown})` : ''}.`,
    ),
    ...things.filter(({ controller }) => controller === seat).map(thingWords),
  ];
}

export function boardWords(state: State, engine: Asking): string[] {
  const board = boardOf(state, engine);
  return [
    `Turn ${board.turn}, ${board.stage}: player ${board.active} is on turn.`,
    board.asked === null ? `Asked: ${board.question}.` : `Player ${board.asked} is asked: ${board.question}.`,
    ...SEATS.flatMap((seat) => sideWords(seat, board.sides[seat], board.things)),
    ...board.waits.map(({ action }) => `Waits: ${action}.`),
  ];
}

const LEAVES = { died: 'dies', destroyed: 'is destroyed', left: 'leaves play' } as const;

export const effectWords = (effects: readonly Effect[]): string[] => effects.map(wordsOf);

function wordsOf(effect: Effect): string {
  const thing = (): string => ('card' in effect ? `${nameOf(effect.card)} (${effect.id})` : '');
  switch (effect.kind) {
    case 'gold':
    case 'workers':
      return `${effect.kind} of player ${effect.seat}: ${effect.before} becomes ${effect.after}`;
    case 'zone': {
      const cards = [
        ...effect.came.map((card) => `+ ${nameOf(card)}`),
        ...effect.went.map((card) => `- ${nameOf(card)}`),
      ];
      return `${effect.zone} of player ${effect.seat}: ${effect.before} becomes ${effect.after} ${cards.join(', ')}`.trim();
    }
    case 'arrived':
      return `${thing()} arrives at player ${effect.seat}`;
    case 'left':
      return `${thing()} ${LEAVES[effect.how]}`;
    case 'runes':
      return `${effect.rune} runes of ${thing()}: ${effect.before} becomes ${effect.after}`;
    case 'mark':
      return `${thing()}: ${effect.set ? '' : 'no longer '}${effect.mark}`;
    case 'slot':
      return effect.slot ? `${thing()} patrols as ${effect.slot}` : `${thing()} patrols no more`;
    case 'control':
      return `player ${effect.to} controls ${thing()}`;
    case 'face':
      return `${thing()} shows ${nameOf(effect.to)}`;
    case 'noted':
      return `waits: ${effect.wait.action}`;
    case 'turn':
      return `player ${effect.seat} is on turn`;
    case 'attack':
      return `player ${effect.seat} attacks ${effect.defender} with ${effect.attacker}`;
    case 'over':
      return effect.seat === 'draw' ? 'the game is drawn' : `player ${effect.seat} wins`;
    default:
      return `${effect.kind} of ${thing()}: ${effect.before} becomes ${effect.after}`;
  }
}
