import { printBlock, printComment } from './printComment';

const SETTINGS = [
  "type LogLevel = 'WARN' | 'INFO' | 'DEBUG' | 'ERROR';",
  ...printComment([
    '`WARN` unless told. `DEBUG` shows every message in and out.',
  ]),
  'function setLogLevel(level: LogLevel): void;',
  'function getLogLevel(): LogLevel;',
];

const LOG = ['info', 'debug', 'warn', 'error'].map(
  (name) => `function ${name}(...values: unknown[]): void;`,
);

const printEvents = (id: string, sentId: string): string[] => [
  ...['listen', 'once'].flatMap((name) => [
    `function ${name}(module: string, event: string, callback: (value: unknown) => void): Promise<${id}>;`,
    `function ${name}(module: string, callback: (event: string, value: unknown) => void): Promise<${id}>;`,
  ]),
  ...printComment(['Drops the listener with this id, in any module.']),
  `function clear(id: ${sentId}): void;`,
  ...printComment([
    'Drops the listeners of a module, or of one of its events.',
  ]),
  'function clear(module: string, event?: string): void;',
];

/**
 * Declarations of what the package exports beside the modules of the API, in
 * every version. `id`, `sentId`: types of a listener's id, received and sent.
 */
export function printSdkHelpers(id: string, sentId: string): string[] {
  return [
    ...printComment(['How much the SDK writes to the console.']),
    ...printBlock('export namespace Settings', SETTINGS),
    '',
    ...printComment(['Writes to the console, as far as the log level allows.']),
    ...printBlock('export namespace Log', LOG),
    '',
    ...printComment(['Listeners of all modules.']),
    ...printBlock('export namespace Events', printEvents(id, sentId)),
  ];
}
