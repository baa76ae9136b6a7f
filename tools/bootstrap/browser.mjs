import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

const PLAYWRIGHT_FOLDERS = {
  linux: join(homedir(), '.cache/ms-playwright'),
  darwin: join(homedir(), 'Library/Caches/ms-playwright'),
  win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
};

const IN_PLAYWRIGHT = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

function inPlaywrightsFolder() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? PLAYWRIGHT_FOLDERS[process.platform];
  if (!folder || !existsSync(folder)) return [];
  const builds = readdirSync(folder).filter((name) => name.startsWith('chromium'));
  return builds.flatMap((build) => IN_PLAYWRIGHT.map((path) => join(folder, build, path)));
}

/** Ubuntu's chromium-browser is a stub that only asks for snap: being there is not enough, it must also start. */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Path of a Chromium that starts, or undefined. CHROME_PATH wins, and when it is set nothing else is looked at. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  const candidates = named
    ? [named]
    : [...onPath(), ...(USUAL_PLACES[process.platform] ?? []), ...inPlaywrightsFolder()];
  return candidates.find(starts);
}

const isRoot = () => process.getuid?.() === 0;

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
}

const installFromPlaywright = () =>
  run(process.execPath, [
    inRoot('node_modules/playwright-core/cli.js'),
    'install',
    'chromium',
    ...(isRoot() ? ['--with-deps'] : []),
  ]);

/**
 * A Chromium for the end-to-end tests: one that is there, or one that is installed now where the system allows it.
 *
 * @returns {Promise<string | undefined>} its path
 */
export async function findOrInstallBrowser() {
  const there = findBrowser();
  if (there || process.env.CHROME_PATH || process.env.SANDTABLE_NO_BROWSER_INSTALL) return there;

  const ways = [installFromPlaywright];
  if (isRoot() && process.platform === 'linux' && existsSync('/usr/bin/apt-get')) ways.unshift(installFromDebian);
  for (const way of ways) {
    await way().catch((error) => console.log(`  ${error.message}`));
    const installed = findBrowser();
    if (installed) return installed;
  }
}

export const NO_BROWSER = `No Chromium was found, so the end-to-end tests could not run. Any one of these helps:
  - set CHROME_PATH to a Chromium, Chrome or Edge of this system${process.env.CHROME_PATH ? ` (now: ${process.env.CHROME_PATH}, which does not start)` : ''}
  - install one: "apt install chromium", "brew install --cask chromium", or https://www.google.com/chrome
  - npx playwright-core install --with-deps chromium`;
