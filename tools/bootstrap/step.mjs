const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one named piece of work and prints one line about it with its duration. A failure prints what the command said.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T | 'skip'> | T | 'skip'} work returns 'skip' when there was nothing to do
 * @returns {Promise<T | 'skip'>}
 * @throws whatever the work throws, after it was printed
 */
export async function step(title, work) {
  const start = performance.now();
  try {
    const result = await work();
    console.log(result === 'skip' ? `- ${title}: up to date` : `✓ ${title} (${seconds(start)})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title} (${seconds(start)})`);
    console.log(`${error.output ?? ''}\n${error.message}`.trim().replace(/^/gm, '    '));
    throw error;
  }
}
