#!/usr/bin/env node
// The command line. The program itself is compiled from workers/cli/main.ts by `npm run build:cli`.

const build = new URL('../build/', import.meta.url);
const program = new URL('cli/main.js', build);

const { main } = await import(program.href).catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('sandtable: the command line is not built yet; run "npm run build:cli"\n');
  process.exit(2);
});

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 2));
await main(process.argv.slice(2), build);
