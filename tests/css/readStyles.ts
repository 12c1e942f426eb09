import fs from 'node:fs';
import path from 'node:path';

const COMMENT = /\/\*[^]*?\*\//g;

/** Files below a folder whose names match, with their texts. */
export const readFiles = (
  folder: string,
  name: RegExp,
): ReadonlyMap<string, string> =>
  new Map(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => {
        const full = path.join(folder, file);
        return [full.replace(/\\/g, '/'), fs.readFileSync(full, 'utf8')];
      }),
  );

/** Style sheets below a folder, without comments. */
export const readStyles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFiles(folder, /\.css$/)].map(([file, css]) => [
      file,
      css.replace(COMMENT, ''),
    ]),
  );
