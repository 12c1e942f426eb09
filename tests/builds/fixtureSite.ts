import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scripts } from '../../package.json';
import { listFiles } from '../../src/plugins/shared/listFiles';
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

const ROOT = path.resolve('.');

/** The npm script's options for Node.js make the build faster. */
const OPTIONS = scripts.build
  .split(' ')
  .filter((argument) => argument.startsWith('--'));

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
  readonly env?: NodeJS.ProcessEnv;
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
  const copy = (from: string, to = from): void => {
    fs.cpSync(path.join(ROOT, from), path.join(folder, to), {
      recursive: true,
    });
  };
  copy(`tests/fixtures/${name}`, '');
  copy('docusaurus.config.ts', 'site.config.ts');
  // package.json contains the supported browsers and the npm scripts.
  for (const file of ['package.json', '.env', 'babel.config.js', ...shared])
    copy(file);
  if (overlay !== undefined) {
    const settings = path.join(folder, 'docusaurus.config.js');
    fs.renameSync(settings, path.join(folder, 'base.config.js'));
    copy(`tests/fixtures/${overlay}`, '');
  }
  linkPackages(folder);
  return folder;
}

function edit(file: string, change: Edits[string]): () => void {
  const write = (text: string | undefined): void => {
    if (text === undefined) fs.rmSync(file, { force: true });
    else fs.writeFileSync(file, text);
  };
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  write(change(text ?? ''));
  return () => {
    write(text);
  };
}

/** Returns a function that runs a command of Docusaurus in the folder. */
function startDocusaurus(
  folder: string,
  log: string,
  env: NodeJS.ProcessEnv = {},
) {
  fs.writeFileSync(log, '');
  const file = fs.openSync(log, 'a');
  const child = fork(path.join(ROOT, 'tests/builds/docusaurus.mjs'), {
    cwd: folder,
    execArgv: OPTIONS,
    // Pipes could deliver the answer before the output.
    stdio: ['ignore', file, file, 'ipc'],
    env: {
      ...process.env,
      // Some shells set this, and a build must not become another one.
      NODE_ENV: 'development',
      DOCS_VERSIONS: undefined,
      BROKEN_LINKS: undefined,
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
      CI: '1',
      ...env,
    },
  });
  const ended = once(child, 'exit').then(() => [false]);
  const run = async (
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ): Promise<Build> => {
    fs.truncateSync(log);
    child.send({ args, env });
    const [succeeds] = await Promise.race([once(child, 'message'), ended]);
    const plain = fs.readFileSync(log, 'utf8').replace(/\u001b\[[\d;]*m/g, '');
    const output = plain.replaceAll(folder + path.sep, '');
    return {
      succeeds: succeeds === true,
      output: output.replace(/^[ \t]+/gm, ''),
    };
  };
  return { child, run };
}

/** All builds share one folder, and therefore webpack's cache. */
export function createFixtureSite(options: Options = {}) {
  const folder = createFolder(options);
  let docusaurus: ReturnType<typeof startDocusaurus> | undefined;
  const run = async (
    args: readonly string[],
    edits: Edits = {},
    env: NodeJS.ProcessEnv = {},
  ): Promise<Build> => {
    const restore = Object.entries(edits).map(([file, change]) =>
      edit(path.join(folder, file), change),
    );
    docusaurus ??= startDocusaurus(folder, `${folder}.log`, options.env);
    const result = await docusaurus.run(args, env);
    for (const undo of restore) undo();
    return result;
  };
  /** Ends the process that runs the commands; the next command starts another. */
  const stop = (): void => {
    docusaurus?.child.kill('SIGKILL');
    docusaurus = undefined;
  };
  const root = path.join(folder, 'build');
  const read = (file: string): string =>
    fs.readFileSync(path.join(root, file), 'utf8');
  return {
    folder,
    /** Builds the site with these edits, then reverts them. */
    build: (edits: Edits = {}, env?: NodeJS.ProcessEnv) =>
      run(['build'], edits, env),
    /** Does everything that a build with these edits does before it compiles. */
    check: (edits: Edits) => run(['load'], edits, { NODE_ENV: 'production' }),
    /** For example, `swizzle`. */
    command: (...args: readonly string[]) =>
      run(args, {}, { NODE_ENV: 'production' }),
    /** Reads a file that the last build has written. */
    read,
    /** Hashes of the last build's files, by name. */
    readBuild: (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        listFiles(root).map((name) => [
          name,
          createHash('sha256')
            .update(fs.readFileSync(path.join(root, name), 'latin1'))
            .digest('hex'),
        ]),
      ),
    stop,
    remove() {
      stop();
      // The process may still write a file.
      const options = { recursive: true, force: true, maxRetries: 5 };
      fs.rmSync(path.dirname(folder), options);
    },
  };
}

export type FixtureSite = ReturnType<typeof createFixtureSite>;
