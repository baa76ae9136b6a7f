// Reading effect programs: words one after another, in a table that tools/tables/programs.mjs makes of a game's data.
// What an op means, and which words follow it, only the game knows.

let cursor: usize = 0;

/** Word number `index` of a table. */
@inline
export function wordOf(words: usize, index: i32): i32 {
  return load<i32>(words + (<usize>index << 2));
}

/** Starts reading at a word of a table. */
@inline
export function seekWord(words: usize, index: i32): void {
  cursor = words + (<usize>index << 2);
}

export function nextWord(): i32 {
  const word = load<i32>(cursor);
  cursor += 4;
  return word;
}

/** Number of the next word of the table that is being read. */
@inline
export function wordNumber(words: usize): i32 {
  return <i32>((cursor - words) >> 2);
}
