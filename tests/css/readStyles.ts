import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/plugins/shared/listFiles';

const COMMENT = /\/\*[^]*?\*\//g;

export const readFiles = (
  folder: string,
  name: RegExp,
): ReadonlyMap<string, string> =>
  new Map(
    listFiles(folder)
      .filter((file) => name.test(file))
      .map((file) => {
        const full = path.join(folder, file);
        return [full.replace(/\\/g, '/'), fs.readFileSync(full, 'utf8')];
      }),
  );

export const readStyles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFiles(folder, /\.css$/)].map(([file, css]) => [
      file,
      css.replace(COMMENT, ''),
    ]),
  );
