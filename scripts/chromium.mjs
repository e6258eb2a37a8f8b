import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const shell = 'chromium-headless-shell';

const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser that lacks a system library is found but cannot start, so it has to print its version.
 *
 * @param {string} file
 */
function starts(file) {
  return isExecutable(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

const require = createRequire(import.meta.url);

/** @returns {string} where Playwright keeps, or would keep, its own Chromium */
function playwrightBrowser() {
  const playwright = /** @type {typeof import('playwright')} */ (require('playwright'));
  return playwright.chromium.executablePath();
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  // Everything goes to stderr: callers print their results on stdout.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return status === 0;
}

function installFromPlaywright() {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}

/** @param {string} name of the package */
function installFromDebian(name) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  return (
    isRootOnDebian &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  );
}

function find() {
  return [...names.flatMap(onPath), ...macApps, playwrightBrowser()].find(starts);
}

/**
 * Finds a Chromium that starts: `CHROMIUM_PATH`, the system's, Playwright's; installs one where there is none.
 *
 * @returns {string} path of the executable
 * @throws {Error} with one line of instructions
 */
export function findChromium() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (starts(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is ${wanted}, but no browser starts there. Correct it or unset it.`,
    );
  }
  let found = find();
  if (found === undefined && installFromPlaywright()) found = find();
  if (found === undefined && installFromDebian('chromium')) found = find();
  if (found === undefined) {
    throw new Error(
      'No Chromium found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return found;
}

/**
 * Finds Chromium without its windows, which loads a page with a fifth less work. Installs it on Debian, and uses
 * {@link findChromium} elsewhere. It places glyphs differently, so pictures are taken with Chromium.
 *
 * @returns {string} path of the executable
 * @throws {Error} with one line of instructions
 */
export function findHeadlessShell() {
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return findChromium();
  let found = onPath(shell).find(starts);
  if (found === undefined && installFromDebian(shell)) found = onPath(shell).find(starts);
  return found ?? findChromium();
}
