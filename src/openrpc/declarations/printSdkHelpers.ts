import { printBlock, printComment } from './printComment';

const SETTINGS = [
  "type LogLevel = 'WARN' | 'INFO' | 'DEBUG' | 'ERROR';",
  ...printComment([
    'Default: `WARN`. `DEBUG` logs every message sent and received.',
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
  ...printComment(['Removes the listener with this ID, in any module.']),
  `function clear(id: ${sentId}): void;`,
  ...printComment([
    "Removes a module's listeners. If you pass an event, write the module in lower case.",
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
    ...printComment(['Some of the modules, as one object.']),
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
    ...printComment(['How much the SDK logs to the console.']),
    ...printBlock('export namespace Settings', SETTINGS),
    '',
    ...printComment([
      'Logs to the console with a colored label, at every log level.',
    ]),
    ...printBlock('export namespace Log', LOG),
    '',
    ...printComment(['Listeners of all modules.']),
    ...printBlock('export namespace Events', printEvents(id, sentId)),
    ...printPlatform(modules),
  ];
}
