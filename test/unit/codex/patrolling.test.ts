/** A patrol put together on the table in any order, answered slot by slot. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Picker } from '../../../site/lib/board/picker.svelte';
import { Gathering } from '../../../site/lib/games/codex/board/gathering.svelte';
import { Patrolling } from '../../../site/lib/games/codex/board/patrolling.svelte';
import type { Choice } from '../../../workers/contract';
import type { Board } from '../../../workers/games/codex/board';

const SLOTS = ['leader', 'elite', 'scavenger', 'technician', 'lookout'] as const;
const patrol = { question: 'patrol', several: null } as unknown as Board;

let played: string[];
let units: string[];
let slot: number;
let choices: readonly Choice[];
let picker: Picker;

function ask(): void {
  choices =
    slot < SLOTS.length
      ? [
          ...units.map((unit) => ({ action: unit, picks: [`thing:${unit}`, `slot:${SLOTS[slot]}`] })),
          { action: 'empty', picks: ['button:empty'] },
        ]
      : [];
}

function play({ action }: Choice): void {
  played.push(action);
  units = units.filter((unit) => unit !== action);
  slot += 1;
  ask();
}

/** The table is drawn after each answer. */
function press(...picks: string[]): void {
  for (const pick of picks) {
    picker.pick(pick);
    for (let before = -1; before !== played.length;) {
      before = played.length;
      (picker.gatherer as unknown as Patrolling).meet(patrol);
      vi.runAllTimers();
    }
  }
}

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  [played, units, slot] = [[], ['1', '2', '3'], 0];
  ask();
  picker = new Picker({
    choices: () => choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play,
  });
  Gathering.of(picker);
  Patrolling.over(picker, patrol);
  (picker.gatherer as unknown as Patrolling).meet(patrol);
});

it.each([
  ['a unit and then its slot', ['thing:2', 'slot:leader']],
  ['a slot and then its unit', ['slot:leader', 'thing:2']],
])('%s: the slot that is asked about is filled at once', (_, picks) => {
  press(...picks);
  expect(played).toEqual(['2']);
});

it.each([
  ['a unit and then its slot', ['thing:2', 'slot:scavenger']],
  ['a slot and then its unit', ['slot:scavenger', 'thing:2']],
])('%s: who is meant for a later slot is held until it is asked about', (_, picks) => {
  press(...picks);
  expect(played).toEqual([]);
  expect([picker.state('thing:2'), picker.state('slot:scavenger')]).toEqual(['picked', 'picked']);
  expect(picker.gatherer!.on!('slot:scavenger')).toBe('thing:2');
  press('button:empty', 'button:empty');
  expect(played).toEqual(['empty', 'empty', '2']);
  expect(picker.gatherer!.on!('slot:scavenger')).toBeUndefined();
});

it('a slot waits on when somebody is pressed who cannot patrol, and no longer when anything else is', () => {
  press('slot:scavenger', 'thing:9', 'thing:2');
  expect(picker.gatherer!.on!('slot:scavenger')).toBe('thing:2');
  press('slot:lookout', 'button:empty', 'thing:1');
  expect(picker.gatherer!.on!('slot:lookout')).toBeUndefined();
});

it('the rest being left empty, whoever is meant for a slot still goes there', () => {
  press('thing:1', 'slot:lookout', 'thing:3', 'slot:elite', 'button:empty');
  expect(played).toEqual(['empty', '3']);
  press('button:empty', 'button:empty');
  expect(played).toEqual(['empty', '3', 'empty', 'empty', '1']);
});

it('who was meant for a slot is given back by another press and by a step back, and can be sent to another one', () => {
  press('thing:1', 'slot:elite', 'slot:elite');
  expect(picker.state('thing:1')).toBe('next');
  press('thing:1', 'slot:elite');
  expect([picker.back(), picker.state('thing:1'), picker.back()]).toEqual([true, 'next', false]);
  press('thing:1', 'slot:elite', 'slot:lookout', 'thing:2', 'thing:1', 'slot:scavenger');
  const meant = SLOTS.map((one) => picker.gatherer!.on!(`slot:${one}`));
  expect(meant).toEqual([undefined, undefined, 'thing:1', undefined, 'thing:2']);
});

it('slots that are over cannot be picked, and who is in hand may go to each of the others', () => {
  press('button:empty', 'thing:1');
  expect(SLOTS.map((one) => picker.state(`slot:${one}`))).toEqual([null, 'next', 'next', 'next', 'next']);
  expect((picker.gatherer as unknown as Patrolling).picks).toEqual(SLOTS.slice(1).map((one) => `slot:${one}`));
});
