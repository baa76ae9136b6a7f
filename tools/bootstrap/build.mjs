import { existsSync } from 'node:fs';
import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { npmRun, run } from './run.mjs';
import { step } from './step.mjs';

/** The parts of the product. Command line and site run the engine's modules; only the site's build reads them. */
export const engine = { title: 'Compile the engine', script: 'engine' };
export const commandLine = { title: 'Build the command line', script: 'build:cli' };
export const site = { title: 'Build the site', script: 'build:site' };

const STAMP = 'build/.sandtable-built';

const SOURCES = [
  ...['assembly', 'workers', 'site', 'messages', 'project.inlang', 'tools', 'bin'],
  ...['asconfig.json', 'svelte.config.js', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

const sources = () => fingerprint(...SOURCES) + (process.env.BASE_PATH ?? '');

export const buildPart = ({ title, script }) => step(title, () => npmRun(script));

/** Builds engine, command line and site. */
export async function buildAll() {
  for (const part of [engine, commandLine, site]) await buildPart(part);
}

/** Compiles the engine as it is played with; its test build takes longer, and nothing but tests needs it. */
export async function compileRelease() {
  await run(process.execPath, [inRoot('tools/tables.mjs')]);
  await run(process.execPath, [inRoot('tools/engine.mjs'), 'release']);
}

/** Builds what is served, the site and the engine in it, unless nothing changed since that was built last. */
export async function buildServed() {
  if (existsSync(inRoot('dist/index.html')) && stampIs(STAMP, sources())) {
    await step('Build', () => 'skip');
    return;
  }
  await step(engine.title, compileRelease);
  await buildPart(site);
  // Taken after the build: code generators write into the source folders.
  writeStamp(STAMP, sources());
}
