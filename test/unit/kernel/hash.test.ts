import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../workers/random';

interface Hashing {
  memory: WebAssembly.Memory;
  buffer(): number;
  inLanes(bytes: number, times: number): void;
  clear(): void;
  low(): number;
  high(): number;
}

const file = await readFile(new URL('../../../build/games/hashing.wasm', import.meta.url));
const { instance } = await WebAssembly.instantiate(file, { env: { abort: () => {} } });
const engine = instance.exports as unknown as Hashing;

const SIZES = [8, 16, 24, 32, 40, 48, 64, 272, 2048];
const block = new Uint8Array(engine.memory.buffer, engine.buffer(), 4096);

function hash(bytes: number): bigint {
  engine.clear();
  engine.inLanes(bytes, 1);
  return (BigInt(engine.high() >>> 0) << 32n) | BigInt(engine.low() >>> 0);
}

function fill(seed: number): void {
  const random = seededRandom(seed);
  for (let i = 0; i < block.length; ++i) block[i] = random(256);
}

const bits = (x: bigint): number => x.toString(2).replaceAll('0', '').length;

it.each(SIZES)('four lanes: every bit of %i bytes changes about half of the hash', (bytes) => {
  fill(bytes);
  const before = hash(bytes);
  let changed = 0;
  let flips = 0;
  for (let bit = 0; bit < bytes * 8; bit += bytes > 100 ? 7 : 1) {
    block[bit >> 3]! ^= 1 << (bit & 7);
    const difference = bits(hash(bytes) ^ before);
    block[bit >> 3]! ^= 1 << (bit & 7);
    expect(difference).toBeGreaterThan(10);
    changed += difference;
    flips++;
  }
  expect(changed / flips).toBeGreaterThan(30);
  expect(changed / flips).toBeLessThan(34);
});

it('four lanes: near states, swapped words and other lengths have hashes of their own', () => {
  const seen = new Set<bigint>();
  block.fill(0);
  for (const bytes of SIZES) seen.add(hash(bytes));
  // Two words of a state in all pairs of places, lanes and strides with small values, as states have them.
  for (let a = 0; a < 34; ++a) {
    for (let b = 0; b < a; ++b) {
      for (const [x, y] of [
        [1, 2],
        [2, 1],
        [3, 3],
        [255, 1],
      ] as const) {
        block[8 * a] = x;
        block[8 * b] = y;
        seen.add(hash(272));
        block[8 * a] = block[8 * b] = 0;
      }
    }
  }
  expect(seen.size).toBe(SIZES.length + ((34 * 33) / 2) * 4);
});

it('four lanes: the hash reads no byte behind the state', () => {
  for (const bytes of SIZES) {
    fill(1);
    const before = hash(bytes);
    block.fill(0xaa, bytes);
    expect(hash(bytes)).toBe(before);
  }
});
