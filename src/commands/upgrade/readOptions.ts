import { parseArgs } from 'node:util';
import type { DataSource } from './DataSource';

/** What the command can print. */
export const FORMATS = [
  'text',
  'json',
  'sarif',
  'github',
  'markdown',
  'patch',
] as const;

export type Format = (typeof FORMATS)[number];

export interface CommandOptions {
  readonly paths: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly format: Format;
  readonly wants?: 'help' | 'version';
}

/** What `--help` says. */
export function printHelp({ names, command }: DataSource): string {
  const newest = names[names.length - 1] ?? '';
  return [
    `Usage: ${command} [options] <files and folders>`,
    '',
    'Says what an upgrade of @firebolt-js/sdk does to an app, per file and line.',
    'Nothing is run, nothing leaves this computer.',
    '',
    '  --from <version>   the version that the app uses; else what package.json asks for',
    `  --to <version>     the version to upgrade to; else ${newest}`,
    `  --format <format>  ${FORMATS.join(', ')}`,
    '                     patch: the mechanical changes, for git apply',
    '                     sarif: for code review; github: marks lines of pull requests',
    '  --help             this text',
    '  --version          the newest version that is known',
    '',
    `Versions: ${names.join(', ')}`,
    '',
    'Ends with 0 where nothing must be changed, with 1 where something must,',
    'and with 2 where something could not be checked.',
  ].join('\n');
}

/**
 * Reads the arguments of the command.
 * @throws for an option that does not exist, and a format
 */
export function readOptions(
  args: readonly string[],
  { command }: DataSource,
): CommandOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  });
  const { from, to, help, version } = values;
  const format = FORMATS.find((f) => f === values.format);
  if (!format) {
    throw new Error(
      `--format: "${values.format}" is not a format. Choose one of ${FORMATS.join(', ')}.`,
    );
  }
  const wants = help ? 'help' : version ? 'version' : undefined;
  if (!wants && !positionals.length) {
    throw new Error(
      `Which files? Write for instance: ${command} src\n${command} --help says more.`,
    );
  }
  return {
    paths: positionals,
    format,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(wants && { wants }),
  };
}
