import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { linkPackages } from './linkPackages';

const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/**
 * Copies the files that Git tracks or would add, and links the packages.
 * @param isWanted whether to copy a file, by its path in the checkout
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
