import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { seededRandom } from '../../../workers/random';
import { begin, enter, randomOptions, step } from '../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

it('whoever picks a legal action is taken to mean it', () => {
  const random = seededRandom(7);
  const nodes = new Set<string>();
  for (let game = 0; game < 6; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', game);
    for (let plies = 0; plies < 1500 && engine.actor() !== OVER; plies++, step(engine, random)) {
      if (engine.actor() === CHANCE) continue;
      const state = codec.read(engine.save());
      nodes.add(state.node);
      for (const action of engine.legal()) {
        const text = codec.actionText(action, state);
        expect([text, codec.trial(codec.picks(action, state), state)]).toEqual([text, text]);
      }
    }
  }
  expect(nodes.size).toBeGreaterThan(30);
});

it.each([
  ['NAF=R:II EGY=R:I EAF=B:I', ['land:NAF', 'land:EGY'], 'CQ-ATT-3'],
  ['NAF=R:II BRA=B:I EAF=B:I', ['land:NAF', 'land:BRA'], 'CQ-SEA-1'],
  ['NAF=R:II BRA=B:I EAF=B:I', ['place:NAF/BRA', 'place:BRA/NAF'], 'CQ-SEA-1'],
  ['NAF=R:II BRA=B:I EGY=B:I', ['place:NAF/BRA'], 'CQ-SEA-1'],
  ['NAF=R:II EGY=B:I', ['place:NAF/CON'], 'CQ-ATT-3'],
  ['NAF=R:II BRA=B:I EGY=B:I', ['place:NAF/EGY', 'place:NAF/BRA'], 'CQ-SEA-1'],
  ['NAF=R:II EGY=B:I/NAF:I', ['place:NAF/EGY', 'land:EGY'], 'CQ-INV-5'],
  ['NAF=R:II/EGY:I EGY=B:I', ['land:NAF', 'place:EGY/NAF'], 'CQ-INV-10'],
  ['>=R/1drop:0,2 NAF=R:II EGY=B:I', ['land:EGY'], 'CQ-REC-9'],
  ['>=R/1disarm NAF=R:III EGY=R:A', ['land:NAF'], 'CQ-CONV-3'],
  ['>=R/1disarm NAFk=R:III EGY=R:A @R=NAF/-/-', ['card:NAF'], 'CQ-TURN-1'],
  ['>=R/1disarm NAFk=R:III EGY=R:A @R=NAF/-/-', ['land:EGY', 'card:NAF'], 'CQ-TURN-1'],
  ['>=R/1drop:0,2 EGY=R:I CON=R:I MEA=B:I NAF~BRA=R:A+- BRA=B:I', ['force:NAF~BRA'], 'CQ-REC-10'],
  ['>=R/1drop:0,2 NAF=R:I NAF~BRA=R:A+- BRA=B:I', ['force:NAF~BRA'], 'CQ-REC-10'],
  ['>=R/1deploy:1,0 NAFk=R:I NAF~BRA=R:A+- BRA=B:I', ['force:NAF~BRA'], 'CQ-REC-10'],
])('%s: %j is refused by %s', (line, picks, rule) => {
  enter(engine, line);
  const state = codec.read(engine.save());
  const text = codec.trial(picks, state);
  const parsed = codec.parseAction(text ?? '', state);
  if (!parsed.ok) throw new Error(`${text}`);
  expect([...engine.whyNot(parsed.value)].map((number) => codec.ruleIds[number - 1])).toContain(rule);
});

it('picks that do not say enough mean nothing yet', () => {
  enter(engine, 'NAF=R:II EGY=B:I');
  const state = codec.read(engine.save());
  for (const picks of [[], ['land:NAF'], ['land:NAF', 'land:JAP'], ['outcome:a']])
    expect([picks, codec.trial(picks, state)]).toEqual([picks, null]);
});
