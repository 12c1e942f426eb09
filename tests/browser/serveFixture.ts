import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { UNFINISHED } from '../../src/site/unfinished';

const SERVE = 'src/commands/serve/run.ts';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

interface Site {
  /** Where the site begins, with a slash at its end. */
  readonly url: string;
  readonly stop: () => void;
}

/** @throws when the build fails; the message holds its output */
function build(config: string, dir: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'build', '--config', config, '--out-dir', dir],
    { env, encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`${config} does not build:\n${stdout}${stderr}`);
  }
}

/**
 * Serves a site of `tests/fixtures` with the real theme, and builds it
 * first where `.cache/` has it not: a worker starts anew after each failure.
 */
export async function serveFixture(name: string, port: number): Promise<Site> {
  const dir = `.cache/fixture-${name}`;
  const config = `tests/fixtures/${name}/docusaurus.config.js`;
  const env = {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/fixture-${name}-generated`,
  };
  const isBuilt =
    fs.existsSync(`${dir}/index.html`) &&
    !fs.existsSync(`${dir}/${UNFINISHED}`);
  if (!isBuilt) build(config, dir, env);
  const options = ['--config', config, '--dir', dir, '--no-open'];
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', SERVE, ...options, '--port', String(port)],
    { env },
  );
  await once(server.stdout, 'data');
  return {
    url: `http://localhost:${String(port)}/firebolt-documentation/`,
    stop: () => {
      server.kill();
    },
  };
}
