import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const NOTICE = 'Update available';

/** Settings of a user for whom Docusaurus has found a newer version. */
function createHome(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
  const folder = path.join(home, 'configstore/update-notifier-@docusaurus');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'core.json'),
    JSON.stringify({
      optOut: false,
      lastUpdateCheck: Date.now(),
      update: { latest: '9.0.0', current: '2.0.1', type: 'major', name: 'x' },
    }),
  );
  return home;
}

function run(command: string, ...args: readonly string[]): string {
  const env = { ...process.env, XDG_CONFIG_HOME: createHome() };
  for (const name of ['CI', 'NODE_ENV', 'NO_UPDATE_NOTIFIER']) {
    Reflect.deleteProperty(env, name);
  }
  const { stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
  });
  return stdout + stderr;
}

test.each(['build', 'start'])(
  'npm run %s does not advise to install another framework',
  (script) => {
    const text = run('npm', 'run', script, '--', '--help');
    expect(text).toContain('Options:');
    expect(text).not.toContain(NOTICE);
  },
  60_000,
);
