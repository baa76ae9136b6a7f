import { expect, test } from 'vitest';
import { tasks } from '../../../assembly/games/tash-kalar/data/cards.json';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import type { Standing } from '../../../workers/games/tash-kalar/standing';
import { cardTexts } from '../../../workers/games/tash-kalar/text/card-texts';
import english from '../../../workers/games/tash-kalar/text/en';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const { counted } = cardTexts(english);
const session = new Session(tashKalar, engine);

test.each(tasks)('$name says what is counted where it has more numbers than one', ({ id, name }) => {
  const word = name.replaceAll(/[ -]/g, '');
  const position = session.parse(`A d4 e5* d6 f6*; B a5 b5; row ${word}; turn A 1`);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  const { A } = (position.value.board as { standing: Standing }).standing.progress[id];
  const words = id === 'isolation';
  expect(id in counted).toBe(A.parts.length > 1 && !words);
});
