import path from 'node:path';
import ts from 'typescript';
import { checkUpgrade } from '../../upgrade/checkUpgrade';
import { printGithub } from '../../upgrade/printGithub';
import { printJson } from '../../upgrade/printJson';
import { printPatch } from '../../upgrade/printPatch';
import {
  isBreaking,
  printReportMarkdown,
  printText,
} from '../../upgrade/printReport';
import { printSarif } from '../../upgrade/printSarif';
import { sortFiles } from '../../upgrade/sortFiles';
import type { UpgradeReport } from '../../upgrade/types';
import { chooseVersions } from './chooseVersions';
import { readApp } from './readApp';
import { printHelp, readOptions, type Format } from './readOptions';
import type { DataSource } from './DataSource';

/** A patch names files from where it is applied, and never leads above that. */
function getPatchFolder({ files }: UpgradeReport, root: string): string {
  return files.some((f) => f.path.startsWith('../')) ? root : '.';
}

function print(
  report: UpgradeReport,
  format: Format,
  source: DataSource,
  root: string,
): string {
  const { links, names } = source;
  const folder = getPatchFolder(report, root);
  const toName = (file: string) => path.posix.relative(folder, file);
  switch (format) {
    case 'patch':
      return printPatch(report, toName);
    case 'json':
      return printJson(report, links, printPatch(report, toName));
    case 'sarif':
      return printSarif(report, links, names[names.length - 1] ?? '');
    case 'github':
      return printGithub(report, links);
    case 'markdown':
      return printReportMarkdown(report, links);
    case 'text': {
      const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
      return printText(report, links, isColored);
    }
  }
}

const getExitCode = ({ findings, problems, files }: UpgradeReport): number => {
  if (findings.some(isBreaking)) return 1;
  return problems.length || !files.length ? 2 : 0;
};

/** Checks, prints, and returns the exit code. */
function run(args: readonly string[], source: DataSource): number {
  const options = readOptions(args, source);
  if (options.wants) {
    const newest = source.names[source.names.length - 1] ?? '';
    const text = options.wants === 'help' ? printHelp(source) : newest;
    process.stdout.write(`${text}\n`);
    return 0;
  }
  const app = readApp(options.paths);
  const { surroundings, skipped } = app;
  const { files, problems } = sortFiles(app.files);
  if (!files.length) {
    const reasons = [...app.problems, ...problems];
    throw new Error(
      [
        ...reasons.map(({ file, message }) => `${file}: ${message}`),
        'No file was checked. Name files or folders of your app.',
      ].join('\n'),
    );
  }
  const choice = chooseVersions(options, surroundings, source);
  if (choice.said) console.error(choice.said);
  const report = checkUpgrade(
    {
      typescript: ts,
      libraries: source.getLibraries(),
      versions: choice.versions,
    },
    files,
    {
      surroundings,
      folder: process.cwd().split(path.sep).join('/'),
      skipped,
      problems: [...app.problems, ...problems],
    },
  );
  const text = print(report, options.format, source, app.root);
  const folder = getPatchFolder(report, app.root);
  if (options.format === 'patch') {
    for (const { file, message } of report.problems) {
      console.error(`${file}: ${message}`);
    }
    if (text && folder !== '.') {
      console.error(
        `The paths of the patch begin at ${folder}: git -C ${folder} apply <patch>`,
      );
    }
  }
  process.stdout.write(text && !text.endsWith('\n') ? `${text}\n` : text);
  return getExitCode(report);
}

/** Runs the command with the arguments of the process. */
export function main(source: DataSource): void {
  // The reader has seen enough, for instance with `head`.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    process.exit(code === 'EPIPE' ? process.exitCode : 2);
  });
  try {
    process.exitCode = run(process.argv.slice(2), source);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
