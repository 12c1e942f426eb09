import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { load } from '@docusaurus/core/lib/server';
import { parseNotes } from '../upgrade/SdkVersion';
import { checkVersion } from './checkVersion';

/* `npm run docs:version <version>`: checks docs/, and copies it to a new version. */

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

async function cutVersion(version: string | undefined): Promise<void> {
  const versions = readJson('versions.json') as readonly string[];
  const { info } = readJson('docs/api/openrpc.json') as {
    readonly info: { readonly version: string };
  };
  const changelog = fs.readFileSync('docs/changelog/changelog.mdx', 'utf8');
  checkVersion(version, versions, info.version, changelog);
  const notes = 'docs/api/upgrade.json';
  parseNotes(fs.readFileSync(notes, 'utf8'), notes, version);
  // Development mode includes docs/, like `npm start`.
  Object.assign(process.env, {
    NODE_ENV: 'development',
    DOCS_VERSIONS: ['current', ...versions.slice(0, 1)].join(','),
  });
  await load({ siteDir: process.cwd() });
  const { status } = spawnSync('npx', ['docusaurus', 'docs:version', version], {
    stdio: 'inherit',
    env: { ...process.env, DOCS_VERSIONS: undefined, NO_UPDATE_NOTIFIER: '1' },
  });
  process.exitCode = status ?? 1;
}

cutVersion(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
