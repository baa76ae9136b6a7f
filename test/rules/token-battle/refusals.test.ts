import { expect } from 'vitest';
import type { RuleId } from '../../../workers/contract';
import { both, type Setting } from './support/rule';

/** One row of section 5 of the rules: the attempt is refused by this rule and no other. */
function row(number: number, rule: RuleId, attempt: string, body: (setting: Setting) => RuleId[] | null): void {
  both(`row ${number}, ${rule}: ${attempt}`, (setting) => expect(body(setting)).toEqual([rule]));
}

const POSITION = 'A d3=5; cards A shove>tide idol; cards B hail>milestone';

row(1, 'TK-EXTRA-2', 'place while the other player is on turn', ({ given }) => given(POSITION).whyNotBy('B', 1, 'c3'));

row(2, 'TK-END-5', 'place after the end of the game', ({ given }) => given('points 1000-2').whyNot('milestone@c3'));

row(3, 'TK-TURN-1', 'choose a card that is not on top of its stack', ({ given }) => given(POSITION).whyNot('tide@c3'));

row(4, 'TK-TURN-1', 'choose a card of the opponent', ({ given }) => given(POSITION).whyNotFrom('B', 1, 'c3'));

row(5, 'TK-TURN-1', 'choose a missing stack', ({ given }) => given(POSITION).whyNotFrom('A', 3, 'c3'));

row(6, 'TK-TURN-2', 'place on an occupied field', ({ given }) => given(POSITION).whyNot('shove@d3'));

row(7, 'TK-GAME-2', 'place outside the board', ({ given }) => given(POSITION).whyNot('shove@g3'));

row(8, 'TK-TURN-4', 'pass', ({ given }) => given(POSITION).whyNot('pass'));

row(9, 'TK-TURN-1', 'place two tokens in one turn', ({ given, forbids }) => [forbids('second-token', given(POSITION))]);

row(10, 'TK-CARD-6', 'turn or flip the area', ({ given, forbids }) => [forbids('turn-area', given(POSITION))]);

row(11, 'TK-TURN-6', 'choose among targets', ({ given, forbids }) => [forbids('choose-targets', given(POSITION))]);

row(12, 'TK-SET-3', 'change cards during a game', ({ given, forbids }) => [forbids('change-set', given(POSITION))]);

const PAIR = ['idol', 'idol'];

row(13, 'TK-SET-1', 'save a set without exactly four stacks', ({ setRules }) => setRules([PAIR, PAIR, PAIR]));

row(14, 'TK-SET-2', 'save a stack with too few or too many cards', ({ setRules }) =>
  setRules([PAIR, PAIR, PAIR, ['idol']]),
);

row(15, 'TK-SET-6', 'save a set with an unknown card', ({ setRules }) => setRules([PAIR, PAIR, PAIR, ['idol', 'ace']]));

both('a card from the collection is no card of the player either', ({ given }) => {
  expect(given(POSITION).whyNot('colossus@c3')).toEqual(['TK-TURN-1']);
});

both('all broken rules are named, in the order of the table', ({ given }) => {
  const table = given(POSITION);
  expect(table.whyNot('tide@d3')).toEqual(['TK-TURN-1', 'TK-TURN-2']);
  expect(table.whyNot('tide@g3')).toEqual(['TK-TURN-1', 'TK-GAME-2']);
  expect(table.whyNotFrom('B', 1, 'd3')).toEqual(['TK-TURN-1', 'TK-TURN-2']);
  expect(table.whyNot('shove@c3')).toEqual([]);
  expect(table.whyNot('fly')).toBeNull();
});

both('after the end only the end is named, before the draw only the draw', ({ given }) => {
  for (const action of ['milestone@c3', 'tide@a1', 'pass']) {
    expect(given('A a1=1; points 1000-2').whyNot(action)).toEqual(['TK-END-5']);
    expect(given('turn ?').whyNot(action)).toEqual(['TK-GAME-7']);
  }
});
