import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { linkPackages } from './linkPackages';

const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/**
 * Copies the files of a checkout that Git has or would add, and links its packages.
 *
 * @param isWanted whether a file, by its path in the checkout, is copied
 */
export function cloneSite(
  target: string,
  checkout = '.',
  isWanted: (file: string) => boolean = () => true,
): void {
  const list = execFileSync('git', LIST, { encoding: 'utf8', cwd: checkout });
  for (const file of list.split('\0').filter(Boolean)) {
    const source = path.join(checkout, file);
    if (!isWanted(file) || !fs.existsSync(source)) continue;
    fs.cpSync(source, path.join(target, file));
  }
  linkPackages(target, path.resolve(checkout, 'node_modules'));
}
