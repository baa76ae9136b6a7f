import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { CommandFailed, npm } from './run.mjs';
import { step } from './step.mjs';

const STAMP = 'node_modules/.sandtable-installed';

async function requireNpm() {
  try {
    await npm(['--version']);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(
      'npm was not found. It comes with Node (https://nodejs.org); on Debian and Ubuntu it is the package "npm".',
    );
  }
}

/** Installs exactly what package-lock.json names, unless that was done before. */
export function install() {
  return step('Install dependencies', async () => {
    const wanted = fingerprint('package-lock.json');
    if (stampIs(STAMP, wanted)) return 'skip';
    await requireNpm();
    await npm(['ci', '--loglevel=warn', '--no-audit', '--no-fund', '--include=dev', '--include=optional']);
    writeStamp(STAMP, wanted);
  });
}
