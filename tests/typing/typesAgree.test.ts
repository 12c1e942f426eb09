import ts from 'typescript';
import { expect, it } from 'vitest';
import { getImports, printStubs } from '../../src/typing/imports';
import { getDiagnostics } from '../../src/typing/getDiagnostics';
import type { Language } from '../../src/typing/types';
import { createHost } from '../content/typeCheck';
import { getDocument } from '../content/versions';
import { getDocumentSamples, readSamples } from '../content/samples';
import { getVersion, project } from './setting';

const VERSION = '0.8.0';

const version = getVersion(VERSION);

interface Code {
  readonly language: Language;
  readonly code: string;
}

/** Mistakes that readers often make and that samples don't contain. */
const FAULTY: readonly Code[] = [
  { language: 'js', code: 'const name: string = 1;\nlet = 2' },
  { language: 'js', code: "import { Devise } from '@firebolt-js/sdk';" },
  { language: 'js', code: '/** @type {string} */ const a = 1;\na.nothing();' },
  {
    language: 'js',
    code: "import { Device } from '@firebolt-js/sdk';\nDevice.naem();\nDevice.name(1, 2);\nDevice.listen('noSuchEvent', () => {});\nconst { value } = await Device.version();",
  },
  {
    language: 'js',
    code: "import { Lifecycle } from '@firebolt-js/sdk';\nLifecycle.close('now');\nLifecycle.ready",
  },
  { language: 'js', code: "import x from './x';\nimport y from 'y';\ny.z(x);" },
  { language: 'js', code: 'document.querySelector("p").textContent = 1;' },
  { language: 'ts', code: 'const a: number = await fetch("x");\nenum A { B }' },
  { language: 'ts', code: 'let a: {;' },
  {
    language: 'ts',
    code: "import { Device, type Discovery } from '@firebolt-js/sdk';\nconst size: [string, string] = await Device.screenResolution();\nexport const intent: Discovery.NavigationIntent = { action: 'tun', context: {} };",
  },
  {
    language: 'ts',
    code: "import * as F from '@firebolt-js/sdk';\nimport { Device } from '@firebolt-js/sdk/dist/x.js';\nF.Nothing;\nDevice.nothing;\ndeclare global { interface Window { x: 1 } }",
  },
  {
    language: 'ts',
    code: 'for (const node of document.querySelectorAll("p")) node.nothing();\nconst last: string = [1, 2].at(-1);\nnew Map<string, Promise<bigint>>().get(1);\nstructuredClone(1, 2, 3);',
  },
  { language: 'ts', code: 'export {};\nawait 1; return 2;' },
  { language: 'ts', code: '' },
];

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

const FILES = FAULTY.map(({ language, code }, i) => ({
  path: `/app/${i}.${language}`,
  text: code,
}));

const TEXTS = new Map([
  ['/app/firebolt.d.ts', version.declarations],
  ['/app/packages.d.ts', printStubs(getImports(FILES))],
  ...FILES.map(({ path, text }) => [path, text] as const),
]);

const program = ts.createProgram({
  rootNames: [...TEXTS.keys()],
  options: OPTIONS,
  host: createHost(TEXTS),
});

/** In the compiler's output, a file with syntax errors has no type errors. */
function compile(path: string): readonly ts.Diagnostic[] {
  const file = program.getSourceFile(path);
  const syntactic = program.getSyntacticDiagnostics(file);
  return syntactic.length ? syntactic : program.getSemanticDiagnostics(file);
}

const findErrors = (language: Language, code: string) =>
  getDiagnostics(project, { version, language, code }).filter(
    ({ kind }) => kind === 'error',
  );

it.each(FAULTY.map((one, i) => [one, FILES[i]?.path ?? ''] as const))(
  'the page agrees with the compiler on %j',
  ({ language, code }, path) => {
    const own = findErrors(language, code).map((error) => [
      error.from,
      error.code,
      sortUnions(error.message),
    ]);
    const wanted = compile(path).map(({ start, code: number, messageText }) => [
      start,
      number,
      sortUnions(ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]);
    expect(own.sort()).toEqual(wanted.sort());
  },
);

// content/samples.test.ts compiles them. Here, a sample can't import another.
it('the page finds no error in samples that compile', () => {
  const samples = [
    ...readSamples(`versioned_docs/version-${VERSION}`, ''),
    ...getDocumentSamples(getDocument(VERSION), VERSION),
  ];
  const faults = samples.flatMap(({ file, line, language, code, ...sample }) =>
    language === 'tsx' || 'wrongBecause' in sample || code.includes("'./")
      ? []
      : findErrors(language, code).map((e) => `${file}:${line}: ${e.message}`),
  );
  expect(faults).toEqual([]);
});
