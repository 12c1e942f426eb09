import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { linkPackages } from '../linkPackages';

/** New text of each file, from its old text; `undefined` deletes it. */
export type Edits = Readonly<
  Record<string, (text: string) => string | undefined>
>;

/** An edit that must find what it replaces. */
export function replace(from: string, to: string): (text: string) => string {
  return (text) => {
    if (!text.includes(from)) throw new Error(`the fixture lacks "${from}"`);
    return text.replace(from, to);
  };
}

/** Both edits, the first ones first. A file that both make is as the second say. */
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
  /** What it printed, without colors, indentation and its folder's name. */
  readonly output: string;
}

export interface FixtureSite {
  readonly folder: string;
  /** Builds the site with these edits, and takes them back. */
  build(edits?: Edits, env?: NodeJS.ProcessEnv): Build;
  /** The same as far as core reads pages and settings; takes a tenth of it. */
  load(edits?: Edits): Build;
  /** Text of a file that the last build has made. */
  read(file: string): string;
  /** Hashes of the files of the last build, by name. */
  readBuild(): Readonly<Record<string, string>>;
  /** Changes or deletes a file that the last build has made, as a person might. */
  damage(file: string, text?: string): void;
  /** Changes every file that builds cache, as a broken disk might. */
  damageCaches(change: (bytes: Buffer) => Buffer): void;
  /** Makes the checkout a fresh one. */
  forget(): void;
  remove(): void;
}

const ROOT = path.resolve('.');

/** What the scripts of package.json run. */
const COMMAND = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Where builds cache something. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

/** Need pages that the fixture does not have. */
const LEFT_OUT = ['pages', 'theme/NotFound'];

/** What the fixture shares with the site: all that makes pages. */
const SHARED = [
  ...fs.readdirSync('src').filter((name) => name !== 'theme'),
  ...fs.readdirSync('src/theme').map((name) => `theme/${name}`),
]
  .filter((name) => !LEFT_OUT.includes(name))
  .map((name) => `src/${name}`);

interface Options {
  /** Folder of the fixture below `tests/fixtures`. */
  readonly name?: string;
  /** Files and folders that it takes from the site. */
  readonly shared?: readonly string[];
}

function createFolder({ name = 'site', shared = SHARED }: Options): string {
  const temp = fs.realpathSync(os.tmpdir());
  const folder = fs.mkdtempSync(path.join(temp, 'fixture-site-'));
  fs.cpSync(path.join(ROOT, 'tests/fixtures', name), folder, {
    recursive: true,
  });
  fs.copyFileSync(
    path.join(ROOT, 'docusaurus.config.ts'),
    path.join(folder, 'site.config.ts'),
  );
  // The browsers that the site supports, and the settings of its commands.
  for (const file of ['package.json', '.env']) {
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  for (const file of shared) {
    fs.cpSync(path.join(ROOT, file), path.join(folder, file), {
      recursive: true,
    });
  }
  linkPackages(folder);
  return folder;
}

function edit(file: string, change: Edits[string]): () => void {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  const changed = change(text ?? '');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (changed === undefined) fs.rmSync(file, { force: true });
  else fs.writeFileSync(file, changed);
  return () => {
    if (text === undefined) fs.rmSync(file, { force: true });
    else fs.writeFileSync(file, text);
  };
}

/** Does what `docusaurus build` does before it compiles anything. */
const LOAD = `require('@docusaurus/core/lib/server').load({ siteDir: process.cwd() }).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});`;

function run(
  cwd: string,
  args: readonly string[],
  changes: NodeJS.ProcessEnv,
): Build {
  const env = { ...process.env, DOCS_VERSIONS: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
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

/**
 * A small site with the settings, plugins and components of this one. One
 * folder serves all builds, which keeps webpack's cache warm.
 */
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
      runWith(edits, ['--env-file=.env', COMMAND, 'build', '--no-minify'], env),
    load: (edits = {}) => runWith(edits, ['-e', LOAD]),
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
    damageCaches(change) {
      const files = CACHES.flatMap((name) =>
        listFiles(path.join(folder, name)).map((file) =>
          path.join(folder, name, file),
        ),
      );
      for (const file of files) {
        fs.writeFileSync(file, new Uint8Array(change(fs.readFileSync(file))));
      }
    },
    forget() {
      for (const name of ['build', ...CACHES]) {
        fs.rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
    remove() {
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
