import type { View } from '../contract';
import type { GameCodec } from '../game-codec';
import { winnerOf } from '../result';
import type { GameInput } from './input';

/** A node as data: the notation always, the JSON position where there is one, the whole state elsewhere. */
export function nodeJson(view: View, { codec }: GameInput): object {
  const state = stateOf(view.notation, codec);
  const position = codec.position(state);
  const { notation, actor, seat, question, choices, outcomes, result } = view;
  return {
    game: codec.id,
    notation,
    ...(position ? { position } : { state }),
    actor,
    seat,
    question,
    choices,
    outcomes,
    result,
  };
}

/** Everything that can happen at a node, one a line, with its meaning. */
export function movesText(view: View, { codec, session }: GameInput): string {
  if (view.result) return `the game is over: ${resultText(view, codec)}`;
  session.enter(view.notation);
  const state = session.state();
  const total = view.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const rows = [
    ...view.choices.map(({ action }) => [action, words(action)] as const),
    ...view.outcomes.map(({ action, weight }) => [action, `${weight}/${total}  ${words(action)}`] as const),
  ];
  const width = Math.max(...rows.map(([action]) => action.length));
  return rows.map(([action, meaning]) => `${action.padEnd(width)}  ${meaning}`).join('\n');

  function words(text: string): string {
    const action = codec.parseAction(text, state);
    return action.ok ? codec.actionWords(action.value, state) : '';
  }
}

export function resultText({ result }: View, codec: GameCodec): string {
  if (!result) return 'undecided';
  const winner = winnerOf(result);
  return `${winner === null ? 'nobody wins' : `${codec.seats[winner]} wins`} by ${result.reason} (${result.rule})`;
}

/** The state behind a notation this program printed. */
export function stateOf(notation: string, codec: GameCodec): unknown {
  const parsed = codec.parse(notation);
  if (!parsed.ok) throw new Error(`notation does not read back: ${notation}`);
  return parsed.value;
}
