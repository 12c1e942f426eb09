import ts from 'typescript';
import { expect, it } from 'vitest';
import { getImports, printStubs } from '../../src/typing/imports';
import { getDiagnostics } from '../../src/typing/getDiagnostics';
import type { Language } from '../../src/typing/types';
import { createHost } from '../content/typeCheck';
import { getVersion, project } from './setting';

const version = getVersion('0.8.0');

/** Mistakes that readers often make, by language. */
const FAULTY: Readonly<Record<Language, readonly string[]>> = {
  js: [
    'const name: string = 1;\nlet = 2',
    "import { Devise } from '@firebolt-js/sdk';",
    '/** @type {string} */ const a = 1;\na.nothing();',
    "import { Device } from '@firebolt-js/sdk';\nDevice.naem();\nDevice.name(1, 2);\nDevice.listen('noSuchEvent', () => {});\nconst { value } = await Device.version();",
    "import { Lifecycle } from '@firebolt-js/sdk';\nLifecycle.close('now');\nLifecycle.ready",
    "import x from './x';\nimport y from 'y';\ny.z(x);",
    'document.querySelector("p").textContent = 1;',
  ],
  ts: [
    'const a: number = await fetch("x");\nenum A { B }',
    'let a: {;',
    "import { Device, type Discovery } from '@firebolt-js/sdk';\nconst size: [string, string] = await Device.screenResolution();\nexport const intent: Discovery.NavigationIntent = { action: 'tun', context: {} };",
    "import * as F from '@firebolt-js/sdk';\nimport { Device } from '@firebolt-js/sdk/dist/x.js';\nF.Nothing;\nDevice.nothing;\ndeclare global { interface Window { x: 1 } }",
    'for (const node of document.querySelectorAll("p")) node.nothing();\nconst last: string = [1, 2].at(-1);\nnew Map<string, Promise<bigint>>().get(1);\nstructuredClone(1, 2, 3);',
    'export {};\nawait 1; return 2;',
    '',
  ],
};

/** The options that readers would write in tsconfig.json. */
const { options: OPTIONS } = ts.convertCompilerOptionsFromJson(
  {
    strict: true,
    noImplicitAny: false,
    useUnknownInCatchVariables: false,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'preserve',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  },
  '/app',
);

/** Sorts the members of unions, because their order depends on earlier checks. */
const sortUnions = (message: string): string =>
  message.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) =>
    union.split(' | ').sort().join(' | '),
  );

const FILES = (['js', 'ts'] as const).flatMap((language) =>
  FAULTY[language].map((text, i) => ({
    language,
    text,
    path: `/app/${i}.${language}`,
  })),
);

const TEXTS = new Map([
  ['/app/firebolt.d.ts', version.declarations],
  ['/app/packages.d.ts', printStubs(getImports(FILES))],
  ...FILES.map(({ path, text }): [string, string] => [path, text]),
]);

const program = ts.createProgram({
  rootNames: [...TEXTS.keys()],
  options: OPTIONS,
  host: createHost(TEXTS, (name) => ts.sys.readFile(name)),
});

/** In the compiler's output, a file with syntax errors has no type errors. */
function compile(path: string): readonly ts.Diagnostic[] {
  const file = program.getSourceFile(path);
  const syntactic = program.getSyntacticDiagnostics(file);
  return syntactic.length ? syntactic : program.getSemanticDiagnostics(file);
}

it.each(FILES)(
  'the page agrees with the compiler on $language $text',
  ({ language, text: code, path }) => {
    const own = getDiagnostics(project, { version, language, code })
      .filter(({ kind }) => kind === 'error')
      .map((e) => [e.from, e.code, sortUnions(e.message)]);
    const wanted = compile(path).map(({ start, code: number, messageText }) => [
      start,
      number,
      sortUnions(ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]);
    expect(own.sort()).toEqual(wanted.sort());
  },
);
