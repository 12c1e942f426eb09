import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What readers would write: our declarations, and the options of the samples. */
const SETTINGS = {
  compilerOptions: {
    strict: true,
    noImplicitAny: false,
    useUnknownInCatchVariables: false,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'preserve',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['*'],
};

const TSC = path.resolve('node_modules/typescript/bin/tsc');

/** Errors by the name of the file, each as `line:column TS1234 message`. */
export type Errors = ReadonlyMap<string, readonly string[]>;

function parseOutput(output: string): Errors {
  const errors = new Map<string, string[]>();
  // What a message goes on with is indented.
  for (const text of output.split(/\n(?! )/).filter(Boolean)) {
    const match = /^(\S+)\((\d+),(\d+)\): error (TS\d+): ([^]*)$/.exec(text);
    if (!match) throw new Error(`tsc: ${text}`);
    const [, file = '', line, column, code, message] = match;
    const found = errors.get(file) ?? [];
    errors.set(file, found);
    found.push(`${line}:${column} ${code} ${message?.trimEnd()}`);
  }
  return errors;
}

/** Runs the command on files of a folder, which are nowhere else. */
function runOnce(files: ReadonlyMap<string, string>): Errors {
  const folder = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'tsc-')),
  );
  try {
    for (const [name, text] of [
      ...files,
      ['tsconfig.json', JSON.stringify(SETTINGS)] as const,
    ]) {
      fs.writeFileSync(path.join(folder, name), text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [TSC, '-p', '.', '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
    );
    // For the page, the folder above is the root.
    return parseOutput(stdout.replaceAll(`'${path.dirname(folder)}/`, "'/"));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * What `tsc` says of each file. While it cannot read one it tells no types of
 * any, so those that it cannot read are taken out and the rest is run again.
 */
export function runTsc(files: ReadonlyMap<string, string>): Errors {
  const first = runOnce(files);
  const mayLackTypes = [...first.values()]
    .flat()
    .some((e) => / TS1\d{3} /.test(e));
  if (!mayLackTypes) return first;
  const readable = [...files].filter(([name]) => !first.has(name));
  return new Map([...first, ...runOnce(new Map(readable))]);
}
