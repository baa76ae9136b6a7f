import type { View } from '../contract';
import { numberFlag, type Command, type Flags } from './command';
import { openGame, readNode, refusal, type GameInput } from './input';
import { nodeJson, resultText, stateOf } from './nodes';

interface Step {
  action: string;
  notation: string;
  /** What the action did, for games that tell. */
  effects?: object[];
}

export const play: Command = {
  name: 'play',
  about: 'play actions from a position, or replay a record, and print where it leads',
  args: '<game> <position> [action ...]',
  flags: {
    seed: { type: 'string', value: 'N', about: 'let chance decide by this seed wherever no ~outcome is given' },
    steps: { type: 'boolean', about: 'print the position after every step' },
    words: { type: 'boolean', about: 'tell in plain English what every step does, for games that tell' },
    record: { type: 'boolean', about: 'print the game as a record (JSON)' },
  },
  examples: [
    'play toy-battle "tb1 hallway b 0 - 35/7 146/7 0/0 -/- -/-" draw ~6 ~1',
    'play toy-battle - "place 4@7" draw --seed 3 --record',
    'play toy-battle @game.json --steps',
    'play token-battle "A c3=2f; B d3=5; cards A shove>idol" shove@c4 --words',
  ],
  run: async ([game, text, ...more], flags, io) => {
    const input = await openGame(game, io);
    const node = await readNode(text, input, io);
    const { steps, view } = playLine(node.start, [...node.actions, ...more], flags, input);
    const record = recordOf(node.start, steps, input);
    const trail = flags.steps || flags.words ? steps.map((step) => told(step, flags, input)) : [];
    const end = view.result ? [resultText(view, input.codec)] : [];
    return {
      text: flags.record ? record.trimEnd() : [...trail, view.notation, ...end].join('\n'),
      json: flags.record ? JSON.parse(record) : { ...nodeJson(view, input), start: node.start, steps },
    };
  },
};

/** Plays the line; with a seed, chance decides whenever the next action given is no outcome. */
function playLine(
  start: string,
  actions: readonly string[],
  flags: Flags,
  { session, laws }: GameInput,
): { steps: Step[]; view: View } {
  const seeded = flags.seed !== undefined;
  if (seeded) session.engine.seed(numberFlag(flags, 'seed', 0));
  const steps: Step[] = [];
  let view = session.view(start);
  const go = (action: string, at: number): void => {
    const before = view.notation;
    const played = session.play(before, [action]);
    if (!played.ok) throw refusal(laws, action, at, played.refused, played.malformed);
    view = played.view;
    const effects = session.effects(before, action);
    steps.push({ action, notation: view.notation, ...(effects.length && { effects }) });
  };
  const letChance = (at: number): void => {
    while (seeded && view.actor === 'chance') {
      session.enter(view.notation);
      const state = session.state();
      go(session.codec.actionText(session.engine.happen(), state), at);
    }
  };
  actions.forEach((action, at) => {
    if (!view.outcomes.some((outcome) => outcome.action === action.trim())) letChance(at);
    go(action.trim(), at);
  });
  letChance(actions.length);
  return { steps, view };
}

/** A step with what was asked for under it: what it does, and where it leads. */
function told({ action, notation, effects = [] }: Step, flags: Flags, { codec }: GameInput): string {
  const words = flags.words ? (codec.effectWords?.(effects) ?? []) : [];
  return [action, ...words, ...(flags.steps ? [notation] : [])].join('\n  ');
}

function recordOf(start: string, steps: readonly Step[], { codec }: GameInput): string {
  const actions = steps.map(({ action }) => action);
  return codec.printRecord({ tags: {}, start: stateOf(start, codec), actions, comments: {}, variations: [] });
}
