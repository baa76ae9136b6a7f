import { describe, expect, test } from 'vitest';
import { mergeData } from '../../../tools/merge-data.mjs';

const text = (words: string): number[] => [words.length, ...Buffer.from(words)];
const section = (id: number, ...bytes: number[]): number[] => [id, bytes.length, ...bytes];
/** A number below 8192 as the signed constant of an offset. */
const constant = (value: number): number[] => [0x41, (value & 0x7f) | 0x80, value >> 7, 0x0b];

/** A page of memory with these words at these places. */
const moduleOf = (...segments: [at: number, words: string][]): Uint8Array =>
  Uint8Array.from([
    ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
    ...section(5, 1, 0, 1),
    ...section(7, 1, ...text('memory'), 2, 0),
    ...section(12, segments.length),
    ...section(11, segments.length, ...segments.flatMap(([at, words]) => [0, ...constant(at), ...text(words)])),
  ]);

async function memoryOf(module: Uint8Array): Promise<Buffer> {
  const { instance } = await WebAssembly.instantiate(module as BufferSource);
  return Buffer.from((instance.exports.memory as WebAssembly.Memory).buffer);
}

describe('data segments of a module', () => {
  test('that lie close together become one, and memory stays what it was', async () => {
    const module = moduleOf([0, 'first'], [60, 'near'], [64, 'touching'], [4000, 'far']);
    const merged = mergeData(module);
    expect((await memoryOf(merged)).equals(await memoryOf(module))).toBe(true);
    const whole = moduleOf([0, `first${'\0'.repeat(55)}neartouching`], [4000, 'far']);
    expect(merged.equals(mergeData(whole))).toBe(true);
  });

  test('may come in any order', async () => {
    const module = moduleOf([300, 'late'], [100, 'early']);
    expect((await memoryOf(mergeData(module))).equals(await memoryOf(module))).toBe(true);
  });

  test('without a place of their own are refused', () => {
    const module = moduleOf([0, 'first']);
    module[module.indexOf(0x41) - 1] = 1;
    expect(() => mergeData(module)).toThrow('without a place');
  });
});
