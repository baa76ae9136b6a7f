import { expect, test } from 'vitest';
import * as layout from '../../../../assembly/games/tash-kalar/layout';
import { BEINGS, FLARES, type Size } from './decisions';
import { engine, machine } from './engine';
import { playing, positionWith } from './position';

/** Board, actions and counters of a state, as a key. */
const outcomeOf = (bytes: Uint8Array): string =>
  [
    ...bytes.subarray(layout.OWNED, layout.OPTIONS),
    bytes[layout.ACTIONS_LEFT],
    ...bytes.subarray(layout.DESTROYED, layout.DESTROYED + layout.LEGEND),
  ].join();

/** The whole tree of an effect that has just begun, walked on the bytes of the current state. */
function sizeOfEffect(): Size {
  let nodes = 0;
  let sequences = 0;
  let largest = 0;
  const outcomes = new Set<string>();
  const walk = (bytes: Uint8Array): void => {
    if (bytes[layout.QUESTION] !== layout.ASK_EFFECT) {
      ++sequences;
      outcomes.add(outcomeOf(bytes));
      return;
    }
    ++nodes;
    // Each node is a position of its own, which goes on from its bytes alone.
    if (machine.load(bytes) || Buffer.compare(machine.save(), bytes))
      throw new Error(`not a position: ${bytes.join()}`);
    const actions = machine.legal();
    largest = Math.max(largest, actions.length);
    for (const action of actions) {
      machine.restore(bytes);
      machine.apply(action);
      walk(machine.save());
    }
  };
  walk(machine.save());
  return [nodes, sequences, outcomes.size, largest];
}

function sizeOf(card: string, you: string, enemy: string): Size {
  engine.load(positionWith(card, { you, enemy })).play(playing(card));
  return sizeOfEffect();
}

test.each(BEINGS)('%s: decisions, sequences, outcomes and the largest node', (card, you, enemy, size) => {
  expect(sizeOf(card, you, enemy)).toEqual(size);
});

test.each(FLARES)('%s: sequences and outcomes', (flare, you, enemy, sequences, outcomes) => {
  expect(sizeOf(flare, you, enemy).slice(1, 3)).toEqual([sequences, outcomes]);
});
