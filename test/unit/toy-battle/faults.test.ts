import { afterAll, describe, expect, it } from 'vitest';
import ruleIds from '../../../assembly/games/toy-battle/data/rule-ids.json';
import { EFFECTS, faultOf } from '../../../workers/games/toy-battle/faults';
import { parseAction } from '../../../workers/games/toy-battle/actions';
import { mapById } from '../../../workers/games/toy-battle/board-data';
import type { Question, State } from '../../../workers/games/toy-battle/state';
import { readAbout, ruleOf } from '../../../workers/reasons';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { play } from '../../../site/lib/games/toy-battle/play/play';
import { questionText } from '../../../site/lib/games/toy-battle/board/words';
import en from '../../../site/content/toy-battle/refusals/en.json';
import pl from '../../../site/content/toy-battle/refusals/pl.json';
import hans from '../../../site/content/toy-battle/refusals/zh-Hans.json';
import hant from '../../../site/content/toy-battle/refusals/zh-Hant.json';

const WORDS = { en, pl, 'zh-Hans': hans, 'zh-Hant': hant } as const;

const number = (rule: string) => ruleIds.indexOf(rule) + 1;

const at = (question: Question) => ({ question }) as State;

it('an answer to another question is told which one is put, and by what rule', () => {
  expect(faultOf(0, number('TB-TURN-4'), at('recall'))).toBe('TB-CASTLE-1');
  expect(faultOf(0, number('TB-TURN-4'), at('turn'))).toBeNull();
  expect(faultOf(0, number('TB-PLACE-4'), at('extra'))).toBeNull();
  expect(readAbout('TB-TURN-4/TB-CASTLE-1')).toBe('TB-CASTLE-1');
  expect(ruleOf('TB-TURN-4/TB-CASTLE-1')).toBe('TB-TURN-4');
  expect(readAbout('TS-EFF-11/wants-enemy')).toBe('TS-EFF-11');
  expect(readAbout('TB-TURN-4')).toBe('TB-TURN-4');
});

it('a base without a tile that may be chosen is told of the base that asks', () => {
  expect(faultOf(0, number('TB-BASE-5'), at('recall'))).toBe('recall');
  expect(faultOf(0, number('TB-BASE-5'), at('shove'))).toBe('shove');
});

it('a shove that fails is told whether the tile stands too far off, would go too far, or stays', () => {
  const fault = (text: string) => {
    const action = parseAction(text, mapById('volcanic-jungle')!);
    if (!action.ok) throw new Error(text);
    const state = { question: 'shove', questionBase: '5', map: 'volcanic-jungle' } as State;
    return faultOf(action.value, number('TB-JUNGLE-1'), state);
  };
  expect(fault('shove 4>2')).toBe('too-far');
  expect(fault('shove 4>4')).toBe('stays');
  expect(fault('shove 7>4')).toBeNull();
  expect(fault('shove 13>12')).toBeNull();
});

afterAll(() => overwriteGetLocale(() => 'en'));

describe.each(Object.entries(WORDS))('%s', (locale, refusals: Record<string, string>) => {
  it('tells of a tile of the other side whose it is, and links the rule', () => {
    expect(refusals[play.foreign]).not.toBe(refusals['TB-TURN-4']);
    expect(refusals[play.foreign]).toBeTruthy();
    expect(readAbout(play.foreign)).toBe('TB-TURN-4');
  });

  it.each(Object.entries(EFFECTS))('says what is being decided in the words of the question: %s', (question, rule) => {
    overwriteGetLocale(() => locale as keyof typeof WORDS);
    const said = refusals[`TB-TURN-4/${rule}`]!;
    expect(said.startsWith(refusals['TB-TURN-4']!)).toBe(true);
    expect(said.endsWith(questionText(question as Question).replaceAll('\u00a0', ' '))).toBe(true);
  });

  it('speaks of one kind of base at a time', () => {
    expect(refusals['TB-BASE-5/recall']).toBeDefined();
    expect(refusals['TB-BASE-5/shove']).toBeDefined();
    expect(refusals['TB-JUNGLE-1/too-far']).toBeDefined();
    expect(refusals['TB-JUNGLE-1/stays']).toBeDefined();
  });
});
