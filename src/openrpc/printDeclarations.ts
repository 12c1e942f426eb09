import { getConstants } from './constants';
import { SDK_PACKAGE } from './examples';
import { getTypes, printTypeName } from './namespaces';
import { printBlock, printComment } from './printComment';
import { printFunctions } from './printModuleDeclarations';
import { printConstants, printTypeDeclaration } from './printTypeDeclaration';
import type { Context } from './printType';
import { getModuleTypes, getSentTypes } from './reachable';
import { getSchemaName } from './references';
import type { Described, OpenRpcDocument } from './types';

const BIGINT_NOTE = `The declarations that came with this version say \`bigint\` where the API has an integer, and so do these. The values themselves are numbers: convert what you receive with \`Number(value)\`, and send numbers. For that, what you send is an \`Integer\` here.`;

const printHeader = (document: OpenRpcDocument): string[] =>
  printComment([
    `TypeScript declarations of ${SDK_PACKAGE} ${document.info.version}, printed from the description of its API.`,
    '\nPut this file among the files of your program (`include` or `files` in tsconfig.json), or map the package to it with `paths`. It declares the package as an ambient module, which comes before declarations inside the package, so it works with and without those.',
    '\nA module has all types it uses, such as `Discovery.NavigationIntent`. Namespaces without functions, such as `Intents`, hold each shared type once; they exist in this file only.',
    document['x-integer-type'] === 'bigint' ? `\n${BIGINT_NOTE}` : undefined,
  ]);

/** What the package exports beside the modules of the API. */
const printHelpers = (integer: string, id: string): string[] => [
  ...printComment(['How much the SDK writes to the console.']),
  ...printBlock('export namespace Settings', [
    "type LogLevel = 'WARN' | 'INFO' | 'DEBUG' | 'ERROR';",
    ...printComment(['`WARN` unless told. `DEBUG` shows every message in and out.']),
    'function setLogLevel(level: LogLevel): void;',
    'function getLogLevel(): LogLevel;',
  ]),
  '',
  ...printComment(['Writes to the console, as far as the log level allows.']),
  ...printBlock(
    'export namespace Log',
    ['info', 'debug', 'warn', 'error'].map(
      (name) => `function ${name}(...values: unknown[]): void;`,
    ),
  ),
  '',
  ...printComment(['Listeners of all modules.']),
  ...printBlock('export namespace Events', [
    ...['listen', 'once'].flatMap((name) => [
      `function ${name}(module: string, event: string, callback: (value: unknown) => void): Promise<${id}>;`,
      `function ${name}(module: string, callback: (event: string, value: unknown) => void): Promise<${id}>;`,
    ]),
    ...printComment(['Drops the listener with this id, in any module.']),
    `function clear(id: ${integer}): void;`,
    ...printComment(['Drops the listeners of a module, or of one of its events.']),
    'function clear(module: string, event?: string): void;',
  ]),
];

/** Second names, in a module, for types that stand elsewhere. */
function printAliases(
  document: OpenRpcDocument,
  module: string,
  own: readonly string[],
): string[] {
  const taken = new Set(own.map((key) => getSchemaName(document, key)));
  return [...getModuleTypes(document, module)]
    .filter((key) => !taken.has(getSchemaName(document, key)))
    .map((key) => {
      const name = getSchemaName(document, key);
      return `type ${name} = ${printTypeName(document, module, key)};`;
    });
}

/**
 * The text of a declaration file for TypeScript that describes the SDK's
 * package: modules, types, constants and helpers of the document's version.
 */
export function printDeclarations(document: OpenRpcDocument): string {
  const id = document['x-integer-type'];
  const integer = id === 'bigint' ? 'Integer' : id;
  const sent = getSentTypes(document);
  const toContext = (namespace: string, isSent = false): Context => ({
    document,
    basePath: '',
    printReference: (key) => [printTypeName(document, namespace, key)],
    integer: isSent ? integer : id,
  });
  const printTypes = (namespace: string, keys: readonly string[]): string[] =>
    keys.flatMap((key) =>
      printTypeDeclaration(toContext(namespace, sent.has(key)), key),
    );
  const printNamespace = ({ name, summary }: Described): string[] => {
    const { types, shared } = getTypes(document, name);
    const lines = [
      ...printTypes(name, types),
      ...printAliases(document, name, types),
      ...getConstants(document, name).flatMap((key) =>
        printConstants(toContext(name), key),
      ),
      ...printFunctions(toContext(name), name),
      ...(shared.length
        ? printBlock('namespace Shared', printTypes(`${name}.Shared`, shared))
        : []),
    ];
    return [
      '',
      ...printComment([summary]),
      ...printBlock(`export namespace ${name}`, lines),
    ];
  };
  const modules = document['x-modules'].map((m) => m.name);
  const pages = document['x-schema-pages'].filter(
    (page) => !modules.includes(page.name),
  );
  const body = [
    ...(integer === 'Integer'
      ? [
          ...printComment(['What to pass where the API wants an integer.']),
          'export type Integer = number | bigint;',
          '',
        ]
      : []),
    ...printHelpers(integer, id),
    ...[...document['x-modules'], ...pages].flatMap(printNamespace),
  ];
  return [
    ...printHeader(document),
    ...printBlock(`declare module '${SDK_PACKAGE}'`, body),
    '',
  ].join('\n');
}
