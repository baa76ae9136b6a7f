// Spoiled positions by the hundred thousand: `npm run soak:mutants -- --game tash-kalar --count 100000 --seed 1`.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { engineFromFile } from '../../../workers/engine/node';
import { batch, BATCH } from './campaign';
import { SUBJECTS } from './subjects';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'toy-battle' },
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '1' },
  },
});
const [count, first, most] = [values.count, values.seed, values.most].map(Number) as [number, number, number];
if (![count, first, most].every(Number.isSafeInteger)) throw new Error('--count, --seed and --most are whole numbers');
const subject = SUBJECTS[values.game];
if (!subject) throw new Error(`no game "${values.game}"; there are ${Object.keys(SUBJECTS).join(', ')}`);
const another = () => engineFromFile(pathToFileURL(`build/${values.game}.test.wasm`));
const engine = { now: await another(), another };

let tried = 0;
let accepted = 0;
let found = 0;
let seed = first;
for (; tried < count && found < most; seed++) {
  const report = await batch(subject, engine, seed);
  tried += BATCH;
  accepted += report.accepted;
  for (const { text, error } of report.findings) {
    console.log(`seed ${seed}\n  ${text}\n  ${error instanceof Error ? error.message : String(error)}`);
    found++;
  }
  if (tried % 5000 === 0)
    console.error(`${tried} mutants, ${accepted} accepted, ${found} findings, seeds up to ${seed}`);
}
console.log(`${values.game}: ${tried} mutants, ${accepted} accepted, seeds ${first} to ${seed - 1}, ${found} findings`);
if (found) process.exit(1);
