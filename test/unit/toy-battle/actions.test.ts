import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as layout from '../../../assembly/games/toy-battle/layout';
import { actionText, parseAction } from '../../../workers/games/toy-battle/actions';
import { blankState } from '../../../workers/games/toy-battle/blank';
import { MAPS, mapById } from '../../../workers/games/toy-battle/board-data';
import { picksOf } from '../../../workers/games/toy-battle/choices';
import { TROOP_CODES, type Question } from '../../../workers/games/toy-battle/state';
import { trialOf } from '../../../workers/games/toy-battle/trial';
import { hostileText } from '../support/hostile-text';

const castle = mapById('castle-field')!;

function everyAction(map: (typeof MAPS)[number]): string[] {
  const troops = [...TROOP_CODES];
  return [
    'draw',
    'raid',
    'freeze',
    'skip',
    ...troops.flatMap((code) => [`~${code}`, `exhume ${code}`, ...map.nodes.map((node) => `place ${code}@${node}`)]),
    ...map.nodes.flatMap((node) => [`hit ${node}`, `recall ${node}`, ...map.nodes.map((to) => `shove ${node}>${to}`)]),
  ];
}

describe('the notation of actions', () => {
  it.each(MAPS.map((map) => [map.id, map] as const))('reads back on %s', (_id, map) => {
    const seen = new Set<number>();
    for (const text of everyAction(map)) {
      const parsed = parseAction(text, map);
      if (!parsed.ok) throw new Error(text);
      expect(actionText(parsed.value, map)).toBe(text);
      seen.add(parsed.value);
    }
    expect(seen.size).toBe(everyAction(map).length);
  });

  it('numbers actions as the memory map says', () => {
    const number = (text: string) => parseAction(text, castle);
    expect(number('draw')).toEqual({ ok: true, value: layout.DRAW << 16 });
    expect(number('place 4@7')).toEqual({ ok: true, value: (layout.PLACE << 16) | (layout.HOOK << 8) | 6 });
    expect(number('place K@R')).toEqual({ ok: true, value: (layout.PLACE << 16) | 16 });
    expect(number('shove 4>7')).toEqual({ ok: true, value: (layout.SHOVE << 16) | (3 << 8) | 6 });
    expect(number(' ~3 ')).toEqual({ ok: true, value: (layout.DEALT << 16) | 3 });
  });

  it.each([
    ['', 1, 'bad-action', ''],
    ['  pass', 3, 'bad-action', 'pass'],
    ['place', 1, 'bad-action', 'place'],
    ['place 4 @7', 1, 'bad-action', 'place 4 @7'],
    [' place 9@7', 8, 'bad-tile', '9'],
    ['place 4@99', 9, 'unknown-node', '99'],
    ['hit X', 5, 'unknown-node', 'X'],
    ['recall 16', 8, 'unknown-node', '16'],
    ['shove 4>B9', 9, 'unknown-node', 'B9'],
    ['shove 40>1', 7, 'unknown-node', '40'],
    ['exhume x', 8, 'bad-tile', 'x'],
    ['~8', 2, 'bad-tile', '8'],
    ['draw 2', 1, 'bad-action', 'draw 2'],
  ])('refuses %j', (text, column, problem, found) => {
    expect(parseAction(text, castle)).toMatchObject({ ok: false, error: { column, problem, found } });
  });

  it('never throws', () => {
    const words = fc.constantFrom('place', 'shove', 'hit', ' ', '@', '>', '~', '4', 'K', 'B', '\n', '😀', '');
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          fc.array(words).map((list) => list.join('')),
        ),
        (text) => {
          const parsed = parseAction(text, castle);
          if (parsed.ok) expect(actionText(parsed.value, castle)).toBe(text.trim());
          else expect(parsed.error.column).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('picks', () => {
  const action = (text: string): number => {
    const parsed = parseAction(text, castle);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  };

  it.each([
    ['place 4@7', ['tile:blue:4', 'node:7']],
    ['place 4@R', ['tile:blue:4', 'node:R']],
    ['hit 3', ['node:3']],
    ['recall 5', ['node:5']],
    ['shove 4>7', ['node:4', 'node:7']],
    ['exhume 3', ['discard:blue:3']],
    ['draw', ['button:draw']],
    ['skip', ['button:skip']],
    ['raid', ['button:raid']],
    ['freeze', ['button:freeze']],
    ['~5', ['outcome:5']],
  ])('of %s', (text, picks) => {
    expect(picksOf(action(text), castle, 'blue')).toEqual(picks);
  });

  const trial = (question: Question, ...picks: string[]) => trialOf(picks, { ...blankState(castle, 'blue'), question });

  it('become the action they amount to at the question they answer', () => {
    const asked: [Question, string][] = [
      ['turn', 'place 4@7'],
      ['turn', 'draw'],
      ['extra', 'place K@R'],
      ['extra', 'skip'],
      ['jumbo', 'hit 3'],
      ['recall', 'recall 5'],
      ['shove', 'shove 4>7'],
      ['exhume', 'exhume 3'],
      ['xb42', 'raid'],
      ['freeze', 'freeze'],
      ['deal', '~5'],
      ['over', 'place 4@7'],
    ];
    for (const [question, text] of asked) expect(trial(question, ...picksOf(action(text), castle, 'blue'))).toBe(text);
  });

  it('say nothing while they are too few or name tiles of the opponent', () => {
    expect(trial('turn', 'tile:blue:4')).toBeNull();
    expect(trial('turn', 'node:7')).toBeNull();
    expect(trial('shove', 'node:7')).toBeNull();
    expect(trial('turn', 'tile:red:4', 'node:7')).toBeNull();
    expect(trial('exhume', 'discard:red:4')).toBeNull();
    expect(trial('turn')).toBeNull();
  });
});
