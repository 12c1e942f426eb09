import type { OpenRpcDocument } from '../document/types';
import { SDK_PACKAGE } from '../print/printImport';
import { printBlock, printComment } from './printComment';
import { type IntegerTypes, printNamespace } from './printNamespace';

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
    "Removes a module's listeners. If you pass an event, write the module name in lowercase.",
  ]),
  'function clear(module: string, event?: string): void;',
];

/** Modules that are also properties of `Platform`. */
const BUNDLED = ['Localization', 'Device', 'Accessibility'];

function printPlatform(document: OpenRpcDocument): string[] {
  const modules = document['x-modules'].map(({ name }) => name);
  const bundled = BUNDLED.filter((name) => modules.includes(name));
  if (bundled.length === 0) return [];
  return [
    '',
    ...printComment(['Several modules as one object.']),
    ...printBlock(
      'export const Platform:',
      bundled.map((name) => `readonly ${name}: typeof ${name};`),
      ';',
    ),
  ];
}

const printSdkHelpers = (
  document: OpenRpcDocument,
  { received, sent }: IntegerTypes,
): string[] => [
  ...printComment(['How much the SDK logs to the console.']),
  ...printBlock('export namespace Settings', SETTINGS),
  '',
  ...printComment([
    'Logs to the console with a colored label, at every log level.',
  ]),
  ...printBlock('export namespace Log', LOG),
  '',
  ...printComment(['Listeners for all modules.']),
  ...printBlock('export namespace Events', printEvents(received, sent)),
  ...printPlatform(document),
];

const USAGE = `Add this file to your program (\`include\` or \`files\` in tsconfig.json), or map the package to it with \`paths\`. It declares the package as an ambient module. This overrides any declarations inside the package.`;

const NAMESPACES = `Each module contains all types that it uses, such as \`Discovery.NavigationIntent\`. Namespaces without functions, such as \`Intents\`, contain each shared type once. These namespaces exist only in this file.`;

const BIGINT = `Like the declarations that came with this version, these use \`bigint\` for integers. The values themselves are numbers: convert what you receive with \`Number(value)\`, and send numbers. Parameters have the type \`Integer\`, which allows both types.`;

const INTEGER = [
  ...printComment(['A value to pass for an integer parameter.']),
  'export type Integer = number | bigint;',
  '',
];

function printPackage(
  document: OpenRpcDocument,
  comment: readonly string[],
  hasHelpers: boolean,
): string {
  const modules = document['x-modules'];
  // A module and a page of the same name share a namespace.
  const pages = document['x-schema-pages'].filter(({ name }) =>
    modules.every((module) => module.name !== name),
  );
  const received = document['x-integer-type'];
  const isBigint = received === 'bigint';
  const integers = { received, sent: isBigint ? 'Integer' : received };
  return [
    ...printComment([...comment, ...(isBigint ? [`\n${BIGINT}`] : [])]),
    ...printBlock(`declare module '${SDK_PACKAGE}'`, [
      ...(isBigint ? INTEGER : []),
      ...(hasHelpers ? printSdkHelpers(document, integers) : []),
      ...[...modules, ...pages].flatMap((described, i) => [
        ...(i > 0 || hasHelpers ? [''] : []),
        ...printNamespace(document, integers, described),
      ]),
    ]),
    '',
  ].join('\n');
}

/**
 * Prints the SDK's TypeScript declaration file. If integers are `bigint`, parameters also
 * accept `number`, because JSON can't contain a `bigint` and sending one throws.
 */
export const printDeclarations = (document: OpenRpcDocument): string =>
  printPackage(
    document,
    [
      `TypeScript declarations for ${SDK_PACKAGE} ${document.info.version}, generated from its API description.`,
      `\n${USAGE}`,
      `\n${NAMESPACES}`,
    ],
    true,
  );

/** @param document contains only this symbol and the schemas that it refers to */
export function printSymbolDeclaration(
  document: OpenRpcDocument,
  title: string,
): string {
  const comment = `${title} of ${SDK_PACKAGE} ${document.info.version}, with the types that it needs.`;
  return printPackage(document, [comment], false);
}
