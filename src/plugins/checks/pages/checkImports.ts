import fs from 'node:fs';
import path from 'node:path';
import { suggest } from '../../../text/suggest';
import { findImports } from '../../shared/findReference';

const PUBLIC = '@site/src/components/public/';

/** Returns the version's folder: `docs` for `docs/api/Device.mdx`. */
function getVersionDir(file: string): string {
  const parts = file.split('/');
  const depth = parts[0] === 'versioned_docs' ? 2 : 1;
  return parts.slice(0, depth).join('/');
}

function checkNeighbor(file: string, from: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), from);
  const home = getVersionDir(file);
  return target.startsWith(`${home}/`)
    ? undefined
    : `it is outside ${home}/, so a later edit for another version could change this page. Copy the file to ${home}/ and import it from there.`;
}

function checkComponent(siteDir: string, from: string): string | undefined {
  const dir = path.join(siteDir, PUBLIC.replace('@site/', ''));
  const names = (fs.existsSync(dir) ? fs.readdirSync(dir) : [])
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => name.replace(/\.[jt]sx?$/, ''));
  if (!from.startsWith('@site/src/')) return undefined;
  const isPublic = from.startsWith(PUBLIC);
  const name = isPublic ? from.slice(PUBLIC.length) : path.posix.basename(from);
  if (isPublic && names.includes(name)) return undefined;
  const reason = isPublic
    ? `unknown component "${name}"`
    : 'pages may import only from src/components/public, whose interface is stable for released pages';
  return `${reason}. ${suggest(name, names)} Import a component from ${PUBLIC}, or add ${name} there.`;
}

/** Pages may import files of their own version, and components in `PUBLIC`. */
export function checkImports(
  siteDir: string,
  file: string,
  text: string,
): readonly string[] {
  return findImports(text).flatMap(({ line, from }) => {
    const error = from.startsWith('.')
      ? checkNeighbor(file, from)
      : checkComponent(siteDir, from);
    return error ? [`${file}:${line}: import of "${from}": ${error}`] : [];
  });
}
