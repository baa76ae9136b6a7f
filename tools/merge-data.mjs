// Data segments of a WebAssembly module that lie close together become one. The compiler leaves the zeros between them out, but
// the header of another segment takes more room than zeros do once the module is compressed: a sixth of Codex's data.

/** Zeros between two segments that are merged, in bytes. More than 128 were not shown to bring anything. */
const MOST_ZEROS = 128;

const MODULE_HEADER = 8;
const DATA = 11;
const DATA_COUNT = 12;
/** Into memory 0, where a constant says. */
const ACTIVE = 0;
const I32_CONST = 0x41;
const END = 0x0b;

/** Numbers of a module from a position on: unsigned LEB128 of 32 bits, as offsets of less than 2 GiB are. */
class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }
  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
  get ended() {
    return this.at >= this.bytes.length;
  }
}

/** LEB128; `signed` keeps the sign bit clear, as the constant of an offset needs. */
function number(value, signed = false) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    const isLast = rest < (signed ? 0x40 : 0x80);
    bytes.push(isLast ? rest : (rest & 0x7f) | 0x80);
    if (isLast) return bytes;
  }
}

/** @param {Uint8Array} section @returns {{ offset: number, bytes: Uint8Array }[]} */
function segmentsOf(section) {
  const reader = new Reader(section);
  return Array.from({ length: reader.number() }, () => {
    if (reader.byte() !== ACTIVE || reader.byte() !== I32_CONST)
      throw new Error('a data segment without a place of its own');
    const offset = reader.number();
    if (reader.byte() !== END) throw new Error('a data segment whose place is no constant');
    return { offset, bytes: reader.take(reader.number()) };
  });
}

function merged(segments) {
  const all = [];
  for (const { offset, bytes } of segments.toSorted((a, b) => a.offset - b.offset)) {
    const last = all.at(-1);
    const gap = last && offset - last.offset - last.length;
    if (last && gap <= MOST_ZEROS) {
      last.parts.push(new Uint8Array(gap), bytes);
      last.length += gap + bytes.length;
    } else {
      all.push({ offset, length: bytes.length, parts: [bytes] });
    }
  }
  return all;
}

/**
 * @param {Uint8Array} module a whole module without passive segments
 * @returns {Buffer} the same, with fewer data segments
 * @throws if a segment has no constant place in memory
 */
export function mergeData(module) {
  const reader = new Reader(module, MODULE_HEADER);
  const sections = [];
  while (!reader.ended) sections.push({ id: reader.byte(), bytes: reader.take(reader.number()) });

  const data = sections.find(({ id }) => id === DATA);
  if (!data) return Buffer.from(module);
  const segments = merged(segmentsOf(data.bytes));
  const count = Uint8Array.from(number(segments.length));
  data.bytes = Buffer.concat([
    count,
    ...segments.flatMap(({ offset, length, parts }) => [
      Uint8Array.from([ACTIVE, I32_CONST, ...number(offset, true), END, ...number(length)]),
      ...parts,
    ]),
  ]);
  const counted = sections.find(({ id }) => id === DATA_COUNT);
  if (counted) counted.bytes = count;

  return Buffer.concat([
    module.subarray(0, MODULE_HEADER),
    ...sections.flatMap(({ id, bytes }) => [Uint8Array.from([id, ...number(bytes.length)]), bytes]),
  ]);
}
