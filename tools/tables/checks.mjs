// What compilers of data refuse, each with a message that names what is wrong.

/** Refuses. Throws an Error. */
export const fail = (message) => {
  throw new Error(message);
};

/** What a table has for a word. Throws an Error for an unknown one. */
export const lookUp = (table, word, what) =>
  Object.hasOwn(table, word) ? table[word] : fail(`unknown ${what} "${word}"`);

/** The place of a word in a list. Throws an Error for an unknown one. */
export const numberOf = (list, word, what) =>
  list.includes(word) ? list.indexOf(word) : fail(`unknown ${what} "${word}"`);

/** Refuses fields a thing cannot have, and with "not yet" those of a later scope. */
export function only(thing, fields, what, later = []) {
  for (const field of Object.keys(thing)) {
    if (later.includes(field)) fail(`not yet: "${field}" of ${what}`);
    if (!fields.includes(field)) fail(`unknown field "${field}" of ${what}`);
  }
}
