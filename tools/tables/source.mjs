// Lines of generated AssemblyScript.

export const constant = (name, value) => `export const ${name}: i32 = ${value};`;

/** Names as constants: the number of each is its place in the list. */
export const numbered = (prefix, names) => names.map((name, number) => constant(prefix + name, number));

/** A row of numbers, with what it is of behind it. */
export const row = (numbers, title) => `  ${numbers.join(', ')}, // ${title}`;

/** Numbers in the module's memory. */
export const table = (name, type, rows) => [`export const ${name}: usize = memory.data<${type}>([`, ...rows, ']);'];
