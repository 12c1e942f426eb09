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
    'Drops the listeners of a module; with an event, name the module in lower case.',
  ]),
  'function clear(module: string, event?: string): void;',
];

/** Modules that the SDK also exports together. */
const BUNDLED = ['Localization', 'Device', 'Accessibility'];

function printPlatform(modules: readonly string[]): string[] {
  const bundled = BUNDLED.filter((name) => modules.includes(name));
  if (bundled.length === 0) return [];
  return [
    '',
    ...printComment(['Some of the modules under one name.']),
    ...printBlock(
      'export const Platform:',
      bundled.map((name) => `readonly ${name}: typeof ${name};`),
      ';',
    ),
  ];
}

/**
 * Declarations of what the package exports beside the modules of the API, in
 * every version. `id`, `sentId`: types of a listener's id, received and sent.
 */
export function printSdkHelpers(
  id: string,
  sentId: string,
  modules: readonly string[],
): string[] {
  return [
    ...printComment(['How much the SDK writes to the console.']),
    ...printBlock('export namespace Settings', SETTINGS),
    '',
    ...printComment([
      'Writes to the console with a colored label, at every log level.',
    ]),
    ...printBlock('export namespace Log', LOG),
    '',
    ...printComment(['Listeners of all modules.']),
    ...printBlock('export namespace Events', printEvents(id, sentId)),
    ...printPlatform(modules),
  ];
}
