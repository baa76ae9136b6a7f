// Compiles every game's engine, release and test build, into build/: `node tools/engine.mjs [release]`, which leaves out
// the test build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url));
const entries = readdirSync(`${root}/assembly`).filter((name) => name.endsWith('.ts'));
const targets = Object.entries({ release: '', test: '.test' }).filter(
  ([target]) => (process.argv[2] ?? target) === target,
);

mkdirSync(`${root}/build`, { recursive: true });
for (const entry of entries) {
  const game = entry.slice(0, -3);
  for (const [target, suffix] of targets) {
    execFileSync(
      process.execPath,
      [
        compiler,
        `assembly/${entry}`,
        '--config',
        'asconfig.json',
        '--target',
        target,
        '-o',
        `build/${game}${suffix}.wasm`,
      ],
      { cwd: root, stdio: 'inherit' },
    );
  }
}
