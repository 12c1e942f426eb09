import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeFolder } from '../makeFolder';
import { writeFiles } from '../writeFiles';

/** Settings of a user for whom Docusaurus has found a newer version. */
const home = writeFiles(makeFolder('home'), {
  'configstore/update-notifier-@docusaurus/core.json': JSON.stringify({
    optOut: false,
    lastUpdateCheck: Date.now(),
    update: { latest: '9.0.0', current: '2.0.1', type: 'major', name: 'x' },
  }),
});

const env = {
  ...process.env,
  XDG_CONFIG_HOME: home,
  CI: undefined,
  NODE_ENV: undefined,
  NO_UPDATE_NOTIFIER: undefined,
};

test.each(['build', 'start'])(
  'npm run %s does not advise to install another framework',
  (script) => {
    const args = ['run', script, '--', '--help'];
    const { stdout, stderr } = spawnSync('npm', args, {
      encoding: 'utf8',
      env,
    });
    expect(stdout).toContain('Options:');
    expect(stdout + stderr).not.toContain('Update available');
  },
);
