import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell comes first, because it opens a page three times as fast. */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const INSTALLERS: readonly (readonly [string, readonly string[]])[] = [
  [process.execPath, [PLAYWRIGHT, 'install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', 'chromium']],
  ['dnf', ['install', '-y', 'chromium']],
  ['apk', ['add', 'chromium']],
  ['brew', ['install', '--cask', 'chromium']],
];

function findCommand(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** The path of an installed Chrome or Chromium, or of Playwright's Chromium. */
export function findBrowser(): string | undefined {
  for (const name of COMMANDS) {
    const path = findCommand(name);
    if (path) return path;
  }
  return [...APPLICATIONS, chromium.executablePath()].find((path) =>
    fs.existsSync(path),
  );
}

/**
 * The path of a browser; installs one if there is none.
 * @throws if the installation fails; the message says what to install
 */
export function ensureBrowser(): string {
  for (const [command, args] of INSTALLERS) {
    const path = findBrowser();
    if (path) return path;
    // If the command is missing, this does nothing.
    spawnSync(command, args, { stdio: 'inherit' });
  }
  const path = findBrowser();
  if (path) return path;
  throw new Error(
    'No browser found, and none could be installed. Install Chrome or Chromium, or set BROWSER_PATH to one.',
  );
}
