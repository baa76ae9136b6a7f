// npm run dev: the site with reload, and the engine compiled anew whenever its source changes.
import './bootstrap/node.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { compileRelease } from './bootstrap/build.mjs';
import { fingerprint } from './bootstrap/fingerprint.mjs';
import { install } from './bootstrap/install.mjs';
import { inRoot, root } from './bootstrap/paths.mjs';
import { step } from './bootstrap/step.mjs';

/** Editors save a file in several steps; one compilation answers them all. */
const QUIET_MS = 150;

let compiled = '';

/** Compiles unless the sources are those of the last time: a compilation may itself write generated tables among them. */
async function compile() {
  if (fingerprint('assembly') === compiled) return;
  // A program that does not compile has been reported here; the old engine stays until the next save.
  await step('Compile the engine', compileRelease).catch(() => {});
  compiled = fingerprint('assembly');
}

function compileOnChange() {
  let timer;
  let running = Promise.resolve();
  watch(inRoot('assembly'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(compile)), QUIET_MS);
  });
}

try {
  await install();
} catch {
  process.exit(1);
}
await compile();
compileOnChange();

const vite = spawn(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'dev', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
vite.on('exit', (code) => process.exit(code ?? 0));
