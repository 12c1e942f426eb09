import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { load } from '@docusaurus/core/lib/server';
import { readDocument } from '../plugins/content/openrpc/readDocument';
import { parseNotes } from '../upgrade/SdkVersion';
import { checkVersion } from './checkVersion';

/* `npm run docs:version <version>`: checks docs/, and copies it to a new version. */

async function cutVersion(version: string | undefined): Promise<void> {
  const versions = JSON.parse(
    fs.readFileSync('versions.json', 'utf8'),
  ) as readonly string[];
  const siteDir = process.cwd();
  const { info } = readDocument(siteDir, 'docs', { checksExamples: true });
  const changelog = fs.readFileSync('docs/changelog/changelog.mdx', 'utf8');
  checkVersion(version, versions, info.version, changelog);
  const notes = 'docs/api/upgrade.json';
  parseNotes(fs.readFileSync(notes, 'utf8'), notes, version);
  // Development mode includes docs/, like `npm start`.
  Object.assign(process.env, {
    NODE_ENV: 'development',
    CONTENT_RULES: 'throw',
    DOCS_VERSIONS: ['current', ...versions.slice(0, 1)].join(','),
  });
  await load({ siteDir });
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
