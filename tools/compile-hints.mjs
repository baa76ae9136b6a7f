/** Smaller ones gain less than the line costs. */
const LEAST = 2000;

/**
 * Vite plugin: asks the browser to compile a script whole while it is fetched, off the main thread, rather than each function
 * when it is first called; half of what a page loads is called before it stands. Chrome 136 and later read the line
 * (https://v8.dev/blog/explicit-compile-hints), for others it is a comment. It spares the main thread a quarter to a third of
 * the processor time above 50 ms a task, and gains nothing by the clock where no processor is left for the compiling.
 * After whatever takes comments out (tools/inlined.mjs).
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',

    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.code.length < LEAST) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
