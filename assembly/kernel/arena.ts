// All memory is taken once, at start, and never given back: a search allocates nothing, so its speed and its
// footprint are known before it runs. The module's memory has a fixed size; asking for more than is left traps.

/** Takes `bytes` bytes, zeroed and aligned to 16, for the life of the instance. */
export function reserve(bytes: i32): usize {
  const block = heap.alloc(bytes);
  assert(block + bytes <= <usize>memory.size() << 16, 'arena exhausted');
  memory.fill(block, 0, bytes);
  return block;
}
