import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scripts } from '../../package.json';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { DOCUSAURUS } from '../../src/site/docusaurus';
import { linkPackages } from '../linkPackages';

/** An edit maps a file's old text to its new text; `undefined` deletes the file. */
export type Edits = Readonly<
  Record<string, (text: string) => string | undefined>
>;

export function replace(from: string, to: string): (text: string) => string {
  return (text) => {
    if (!text.includes(from)) throw new Error(`the fixture lacks "${from}"`);
    return text.replace(from, to);
  };
}

export function merge(first: Edits, second: Edits): Edits {
  const merged = Object.entries(second).map(
    ([file, change]): [string, Edits[string]] => {
      const before = first[file];
      return [file, (text) => change(before?.(text) ?? text)];
    },
  );
  return { ...first, ...Object.fromEntries(merged) };
}

export interface Build {
  readonly succeeds: boolean;
  /** The output without colors, indentation, or the folder's name. */
  readonly output: string;
}

export interface FixtureSite {
  readonly folder: string;
  /** Builds the site with these edits, then reverts them. */
  build(edits?: Edits, env?: NodeJS.ProcessEnv): Build;
  /**
   * Runs `npm run content` with each of the edits, in one process. The command does
   * everything that a build does before it compiles.
   */
  check(edits: readonly Edits[]): readonly Build[];
  /** For example, `swizzle`. */
  command(...args: readonly string[]): Build;
  /** Reads a file that the last build has written. */
  read(file: string): string;
  /** Hashes of the last build's files, by name. */
  readBuild(): Readonly<Record<string, string>>;
  damage(file: string, text?: string): void;
  /** Damages cached files as a broken disk would; applies the changes in turn. */
  damageCaches(...changes: readonly ((bytes: Buffer) => Buffer)[]): void;
  remove(): void;
}

const ROOT = path.resolve('.');

/** The npm script's options for Node.js make the build faster. */
const [, ...BUILD] = scripts.build.split(' ');
const OPTIONS = BUILD.filter((argument) => argument.startsWith('--'));

const CACHES = ['.docusaurus', 'node_modules/.cache'];

/** Not copied, because these files depend on pages that the fixture doesn't have. */
const LEFT_OUT = ['pages', 'theme/NotFound'];

/** Files that affect pages; the fixture uses the site's own. */
const SHARED = [
  ...fs.readdirSync('src').filter((name) => name !== 'theme'),
  ...fs.readdirSync('src/theme').map((name) => `theme/${name}`),
]
  .filter((name) => !LEFT_OUT.includes(name))
  .map((name) => `src/${name}`);

interface Options {
  readonly name?: string;
  readonly folderName?: string;
  /** A second folder, whose settings extend the fixture's. */
  readonly overlay?: string;
  /** Files and folders of the site that the fixture copies. */
  readonly shared?: readonly string[];
}

function createFolder({
  name = 'site',
  folderName = 'site',
  overlay,
  shared = SHARED,
}: Options): string {
  const temp = fs.realpathSync(os.tmpdir());
  const parent = fs.mkdtempSync(path.join(temp, 'fixture-site-'));
  const folder = path.join(parent, folderName);
  fs.cpSync(path.join(ROOT, 'tests/fixtures', name), folder, {
    recursive: true,
  });
  fs.copyFileSync(
    path.join(ROOT, 'docusaurus.config.ts'),
    path.join(folder, 'site.config.ts'),
  );
  // package.json contains the supported browsers and the npm scripts.
  for (const file of ['package.json', '.env', 'babel.config.js']) {
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  for (const file of shared) {
    fs.cpSync(path.join(ROOT, file), path.join(folder, file), {
      recursive: true,
    });
  }
  if (overlay !== undefined) {
    const settings = path.join(folder, 'docusaurus.config.js');
    fs.renameSync(settings, path.join(folder, 'base.config.js'));
    fs.cpSync(path.join(ROOT, 'tests/fixtures', overlay), folder, {
      recursive: true,
    });
  }
  linkPackages(folder);
  return folder;
}

const readText = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;

function edit(file: string, change: Edits[string]): () => void {
  const text = readText(file);
  const changed = change(text ?? '');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (changed === undefined) fs.rmSync(file, { force: true });
  else fs.writeFileSync(file, changed);
  return () => {
    if (text === undefined) fs.rmSync(file, { force: true });
    else fs.writeFileSync(file, text);
  };
}

/** Separates the outputs of two checks. */
const NEXT = '--- next ---';

// Loads the site once for each set of edited files, like `docusaurus build` before it
// compiles. The input maps file names to new text; `null` deletes a file.
const CHECK = `
const fs = require('node:fs');
const path = require('node:path');
const { load } = require('@docusaurus/core/lib/server');
const siteDir = process.cwd();
const read = (file) => fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
const write = (files) => {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) fs.rmSync(file, { force: true });
    else fs.mkdirSync(path.dirname(file), { recursive: true });
    if (text !== null) fs.writeFileSync(file, text);
  }
};
(async () => {
  for (const files of JSON.parse(fs.readFileSync(0, 'utf8'))) {
    const before = Object.fromEntries(Object.keys(files).map((file) => [file, read(file)]));
    write(files);
    // The settings are read again, but the plugins' modules stay loaded.
    for (const name of Object.keys(require.cache)) {
      if (path.dirname(name) === siteDir) delete require.cache[name];
    }
    await load({ siteDir }).then(
      () => console.log('fine'),
      (error) => console.log(error),
    );
    console.log(${JSON.stringify(NEXT)});
    write(before);
  }
  // Worker threads that wait for finished pages would keep the process alive.
  process.exit();
})();`;

function run(
  cwd: string,
  args: readonly string[],
  changes: NodeJS.ProcessEnv,
  input = '',
): Build {
  const env = { ...process.env, DOCS_VERSIONS: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: {
      ...env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      BROKEN_LINKS: 'throw',
      FORCE_COLOR: '0',
      CI: '1',
      ...changes,
    },
  });
  const plain = (stdout + stderr).replace(/\u001b\[[\d;]*m/g, '');
  const output = plain.replaceAll(cwd + path.sep, '').replace(/^[ \t]+/gm, '');
  return { succeeds: status === 0, output };
}

/** All builds share one folder, and therefore webpack's cache. */
export function createFixtureSite(options: Options = {}): FixtureSite {
  const folder = createFolder(options);
  const runWith = (
    edits: Edits,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Build => {
    const restore = Object.entries(edits).map(([file, change]) =>
      edit(path.join(folder, file), change),
    );
    const result = run(folder, args, env);
    for (const undo of restore) undo();
    return result;
  };
  return {
    folder,
    build: (edits = {}, env = {}) =>
      // Some shells set this, and a build must not become another one.
      runWith(edits, [...BUILD, '--no-minify'], {
        NODE_ENV: 'development',
        ...env,
      }),
    command: (...args) => runWith({}, [...OPTIONS, DOCUSAURUS, ...args]),
    check(list) {
      const jobs = list.map((edits) =>
        Object.fromEntries(
          Object.entries(edits).map(([file, change]) => [
            file,
            change(readText(path.join(folder, file)) ?? '') ?? null,
          ]),
        ),
      );
      const env = { CONTENT_RULES: 'throw' };
      const { output } = run(
        folder,
        [...OPTIONS, '-e', CHECK],
        env,
        JSON.stringify(jobs),
      );
      return output
        .split(`${NEXT}\n`)
        .slice(0, list.length)
        .map((part) => ({ succeeds: /^fine$/m.test(part), output: part }));
    },
    read: (file) => fs.readFileSync(path.join(folder, 'build', file), 'utf8'),
    readBuild() {
      const root = path.join(folder, 'build');
      const names = listFiles(root);
      const hash = (name: string): string =>
        createHash('sha256')
          .update(fs.readFileSync(path.join(root, name), 'latin1'))
          .digest('hex');
      return Object.fromEntries(names.map((name) => [name, hash(name)]));
    },
    damage(file, text) {
      const built = path.join(folder, 'build', file);
      if (text === undefined) fs.rmSync(built);
      else fs.writeFileSync(built, text);
    },
    damageCaches(...changes) {
      const files = CACHES.flatMap((name) =>
        listFiles(path.join(folder, name)).map((file) =>
          path.join(folder, name, file),
        ),
      );
      files.forEach((file, i) => {
        const bytes = fs.readFileSync(file);
        const damaged = changes[i % changes.length]?.(bytes) ?? bytes;
        fs.writeFileSync(file, new Uint8Array(damaged));
      });
    },
    remove() {
      fs.rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}
