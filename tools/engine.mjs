// Compiles every game's engine, release and test build, into build/: `node tools/engine.mjs [release]`, which leaves out
// the test build. The compiler uses one processor, so there are as many of them as processors.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url));
const entries = readdirSync(`${root}/assembly`).filter((name) => name.endsWith('.ts'));
const targets = Object.entries({ release: '', test: '.test' }).filter(
  ([target]) => (process.argv[2] ?? target) === target,
);

const modules = entries.flatMap((entry) =>
  targets.map(([target, suffix]) => [
    `assembly/${entry}`,
    ...['--config', 'asconfig.json', '--target', target],
    ...['-o', `build/${entry.slice(0, -3)}${suffix}.wasm`],
  ]),
);

const asc = promisify(execFile);

async function compileWaiting() {
  for (let module = modules.shift(); module; module = modules.shift()) {
    const { stdout, stderr } = await asc(process.execPath, [compiler, ...module], { cwd: root });
    process.stdout.write(stdout);
    process.stderr.write(stderr);
  }
}

mkdirSync(`${root}/build`, { recursive: true });
try {
  await Promise.all(Array.from({ length: availableParallelism() }, compileWaiting));
} catch ({ stdout = '', stderr, message }) {
  console.error(`${stdout}${stderr ?? message}`);
  process.exit(1);
}
