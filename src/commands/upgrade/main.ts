import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { checkUpgrade } from '../../upgrade/checkUpgrade';
import type { SdkVersion, ToolData } from '../../upgrade/SdkVersion';
import { findVersion, type FoundVersion } from '../../upgrade/findVersion';
import {
  getExitCode,
  printJson,
  printName,
  printText,
  TOOL_FILE,
} from '../../upgrade/printReport';
import { readApp, readText, type App } from './readApp';

/*
 * The tool that readers download: `node firebolt-upgrade.mjs src`. The file contains
 * the compiler and all data.
 */

/** `ToolData` as Brotli-compressed JSON in Base64; `bundleTool` defines it. */
declare const PACKED_DATA: string;

const COMMAND = `node ${TOOL_FILE}`;

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  alias: { type: 'string', multiple: true },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', short: 'h' },
} as const;

const printHelp = (names: readonly string[]): string =>
  [
    `Usage: ${COMMAND} [options] <files and folders>`,
    '',
    'Shows what an upgrade of @firebolt-js/sdk changes in an app, per file and line.',
    'Nothing is run, and nothing leaves this computer.',
    '',
    '  --from <version>       the version that the app uses (default: from package.json and lock files)',
    `  --to <version>         the version to upgrade to (default: ${names[names.length - 1] ?? ''})`,
    '  --alias <name>=<path>  a short name in imports, such as @=src; tsconfig.json is read',
    '  --format <format>      text or json',
    '  --help                 this text',
    '',
    `Versions: ${names.join(', ')}`,
    '',
    'Exit codes: 0 no changes needed, 1 changes needed, 2 a file that could import the SDK was not checked.',
  ].join('\n');

/**
 * The versions from the one that the app uses to the one to upgrade to; the options
 * `--from` and `--to` override the defaults.
 * @throws unless both versions are known and the second is newer
 */
function chooseVersions(
  fromOption: string | undefined,
  toOption: string | undefined,
  { settings, roots }: App,
  { versions }: ToolData,
): FoundVersion & { readonly chosen: readonly SdkVersion[] } {
  const names = versions.map((v) => v.version);
  const list = names.join(', ');
  const found: FoundVersion =
    fromOption === undefined
      ? findVersion(settings, names, roots)
      : { version: fromOption, doubt: '' };
  const { version, doubt } = found;
  const to = toOption ?? names[names.length - 1] ?? '';
  if (version === undefined) {
    const reason = doubt || 'No package.json here or above names the SDK.';
    throw new Error(`${reason} Give --from, one of ${list}.`);
  }
  for (const [option, name] of Object.entries({ from: version, to })) {
    if (names.includes(name)) continue;
    throw new Error(
      `--${option}: "${name}" is not a version. Choose one of ${list}.`,
    );
  }
  const [start, end] = [names.indexOf(version), names.indexOf(to)];
  if (start < end) return { ...found, chosen: versions.slice(start, end + 1) };
  const reason =
    toOption === undefined
      ? doubt
      : `--to: ${to} is not newer than ${version}. ${doubt}`;
  const fallback =
    fromOption === undefined
      ? `The app has ${version}, and ${to} is not newer.`
      : `--from: ${fromOption} is the newest version known here.`;
  throw new Error(
    `${reason || fallback} Give --from and --to, the older one first, of ${list}.`,
  );
}

function readAliases(
  list: readonly string[],
): readonly (readonly [string, string])[] {
  return list.map((text) => {
    const [, name, target] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name !== undefined && target !== undefined) return [name, target];
    throw new Error(
      `--alias: "${text}" is not a valid alias. Write, for example, --alias @=src.`,
    );
  });
}

/** Checks the app, prints the report, and returns the exit code. */
async function run(data: ToolData): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: OPTIONS,
  });
  const names = data.versions.map((v) => v.version);
  if (values.help) {
    console.log(printHelp(names));
    return 0;
  }
  const { format, from, to } = values;
  if (format !== 'text' && format !== 'json') {
    throw new Error(
      `--format: "${format}" is not a format. Choose text or json.`,
    );
  }
  if (!positionals.length) {
    throw new Error(
      `Which files? Write for instance: ${COMMAND} src\n${COMMAND} --help says more.`,
    );
  }
  const aliases = readAliases(values.alias ?? []);
  const app = await readApp(positionals);
  if (!app.files.length) {
    const reasons = app.problems.map(
      ({ file, message }) => `${file}: ${message}`,
    );
    throw new Error(
      [
        ...reasons,
        'No file was checked. Name files or folders of your app.',
      ].join('\n'),
    );
  }
  const { chosen, doubt, starts } = chooseVersions(from, to, app, data);
  const first = starts ? '' : ` Checked from ${chosen[0]?.version ?? ''} on.`;
  if (doubt) console.error(printName(doubt + first));
  const isInstalled = (name: string): boolean =>
    app.roots.some((root) =>
      fs.existsSync(path.join(root, 'node_modules', name, 'package.json')),
    );
  const report = checkUpgrade(new Map(data.libraries), chosen, app.files, {
    ...app,
    aliases,
    ...(starts && { starts }),
    readFile: readText,
    isInstalled,
  });
  const print = format === 'json' ? printJson : printText;
  process.stdout.write(`${print(report, data.links)}\n`);
  return getExitCode(report);
}

// EPIPE: the program that reads the output has closed the pipe, for example `head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? process.exitCode : 2);
});

const packed = new Uint8Array(Buffer.from(PACKED_DATA, 'base64'));
const data = JSON.parse(
  brotliDecompressSync(packed).toString('utf8'),
) as ToolData;

run(data).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.split('\n').map(printName).join('\n'));
    process.exitCode = 2;
  },
);
