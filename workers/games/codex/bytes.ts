// Numbers in a state's bytes, little-endian.

export const u16 = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8);
export const u32 = (bytes: Uint8Array, at: number): number => (u16(bytes, at) | (u16(bytes, at + 2) << 16)) >>> 0;
export const i8 = (bytes: Uint8Array, at: number): number => (bytes[at]! << 24) >> 24;

export function setU16(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 255;
  bytes[at + 1] = value >> 8;
}
export function setU32(bytes: Uint8Array, at: number, value: number): void {
  setU16(bytes, at, value & 0xffff);
  setU16(bytes, at + 2, value >>> 16);
}
