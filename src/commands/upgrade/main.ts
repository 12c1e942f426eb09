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
import { readApp, readText } from './readApp';

/* The tool that readers download: `node firebolt-upgrade.mjs src`. */

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
  `Usage: ${COMMAND} [options] <files and folders>

Shows what an upgrade of @firebolt-js/sdk changes in an app, by file and line.
The app isn't run, and no data leaves this computer.

  --from <version>       the version that the app uses (default: from package.json and lock files)
  --to <version>         the version to upgrade to (default: ${names.at(-1) ?? ''})
  --alias <name>=<path>  a short name in imports, such as @=src, in addition
                         to the paths in tsconfig.json
  --format <format>      text or json
  --help                 show this help

Versions: ${names.join(', ')}

Exit codes: 0 no changes needed; 1 changes needed; 2 bad arguments, no file uses the SDK, or a file that could import it wasn't checked.`;

/** @throws if a version is unknown, or the target isn't newer than the app's version */
function chooseVersions(
  { from, to }: { readonly from?: string; readonly to?: string },
  { version, doubt }: FoundVersion,
  versions: readonly SdkVersion[],
): readonly SdkVersion[] {
  const names = versions.map((v) => v.version);
  const refuse = (reason: string, fix = 'Set --from to one'): Error =>
    new Error(`${reason} ${fix} of ${names.join(', ')}.`);
  if (version === undefined) {
    throw refuse(
      doubt ||
        'No package.json in this folder or its parent folders lists the SDK.',
    );
  }
  for (const [option, name = version] of Object.entries({ from, to })) {
    if (names.includes(name)) continue;
    throw refuse(`--${option}: "${name}" isn't a version.`, 'Choose one');
  }
  const target = to ?? names.at(-1) ?? '';
  const chosen = versions.slice(
    names.indexOf(version),
    names.indexOf(target) + 1,
  );
  if (chosen.length > 1) return chosen;
  const subject = to === undefined ? '' : '--to: ';
  const reason = `${subject}${target} isn't newer than ${version}.`;
  throw refuse(
    to === undefined && doubt ? doubt : `${reason} ${doubt}`.trim(),
    'Set --from and a newer --to, each to one',
  );
}

function readAlias(text: string): readonly [name: string, target: string] {
  const [, name, target] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name !== undefined && target !== undefined) return [name, target];
  throw new Error(
    `--alias: "${text}" isn't a valid alias. Write, for example, --alias @=src.`,
  );
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
      `--format: "${format}" isn't a format. Choose text or json.`,
    );
  }
  if (!positionals.length) {
    throw new Error(
      `No files given. Run, for example: ${COMMAND} src\n${COMMAND} --help lists all options.`,
    );
  }
  const aliases = values.alias?.map(readAlias);
  const app = await readApp(positionals);
  if (!app.files.length) {
    const reasons = app.problems.map((p) => `${p.file}: ${p.message}\n`);
    throw new Error(
      `${reasons.join('')}No files were checked. Specify files or folders in your app.`,
    );
  }
  const found =
    from === undefined
      ? findVersion(app.settings, names, app.roots)
      : { version: from, doubt: '' };
  const { version, doubt, starts }: FoundVersion = found;
  const chosen = chooseVersions({ from, to }, found, data.versions);
  const first = starts ? '' : ` The check starts from ${version ?? ''}.`;
  if (doubt) console.error(printName(doubt + first));
  const isInstalled = (name: string): boolean =>
    app.roots.some((root) =>
      fs.existsSync(path.join(root, 'node_modules', name, 'package.json')),
    );
  const report = checkUpgrade(new Map(data.libraries), chosen, app.files, {
    ...app,
    aliases,
    starts,
    readFile: readText,
    isInstalled,
  });
  const print = format === 'json' ? printJson : printText;
  process.stdout.write(`${print(report, data.links)}\n`);
  return getExitCode(report);
}

// EPIPE: the program that reads the output, for example `head`, has closed the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? process.exitCode : 2);
});

const packed = new Uint8Array(Buffer.from(PACKED_DATA, 'base64'));
const data = JSON.parse(
  brotliDecompressSync(packed).toString('utf8'),
) as ToolData;

try {
  process.exitCode = await run(data);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.split('\n').map(printName).join('\n'));
  process.exitCode = 2;
}
