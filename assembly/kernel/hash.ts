// States are canonical byte images, so a hash is a function of the bytes and needs no incremental upkeep: it is
// computed where a search wants it, which is far less often than a state is copied.

function mix(x: u64): u64 {
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  return x;
}

/** 64-bit hash of `bytes` bytes (a multiple of 8) at `from`. */
export function hashBytes(from: usize, bytes: i32): u64 {
  let h: u64 = 0x9e3779b97f4a7c15;
  for (let i = 0; i < bytes; i += 8) {
    h = mix(h ^ load<u64>(from + i)) * 0x9fb21c651e98df25 + <u64>i;
  }
  return mix(h);
}

export function combine(h: u64, value: u64): u64 {
  return mix(h ^ value) * 0x9fb21c651e98df25;
}
