import type { Effect } from '../../../../workers/games/token-battle/effects';
import type { TurnEvent } from '../../../../workers/referee/token-battle';

/**
 * The events of a turn as lines of text, the same for both implementations. What happens at the same moment has no order:
 * each part of the turn, up to the scoring and from there on, is sorted.
 */
function sorted(lines: string[]): string[] {
  const scored = lines.findIndex((line) => line.startsWith('scored'));
  return [...lines.slice(0, scored).sort(), lines[scored]!, ...lines.slice(scored + 1).sort()];
}

/** What the referee tells. */
export function toldByReferee(events: readonly TurnEvent[]): string[] {
  return sorted(
    events.map((event) => {
      switch (event.kind) {
        case 'placed':
          return `placed ${event.card} ${event.at} ${event.owner}${event.value} ${event.type}`;
        case 'weakened':
        case 'reborn':
          return `${event.kind} ${event.at} ${event.before} ${event.after}`;
        case 'destroyed':
          return `destroyed ${event.at} ${event.before}`;
        case 'pushed':
        case 'mirrored':
        case 'swapped':
        case 'shot':
          return `${event.kind} ${event.from} ${event.to}`;
        case 'stays':
        case 'offBoard':
          return `${event.kind} ${event.at}`;
        case 'created':
          return `created ${event.at} ${event.owner}`;
        case 'gilded':
          return `gilded ${event.at} ${event.before}`;
        case 'extraTurn':
        case 'boost':
        case 'next':
          return `${event.kind} ${event.player}`;
        case 'scored':
          return `scored ${event.A}-${event.B}`;
        case 'ended':
          return `ended ${event.winner}`;
      }
    }),
  );
}

/** What the engine tells. It has more to say: which card is uncovered, whose extra turn is used, what the board brings and whom an aura reaches. */
export function toldByEngine(effects: readonly Effect[]): string[] {
  let card = '';
  let placed = '';
  const scored = { A: 0, B: 0 };
  const lines = effects.flatMap((effect): string[] => {
    switch (effect.kind) {
      case 'cardUsed':
        card = effect.card;
        return [];
      case 'placed':
        placed = effect.to!;
        return [`placed ${card} ${placed} ${effect.after!.owner}${effect.after!.value} ${effect.after!.type}`];
      case 'weakened':
      case 'reborn':
        return [`${effect.kind} ${effect.to} ${effect.before!.value} ${effect.after!.value}`];
      case 'destroyed':
        return [`destroyed ${effect.to} ${effect.before!.value}`];
      case 'swapped':
        // Told once for each of the two tokens.
        return effect.from === placed ? [`swapped ${effect.from} ${effect.to}`] : [];
      case 'pushed':
      case 'mirrored':
      case 'shot':
        return [`${effect.kind} ${effect.from} ${effect.to}`];
      case 'blocked':
        return [`stays ${effect.to}`];
      case 'pushedOff':
      case 'mirroredOff':
        return [`offBoard ${effect.from}`];
      case 'created':
        return [`created ${effect.to} ${effect.after!.owner}`];
      case 'gilded':
        return [`gilded ${effect.to} ${effect.before!.type}`];
      case 'extraGained':
        return [`extraTurn ${effect.side}`];
      case 'boostGained':
        return [`boost ${effect.side}`];
      case 'scored':
        scored[effect.side] = effect.after - effect.before;
        return effect.side === 'B' ? [`scored ${scored.A}-${scored.B}`] : [];
      case 'nextTurn':
        return [`next ${effect.side}`];
      case 'gameOver':
        return [`ended ${effect.side ?? 'draw'}`];
      case 'extraUsed':
      case 'gain':
      case 'reached':
        return [];
    }
  });
  return sorted(lines);
}
