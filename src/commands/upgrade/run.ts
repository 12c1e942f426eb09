import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { checkUpgrade } from '../../upgrade/checkUpgrade';
import { guessVersion } from '../../upgrade/guessVersion';
import { printPatch } from '../../upgrade/printPatch';
import {
  isBreaking,
  printText,
  type SiteLinks,
} from '../../upgrade/printReport';
import { sortFiles } from '../../upgrade/sortFiles';
import type { Report } from '../../upgrade/types';
import { readApp } from './readApp';
import { readVersionNames, readVersions } from './readVersions';

/*
 * `npm run upgrade:check -- --from 1.0.0 --to 1.2.0 src`: what an upgrade of
 * the SDK does to an app. Ends with 1 where the app must be changed, with 2
 * where it was asked wrongly.
 */

const ROOT = path.resolve(__dirname, '../../..');

const FORMATS: readonly (string | undefined)[] = ['text', 'json', 'patch'];

function readLibraries(): ReadonlyMap<string, string> {
  const folder = path.dirname(ts.getDefaultLibFilePath({}));
  return new Map(
    fs
      .readdirSync(folder)
      .filter((name) => /^lib\..*d\.ts$/.test(name))
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

async function getLinks(): Promise<SiteLinks> {
  const settings = (await import('../../../docusaurus.config')) as unknown as {
    readonly default: { readonly url: string; readonly baseUrl: string };
  };
  const { url, baseUrl } = settings.default;
  return {
    compare: `${url}${baseUrl}compare/`,
    guide: `${url}${baseUrl}docs/firebolt_docs/getting-started/upgrading/`,
  };
}

async function print(
  report: Report,
  format: string | undefined,
): Promise<string> {
  if (format === 'patch') return printPatch(report);
  if (format === 'text') return printText(report, await getLinks());
  const { files, ...rest } = report;
  const said = {
    ...rest,
    files: files.map((f) => f.path),
    patch: printPatch(report),
  };
  return JSON.stringify(said, null, 2);
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'text' },
    },
  });
  if (!positionals.length) {
    throw new Error(
      'Which files? Write for instance: npm run upgrade:check -- --from 1.0.0 --to 1.2.0 ../my-app/src',
    );
  }
  if (!FORMATS.includes(values.format)) {
    throw new Error(
      `--format: "${values.format ?? ''}" is not a format. Choose one of ${FORMATS.join(', ')}.`,
    );
  }
  const app = readApp(positionals);
  const names = readVersionNames(ROOT);
  const from = values.from ?? guessVersion(app.packageJson ?? '', names);
  if (from === undefined) {
    throw new Error(
      `--from: no version given, and no package.json among the paths tells one. Choose one of ${names.join(', ')}.`,
    );
  }
  const to = values.to ?? names[names.length - 1] ?? '';
  const versions = readVersions(ROOT, from, to);
  const { files, problems } = sortFiles(app.files);
  const report = checkUpgrade(
    { typescript: ts, libraries: readLibraries(), versions },
    files,
    problems,
  );
  process.stdout.write(`${await print(report, values.format)}\n`);
  process.exitCode = report.findings.some(isBreaking) ? 1 : 0;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
