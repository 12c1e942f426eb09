import fs from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve('node_modules');

/** Links the installed packages into a folder that has its own `.cache`. */
export function linkPackages(folder: string, packages = PACKAGES): void {
  const target = path.join(folder, 'node_modules');
  fs.mkdirSync(target);
  for (const name of fs.readdirSync(packages)) {
    if (name === '.cache') continue;
    fs.symlinkSync(
      path.join(packages, name),
      path.join(target, name),
      'junction',
    );
  }
}
