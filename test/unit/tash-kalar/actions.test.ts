import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as layout from '../../../assembly/games/tash-kalar/layout';
import { actionText, checkAction, parseAction } from '../../../workers/games/tash-kalar/actions';
import { picksOf } from '../../../workers/games/tash-kalar/choices';
import { parse } from '../../../workers/games/tash-kalar/notation';
import { trialOf } from '../../../workers/games/tash-kalar/trial';
import type { State } from '../../../workers/games/tash-kalar/state';
import { hostileText } from '../support/hostile-text';
import { anyState } from './arbitrary-state';

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const menu = stateOf('A e5; hand A Knight Titan flare-06; turn A');

function numberOf(text: string, state = menu): number {
  const parsed = parseAction(text, state);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

describe('an action in words', () => {
  it.each([
    ['place e5', layout.PLACE, 0, 34],
    ['lift c1', layout.LIFT, 0, 0],
    ['summon Knight@e4', layout.SUMMON, 14, 25],
    ['summon Titan@g9', layout.SUMMON, layout.LEGENDS + 11, 68],
    ['discard Swordmaster', layout.DISCARD, 0, 0],
    ['flare', layout.INVOKE, 0, 0],
    ['end', layout.END_ACTIONS, 0, 0],
    ['return flare-06', layout.RETURN, 0, layout.FLARES + 6],
    ['pick e5', layout.PICK, 0, 34],
    ['placeOn c1 heroic', layout.PLACE_ON, 0, layout.HEROIC],
    ['move c1-d1', layout.MOVE, 0, 1],
    ['run d1-g1', layout.RUN, 1, 4],
    ['direction n', layout.DIRECTION, 0, 0],
    ['direction nw', layout.DIRECTION, 0, 7],
    ['option action', layout.OPTION, 0, 0],
    ['card Bomb', layout.TAKE_CARD, 0, 3],
    ['done', layout.DONE, 0, 0],
    ['claim RedConquest', layout.CLAIM, 0, 5],
    ['skip', layout.SKIP, 0, 0],
    ['marks own', layout.MARKS, 0, 0],
    ['marks enemy', layout.MARKS, 0, 1],
    ['~Titan', layout.DRAWN, 0, layout.LEGENDS + 11],
    ['~RedConquest', layout.TURNED_UP, 0, 5],
    ['~B', layout.STARTS, 0, 1],
    ['look', layout.LOOK, 0, 0],
    ['draw', layout.DRAW, 0, 0],
  ])('%s is packed as the engine has it', (text, verb, a, b) => {
    expect(numberOf(text)).toBe((verb << 16) | (a << 8) | b);
    expect(numberOf(`  ${text.replace(' ', '   ')} `)).toBe(numberOf(text));
    expect(actionText(numberOf(text), menu)).toBe(text);
    expect(checkAction(text)).toEqual({ ok: true, value: null });
  });

  it('asks about squares that do not exist all the same', () => {
    expect(numberOf('place a1')).toBe((layout.PLACE << 16) | layout.NOWHERE);
    expect(actionText(numberOf('place a1'), menu)).toBe('place z0');
    expect(numberOf('place z0')).toBe(numberOf('place a1'));
  });

  it.each([
    ['', 1, 'bad-action', ''],
    ['  jump e5', 3, 'bad-action', 'jump'],
    ['place', 1, 'bad-action', 'place'],
    ['place e5 e6', 1, 'bad-action', 'place e5 e6'],
    ['place 55', 7, 'unknown-square', '55'],
    ['summon Knight', 8, 'bad-action', 'Knight'],
    ['summon Kinght@e5', 8, 'unknown-card', 'Kinght'],
    ['summon Knight@5', 15, 'unknown-square', '5'],
    ['placeOn e5 royal', 12, 'bad-action', 'royal'],
    ['direction up', 11, 'bad-action', 'up'],
    ['claim Everything', 7, 'unknown-task', 'Everything'],
    ['~Everything', 2, 'unknown-card', 'Everything'],
    ['match d4+a1', 10, 'unknown-square', 'a1'],
    ['match d4+e5 r45', 13, 'bad-action', 'r45'],
    ['constructor e5', 1, 'bad-action', 'constructor'],
  ])('refuses %j', (text, column, problem, found) => {
    expect(parseAction(text, menu)).toMatchObject({ ok: false, error: { column, problem, found } });
    expect(checkAction(text)).toMatchObject({ ok: false, error: { column, problem, found } });
  });

  it('names cards by the deck of the player on turn', () => {
    expect(parseAction('summon Dryad@e5', menu)).toMatchObject({ ok: false, error: { problem: 'foreign-card' } });
    expect(checkAction('summon Dryad@e5').ok).toBe(true);
    expect(numberOf('discard Dryad', stateOf('decks sylvan northern; turn A'))).toBe((layout.DISCARD << 16) | 6);
  });

  it('never throws, whatever the text', () => {
    const verbs = ['place ', 'summon ', 'match ', 'run ', '~', 'option ', '@', '+', '-', 'e5', 'Knight', '__proto__'];
    const piece = fc.oneof(hostileText, fc.constantFrom(...verbs));
    fc.assert(
      fc.property(anyState, fc.array(piece, { maxLength: 4 }), (state, pieces) => {
        const parsed = parseAction(pieces.join(''), state);
        if (parsed.ok) expect(parseAction(actionText(parsed.value, state), state)).toEqual(parsed);
        else expect(parsed.error.column).toBeGreaterThan(0);
      }),
    );
  });
});

describe('matches', () => {
  const guardian = stateOf(
    'A c5 d5 f5 g5; decks highland sylvan; turn A 1; ask match; playing card=ClanGuardian target=e5',
  );

  it('are named by their squares', () => {
    const number = numberOf('match c5+d5+f5', guardian);
    expect(numberOf('match f5+c5+d5', guardian)).toBe(number);
    expect(actionText(number, guardian)).toBe('match c5+d5+f5');
    expect(picksOf(number, guardian)).toEqual(['match:c5+d5+f5']);
    expect(trialOf(['match:c5+d5+f5'], guardian)).toBe('match c5+d5+f5');
    expect(parseAction('match c5+d5', guardian)).toMatchObject({ ok: false, error: { problem: 'bad-action' } });
  });

  it('of the same squares are told apart by their orientation', () => {
    // The Gun Tower stands beside a block of four; turned about its own axis it fires another way.
    const tower = stateOf('A d4 e4 d5 e5; turn A 1; ask match; playing card=GunTower target=e3');
    const texts = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((orientation) => {
      try {
        return [actionText((layout.MATCH << 16) | orientation, tower)];
      } catch {
        return [];
      }
    });
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(actionText(numberOf(text, tower), tower)).toBe(text);
  });
});

describe('things chosen that are no action', () => {
  const short = stateOf(
    'A c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*; hand A Knight; hand B Herald; turn A 1',
  );

  const cannon = stateOf(
    'A c5 d5* b6; B g2; turn A 0; ask effect; playing card=Cannon target=d5; effect being=d5 summon=d5',
  );

  it.each<[string[], State, string[], string | null]>([
    [['square:e5'], menu, [], 'place e5'],
    [['square:a1'], menu, [], 'place a1'],
    [['square:i3'], short, [], 'lift i3'],
    [['square:e5'], short, [], 'place e5'],
    [['card:A:knight', 'square:e4'], menu, [], 'summon Knight@e4'],
    [['card:A:titan', 'square:e5'], menu, ['place d5'], 'summon Titan@e5'],
    [['square:e5', 'card:A:titan'], menu, ['place d5'], 'summon Titan@e5'],
    [['card:A:flare-06', 'square:e4'], menu, ['place d5'], 'flare'],
    [['card:A:flare-06', 'square:e4'], menu, ['flare'], 'summon flare-06@e4'],
    [['card:A:titan', 'button:discard'], menu, [], 'discard Titan'],
    [['card:A:flare-06', 'button:flare'], menu, [], 'flare'],
    [['card:A:knight'], menu, [], null],
    [['card:A:knight'], cannon, ['pick g2'], 'discard Knight'],
    [['card:A:flare-06'], cannon, ['option move'], 'flare'],
    [['card:A:knight'], cannon, ['card Herald', 'done'], 'card Knight'],
    [['card:B:herald'], short, [], 'look'],
    [['deck:A'], menu, [], 'draw'],
    [['button:end'], menu, [], 'end'],
    [['task:isolation'], menu, [], 'claim Isolation'],
    [['square:e5'], { ...menu, question: 'effect' }, ['pick d4'], 'pick e5'],
    [['square:e5'], { ...menu, question: 'effect' }, ['placeOn d4 heroic', 'done'], 'placeOn e5 heroic'],
    [['square:e5'], { ...menu, question: 'effect' }, ['option action', 'option move'], 'pick e5'],
    [['square:e5', 'square:e6'], { ...menu, question: 'effect' }, ['move d4-d5'], 'move e5-e6'],
    [['square:e5', 'square:e8'], { ...menu, question: 'effect' }, ['run d4-d5'], 'run e5-e8'],
    [['square:b5'], cannon, ['direction ne', 'done'], 'direction w'],
    [['square:f3'], cannon, ['direction n', 'done'], 'direction ne'],
    [['square:d4'], cannon, ['direction n', 'done'], 'pick d4'],
    [['square:f6'], cannon, ['direction n', 'done'], 'pick f6'],
    [['square:d5'], cannon, ['direction n', 'done'], 'pick d5'],
    [['square:d5'], cannon, ['card Knight', 'done'], 'card Cannon'],
    [['square:e5'], cannon, ['card Knight', 'done'], 'pick e5'],
    // A piece of those that move, a square, an enemy: the nearest piece is to go there.
    [['square:b6'], cannon, ['move d5-e4', 'done'], 'move b6-a5'],
    [['square:f4'], cannon, ['move b6-b7', 'move d5-e4', 'done'], 'move d5-f4'],
    [['square:g2'], cannon, ['run b6-b7', 'run d5-e4', 'done'], 'run d5-g2'],
    [['square:d5'], cannon, ['move d5-e4', 'done'], null],
    // Several can go there: the piece comes first.
    [['square:c4'], cannon, ['move c5-c4', 'move d5-c4', 'done'], 'pick c4'],
    // Hypnotist: enemies move, so an enemy is one that is to move; and a piece out of their reach is meant to move, too.
    [['square:g2'], cannon, ['move g2-g1', 'done'], null],
    [['square:c5'], cannon, ['move g2-g1', 'done'], 'move c5-b4'],
    [['square:e5'], { ...menu, question: 'liftForSummon' }, ['lift d4'], 'lift e5'],
    [['card:A:titan'], { ...menu, question: 'return' }, ['done'], 'return Titan'],
    [['button:constructor'], menu, [], null],
    [[], menu, [], null],
  ])('%j mean %4$s', (picks, state, legal, meant) => {
    expect(trialOf(picks, state, legal)).toBe(meant);
    if (meant !== null) expect(parseAction(meant, state).ok).toBe(true);
  });
});
