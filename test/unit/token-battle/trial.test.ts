import { describe, expect, it } from 'vitest';
import { trial } from '../../../site/lib/games/token-battle/trial';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { Session } from '../../../workers/session';

const session = new Session(
  tokenBattle,
  await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url)),
);
const POSITION = 'A c3=4; B d3=4; cards A milestone>needle shears; cards B milestone; turn A';
const view = session.view(POSITION) as View;

describe('what cannot be taken in hand is tried at once', () => {
  it('a covered card and one of the other player, also with another card in hand', () => {
    for (const before of [[], ['stack:A:2']]) {
      expect(trial([...before, 'stack:A:1:1'], view)).toBe('needle@a1');
      expect(trial([...before, 'stack:B:1'], view)).toBe('B:1@a1');
    }
  });

  it('a taken field that is chosen before a card', () => {
    const action = trial(['field:d3'], view)!;
    expect(session.whyNot(view.notation, action)).toEqual(['TK-TURN-2']);
    expect(trial(['field:a1'], view)).toBeNull();
  });

  it('a taken field is named for the card in hand', () => {
    expect(trial(['stack:A:2', 'field:d3'], view)).toBe('shears@d3');
    expect(trial(['stack:A:2'], view)).toBeNull();
  });
});
