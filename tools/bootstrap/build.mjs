import { existsSync } from 'node:fs';
import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { npmRun } from './run.mjs';
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

/** Builds engine, command line and site, unless nothing changed since they were built last. */
export async function buildIfChanged() {
  if (existsSync(inRoot('dist/index.html')) && stampIs(STAMP, sources())) {
    await step('Build', () => 'skip');
    return;
  }
  await buildAll();
  // Taken after the build: code generators write into the source folders.
  writeStamp(STAMP, sources());
}
