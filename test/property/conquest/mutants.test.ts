import { expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { CODES } from '../../../workers/games/conquest/map';
import { seededRandom, type Random } from '../../../workers/random';
import { begin, load, randomOptions, step } from './games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const seed = Date.now() % 1_000_000;
const LINES = Number(process.env.CONQUEST_MUTANTS ?? 1500);

/** Pieces of text that mean something somewhere in a line. */
const BITS = [...'RBGADI*!^-kctfa', 'mIA', '12I', 'NAF', 'EGY', 'R:', '=', '/', ':', 'B:AI', '/EGY*:I', '~BRA'];

/** A line with one or two things in it changed. */
function spoiled(line: string, random: Random): string {
  let text = line;
  for (let changes = 1 + random(2); changes > 0; changes--) {
    const items = text.split(' ');
    const at = random(text.length + 1);
    switch (random(5)) {
      case 0:
        text = items.filter((_, i) => i !== random(items.length)).join(' ');
        break;
      case 1:
        text = text.slice(0, at) + BITS[random(BITS.length)]! + text.slice(at);
        break;
      case 2:
        text = text.slice(0, at) + text.slice(at + 1 + random(3));
        break;
      case 3:
        text = text.slice(0, at) + BITS[random(BITS.length)]! + text.slice(at + 1);
        break;
      default:
        text = text.replace(/[A-Z]{3}/, CODES[random(CODES.length)]!);
    }
  }
  return text;
}

it(`spoiled lines are refused with a reason or can be played on (seed ${seed})`, () => {
  const random = seededRandom(seed);
  let accepted = 0;
  for (let i = 0; i < LINES; i++) {
    if (i % 50 === 0) {
      begin(engine, 2 + random(4), random(2) ? randomOptions(random) : '', random(1_000_000));
      engine.playRandom(random(2000));
    }
    for (let steps = random(12); steps > 0 && step(engine, random); steps--);
    const played = engine.save();
    const line = spoiled(codec.print(codec.read(played)), random);
    const parsed = codec.parse(line);
    if (parsed.ok && !load(engine, parsed.value)) {
      accepted++;
      try {
        const read = codec.parse(codec.print(codec.read(engine.save())));
        if (!read.ok || load(engine, read.value)) throw new Error('does not read back');
        for (let steps = 0; steps < 50 && engine.actor() !== OVER; steps++) step(engine, random);
      } catch (error) {
        throw new Error(`${line} (seed ${seed}): ${String(error)}`, { cause: error });
      }
    }
    engine.restore(played);
  }
  expect(accepted).toBeGreaterThan(0);
});
