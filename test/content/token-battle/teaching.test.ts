/** The words of the course in the order a newcomer meets them: none before it is explained, none that only insiders read. */
import { describe, expect, test } from 'vitest';
import { misreading } from '../../../site/lib/learn/conduct';
import { partsOf } from '../../../site/lib/learn/lesson';
import { LOCALES, tokenBattle } from '../files';
import { everythingOf, testTerms, type Term } from '../teaching';

const steps = tokenBattle.scripts.flatMap((script) => script.steps);
const ids = steps.map(({ id }) => id);

/** Terms of the game with the step that explains them, in its task or in the sentence after success. */
const INTRODUCED: readonly Term[] = [
  [/\b1000\b/, 'TK-L01-8'],
  [/\bvalues?\b/i, 'TK-L01-2'],
  [/\bskills?\b/i, 'TK-L01-2'],
  [/\bareas?\b/i, 'TK-L01-2'],
  [/\btypes?\b/i, 'TK-L01-2'],
  [/\bstacks?\b/i, 'TK-L01-5'],
  [/\benem(y|ies)\b/i, 'TK-L01-7'],
  [/\bfriend(s|ly)?\b/i, 'TK-L01-7'],
  [/\bweaken/i, 'TK-L02-1'],
  [/\bdestroy/i, 'TK-L02-2'],
  [/\btargets?\b/i, 'TK-L02-3'],
  [/\bneighbours?\b/i, 'TK-L02-5'],
  [/\bpush/i, 'TK-L03-1'],
  [/\bmirror/i, 'TK-L04-1'],
  [/\bsymmetric\b/i, 'TK-L04-1'],
  [/\bswap/i, 'TK-L04-6'],
  [/\bcreate/i, 'TK-L05-1'],
  [/\bboost/i, 'TK-L05-3'],
  [/\b(gold|golden|gild\w*)\b/i, 'TK-L05-5'],
  [/\bauras?\b/i, 'TK-L06-1'],
  [/\bphoenix/i, 'TK-L07-1'],
  [/\bplain\b/i, 'TK-L07-1'],
  [/\bshooters?\b/i, 'TK-L07-3'],
  [/\bextra turn/i, 'TK-L08-1'],
  [/\benclose/i, 'TK-L08-1'],
  [/\b(field|square|area)s? [\w ]*covered\b/i, 'TK-L08-1'],
  [/\bvolley/i, 'TK-L09-1'],
  [/\bcollection\b/i, 'TK-L11-1'],
  [/\bsets?\b/i, 'TK-L11-1'],
];

testTerms(tokenBattle, INTRODUCED);

describe.each(LOCALES)('lessons in %s', (locale) => {
  const texts = ids.map((id): [string, string[]] => [id, everythingOf(tokenBattle.stepText(id, locale))]);

  test('name no rule by its number and no option by its key', () => {
    const insiders = /\bTK-[A-Z]|\b[a-z]+[A-Z]\w*/;
    expect(texts.filter(([, said]) => said.some((one) => insiders.test(one)))).toEqual([]);
  });

  test('answer different mistakes differently', () => {
    const alike = ids.filter((id) => {
      const { wrong } = tokenBattle.stepText(id, locale);
      return new Set(wrong).size < wrong.length;
    });
    expect(alike).toEqual([]);
  });
});

test('every wrong option of a question has an answer of its own or that of its misreading', () => {
  for (const step of steps)
    for (const part of partsOf(step)) {
      if (part.type !== 'foresee') continue;
      const wrong = part.options.map((_, i) => i).filter((i) => i !== part.right);
      for (const option of wrong) expect(misreading(step, [String(option)]), `${step.id}: ${option}`).not.toBeNull();
    }
});
