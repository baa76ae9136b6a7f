// Compiles the engine: `node tools/engine.mjs [part ...]`, all parts when none is named.
//   release  build/<game>.wasm, what is published
//   test     build/<game>.test.wasm, the same with assertions and bounds checks
//   games    build/games/<name>.wasm, the games that only the kernel's tests play (test/games)
// The compiler uses one processor, so there are as many of them as processors.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mergeData } from './merge-data.mjs';

/** Where the entries of a part are, how they are compiled, and what the module of one is called. */
const PARTS = {
  release: { folder: 'assembly', target: 'release', output: (name) => `build/${name}.wasm` },
  test: { folder: 'assembly', target: 'test', output: (name) => `build/${name}.test.wasm` },
  games: { folder: 'test/games', target: 'test', output: (name) => `build/games/${name}.wasm` },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url));

const asked = process.argv.slice(2);
const unknown = asked.find((part) => !Object.hasOwn(PARTS, part));
if (unknown) {
  console.error(`no part "${unknown}"; parts are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
const parts = asked.length ? asked.map((part) => PARTS[part]) : Object.values(PARTS);

const modules = parts.flatMap(({ folder, target, output }) =>
  readdirSync(`${root}/${folder}`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ entry: `${folder}/${name}`, target, output: output(name.slice(0, -'.ts'.length)) })),
);

const asc = promisify(execFile);

async function compileWaiting() {
  for (let module = modules.shift(); module; module = modules.shift()) {
    const { entry, target, output } = module;
    const options = ['--config', 'asconfig.json', '--target', target, '-o', output];
    const { stdout, stderr } = await asc(process.execPath, [compiler, entry, ...options], { cwd: root });
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    writeFileSync(`${root}/${output}`, mergeData(readFileSync(`${root}/${output}`)));
  }
}

mkdirSync(`${root}/build/games`, { recursive: true });
try {
  await Promise.all(Array.from({ length: availableParallelism() }, compileWaiting));
} catch ({ stdout = '', stderr, message }) {
  console.error(`${stdout}${stderr ?? message}`);
  process.exit(1);
}
