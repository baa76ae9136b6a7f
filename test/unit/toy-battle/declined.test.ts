import { beforeEach, expect, it } from 'vitest';
import '../../../site/lib/games/toy-battle/board/maps';
import { askerName, buttonName } from '../../../site/lib/games/toy-battle/board/words';
import { face } from '../../../site/lib/games/toy-battle/face';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { EFFECTS } from '../../../workers/games/toy-battle/faults';
import type { Question } from '../../../workers/games/toy-battle/state';

beforeEach(() => overwriteGetLocale(() => 'en'));

const at = (question: Question) => face.picture('', { map: 'hallway', toMove: 'red', question });

it('what is declined is told by its name', () => {
  expect(face.event(at('star'), 'skip', null)).toBe('Red: Decline (Star)');
  expect(face.event(at('recall'), 'skip', null)).toBe('Red: Decline (Tower)');
  expect(face.event(at('turn'), 'draw', null)).toBe('Red: Draw');
});

it.each(['en', 'pl', 'zh-Hant', 'zh-Hans'] as const)(
  'every question of an effect names what puts it, in %s',
  (locale) => {
    overwriteGetLocale(() => locale);
    for (const question of Object.keys(EFFECTS)) expect(askerName(question as Question)).toMatch(/^[^,，。.]{1,14}$/);
  },
);

it('the button that is there to be tried at the beginning of a turn is spoken of as it is called', () => {
  expect(buttonName('skip', 'turn')).toBe('Pass');
  expect(face.words(() => at('turn')).pick('button:skip')).toBe('Pass');
  expect(face.words(() => at('star')).pick('button:skip')).toBe('Decline');
});
