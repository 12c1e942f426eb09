import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { load, loadContext } from '@docusaurus/core/lib/server';
import versions from '../../versions.json';
import { readDocument } from '../plugins/content/openrpc/readDocument';
import { DOCUSAURUS } from '../site/docusaurus';
import { getNextDir } from '../site/getNextDir';
import { parseNotes } from '../upgrade/SdkVersion';
import { CHANGELOG, checkVersion } from './checkVersion';

/* `npm run docs:version <version>`: checks the next version, and copies it to a new version. */

const read = (file: string): string => fs.readFileSync(file, 'utf8');

async function cutVersion(version: string | undefined): Promise<void> {
  // Development mode includes the next version, like `npm start`.
  Object.assign(process.env, {
    NODE_ENV: 'development',
    CONTENT_RULES: 'throw',
    DOCS_VERSIONS: ['current', ...versions.slice(0, 1)].join(','),
  });
  const siteDir = process.cwd();
  const { siteConfig } = await loadContext({ siteDir });
  const docs = getNextDir(siteConfig.presets);
  const { info } = readDocument(siteDir, docs);
  const changelog = read(`${docs}/${CHANGELOG}`);
  checkVersion(version, versions, info.version, changelog, docs);
  const notes = `${docs}/api/upgrade.json`;
  parseNotes(read(notes), notes, version);
  await load({ siteDir });
  const args = [DOCUSAURUS, 'docs:version', version];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, DOCS_VERSIONS: undefined, NO_UPDATE_NOTIFIER: '1' },
  });
  process.exitCode = status ?? 1;
}

cutVersion(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
