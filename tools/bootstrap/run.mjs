import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** A command that could not be started or ended with a failure. `output` is all it printed, unless it was shown live. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}`);
    this.output = output;
  }
}

/**
 * Runs a program in the repository's root and waits for its end.
 *
 * @param {string} file program
 * @param {string[]} args
 * @param {{ live?: boolean, shell?: boolean, env?: Record<string, string> }} [options]
 *   live: print while it runs instead of collecting the output
 * @returns {Promise<string>} what it printed
 * @throws {CommandFailed}
 */
export function run(file, args, { live = false, shell = false, env = {} } = {}) {
  return new Promise((done, failed) => {
    const output = [];
    // Standard input stays closed: a build that asks a question must fail, not wait.
    const child = spawn(file, args, {
      cwd: root,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const text = () => Buffer.concat(output).toString();
    const name = [file, ...args].join(' ');
    child.on('error', (error) => failed(new CommandFailed(name, error.code, text())));
    child.on('close', (code, signal) =>
      code === 0 ? done(text()) : failed(new CommandFailed(name, code ?? signal, text())),
    );
  });
}

/** npm's own script, so that it runs under this very Node and without a shell; undefined where npm is installed otherwise. */
function npmScript() {
  const beside = [
    process.env.npm_execpath,
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  return beside.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
}

/** Runs npm with the arguments; options as for {@link run}. */
export function npm(args, options) {
  const script = npmScript();
  if (script) return run(process.execPath, [script, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Runs a script of package.json. */
export const npmRun = (script, options) => npm(['run', '--silent', script], options);
