import type { OpenRpcDocument } from '../document/types';
import { SDK_PACKAGE } from '../print/printImport';
import { printBlock, printComment } from './printComment';
import { printNamespace } from './printNamespace';
import { printSdkHelpers } from './printSdkHelpers';

const USAGE = `Put this file among the files of your program (\`include\` or \`files\` in tsconfig.json), or map the package to it with \`paths\`. It declares the package as an ambient module, which comes before declarations inside the package, so it works with and without those.`;

const NAMESPACES = `A module has all types it uses, such as \`Discovery.NavigationIntent\`. Namespaces without functions, such as \`Intents\`, hold each shared type once; they exist in this file only.`;

const BIGINT = `The declarations that came with this version say \`bigint\` where the API has an integer, and so do these. The values themselves are numbers: convert what you receive with \`Number(value)\`, and send numbers. For that, what you send is an \`Integer\` here.`;

const INTEGER = [
  ...printComment(['What to pass where the API wants an integer.']),
  'export type Integer = number | bigint;',
  '',
];

/**
 * The text of a declaration file for TypeScript that describes the SDK's
 * package: modules, types, constants and helpers of the document's version.
 *
 * Where integers are `bigint`, only received ones are: JSON cannot carry a
 * `bigint`, so code that sends one would compile and then throw.
 */
export function printDeclarations(document: OpenRpcDocument): string {
  const received = document['x-integer-type'];
  const isBigint = received === 'bigint';
  const sent = isBigint ? 'Integer' : received;
  const modules = document['x-modules'].map((m) => m.name);
  // A page with the name of a module shares the module's namespace.
  const namespaces = [
    ...document['x-modules'],
    ...document['x-schema-pages'].filter((p) => !modules.includes(p.name)),
  ];
  return [
    ...printComment([
      `TypeScript declarations of ${SDK_PACKAGE} ${document.info.version}, printed from the description of its API.`,
      ...[USAGE, NAMESPACES, ...(isBigint ? [BIGINT] : [])].map(
        (p) => `\n${p}`,
      ),
    ]),
    ...printBlock(`declare module '${SDK_PACKAGE}'`, [
      ...(isBigint ? INTEGER : []),
      ...printSdkHelpers(received, sent),
      ...namespaces.flatMap((described) => [
        '',
        ...printNamespace(document, { received, sent }, described),
      ]),
    ]),
    '',
  ].join('\n');
}
