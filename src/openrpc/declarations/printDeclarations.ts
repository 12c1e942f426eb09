import type { Described, OpenRpcDocument } from '../document/types';
import { SDK_PACKAGE } from '../print/printImport';
import { printBlock, printComment } from './printComment';
import { type IntegerTypes, printNamespace } from './printNamespace';

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
function printSdkHelpers(
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

const USAGE = `Put this file among the files of your program (\`include\` or \`files\` in tsconfig.json), or map the package to it with \`paths\`. It declares the package as an ambient module, which comes before declarations inside the package, so it works with and without those.`;

const NAMESPACES = `A module has all types it uses, such as \`Discovery.NavigationIntent\`. Namespaces without functions, such as \`Intents\`, hold each shared type once; they exist in this file only.`;

const BIGINT = `The declarations that came with this version say \`bigint\` where the API has an integer, and so do these. The values themselves are numbers: convert what you receive with \`Number(value)\`, and send numbers. For that, what you send is an \`Integer\` here.`;

const INTEGER = [
  ...printComment(['What to pass where the API wants an integer.']),
  'export type Integer = number | bigint;',
  '',
];

/** What an integer is for code that gets one, and for code that sends one. */
function getIntegers(document: OpenRpcDocument): IntegerTypes {
  const received = document['x-integer-type'];
  return { received, sent: received === 'bigint' ? 'Integer' : received };
}

/** The namespaces of a document, a page with the name of a module within it. */
function getNamespaces(document: OpenRpcDocument): readonly Described[] {
  const modules = document['x-modules'].map((m) => m.name);
  return [
    ...document['x-modules'],
    ...document['x-schema-pages'].filter((p) => !modules.includes(p.name)),
  ];
}

/** The declaration of the package, around the lines given. */
function printPackage(
  document: OpenRpcDocument,
  comment: readonly string[],
  helpers: readonly string[],
): string {
  const integers = getIntegers(document);
  const isBigint = integers.received === 'bigint';
  return [
    ...printComment([...comment, ...(isBigint ? [`\n${BIGINT}`] : [])]),
    ...printBlock(`declare module '${SDK_PACKAGE}'`, [
      ...(isBigint ? INTEGER : []),
      ...helpers,
      ...getNamespaces(document).flatMap((described, i) => [
        ...(i > 0 || helpers.length > 0 ? [''] : []),
        ...printNamespace(document, integers, described),
      ]),
    ]),
    '',
  ].join('\n');
}

/**
 * The text of a declaration file for TypeScript that describes the SDK's
 * package: modules, types, constants and helpers of the document's version.
 *
 * Where integers are `bigint`, only received ones are: JSON cannot carry a
 * `bigint`, so code that sends one would compile and then throw.
 */
export function printDeclarations(document: OpenRpcDocument): string {
  const { received, sent } = getIntegers(document);
  return printPackage(
    document,
    [
      `TypeScript declarations of ${SDK_PACKAGE} ${document.info.version}, printed from the description of its API.`,
      `\n${USAGE}`,
      `\n${NAMESPACES}`,
    ],
    printSdkHelpers(
      received,
      sent,
      document['x-modules'].map(({ name }) => name),
    ),
  );
}

/**
 * The part of that file for one symbol.
 *
 * @param document with this symbol alone, and what it refers to
 */
export function printSymbolDeclaration(
  document: OpenRpcDocument,
  title: string,
): string {
  const comment = `${title} of ${SDK_PACKAGE} ${document.info.version}, with the types that it needs.`;
  return printPackage(document, [comment], []);
}
