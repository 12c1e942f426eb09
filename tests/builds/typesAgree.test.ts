import ts from 'typescript';
import { expect, it } from 'vitest';
import { getImports, printStubs } from '../../src/typing/imports';
import { getDiagnostics } from '../../src/typing/getDiagnostics';
import type { Language } from '../../src/typing/types';
import { createHost } from '../content/typeCheck';
import { getDocument } from '../content/versions';
import { getDocumentSamples, readSamples } from '../content/samples';
import { getVersion, project } from '../typing/setting';

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
  { language: 'ts', code: 'export {};\nawait 1; return 2;' },
  { language: 'ts', code: '' },
];

const getSamples = (version: string): readonly Code[] =>
  [
    ...readSamples(`versioned_docs/version-${version}`, ''),
    ...getDocumentSamples(getDocument(version), version),
  ].map(({ language, code }) => ({
    language: language === 'js' ? 'js' : 'ts',
    code,
  }));

/** Errors by file name, each as `line:column TS1234 message`. */
type Errors = ReadonlyMap<string, readonly string[]>;

const printError = (
  file: ts.SourceFileLike,
  { start, code, message }: { start: number; code: number; message: string },
): string => {
  const { line, character } = ts.getLineAndCharacterOfPosition(file, start);
  return `${line + 1}:${character + 1} TS${code} ${message}`;
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

/** In the compiler's output, a file with syntax errors has no type errors. */
function runCompiler(files: ReadonlyMap<string, string>): Errors {
  const named = new Map(
    [...files].map(([name, text]) => [`/app/${name}`, text]),
  );
  const program = ts.createProgram({
    rootNames: [...named.keys()],
    options: OPTIONS,
    host: createHost(named),
  });
  return new Map(
    [...files.keys()].flatMap((name) => {
      const file = program.getSourceFile(`/app/${name}`);
      if (!file) return [];
      const syntactic = program.getSyntacticDiagnostics(file);
      const found = syntactic.length
        ? syntactic
        : program.getSemanticDiagnostics(file);
      const errors = found.map(({ start = 0, code, messageText }) => {
        const message = ts.flattenDiagnosticMessageText(messageText, '\n');
        return printError(file, { start, code, message });
      });
      return errors.length ? [[name, errors]] : [];
    }),
  );
}

function runService(version: string, files: ReadonlyMap<string, Code>): Errors {
  const types = getVersion(version);
  return new Map(
    [...files].flatMap(([name, { language, code }]) => {
      const snippet = { version: types, language, code };
      const file = ts.createSourceFile(name, code, ts.ScriptTarget.ES2022);
      const errors = getDiagnostics(project, snippet)
        .filter((d) => d.kind === 'error')
        .map((d) => printError(file, { ...d, start: d.from }));
      return errors.length ? [[name, errors]] : [];
    }),
  );
}

/** Sorts the members of unions, because their order depends on earlier checks. */
const sortUnions = (message: string): string =>
  message.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) =>
    union.split(' | ').sort().join(' | '),
  );

const isGlobal = (code: string): boolean => /\bdeclare global\b/.test(code);

/** In the page, a sample's global declarations apply only to that sample. */
function separate<T extends { readonly text: string }>(
  texts: readonly T[],
): readonly (readonly T[])[] {
  return [
    texts.filter(({ text }) => !isGlobal(text)),
    ...texts.filter(({ text }) => isGlobal(text)).map((one) => [one]),
  ];
}

function compare(version: string, codes: readonly Code[]): readonly Errors[] {
  const unique = new Map(codes.map((c) => [c.language + c.code, c]));
  const files = new Map(
    [...unique.values()].map((c, i) => [`${i}.${c.language}`, c]),
  );
  const texts = [...files].map(([path, { code: text }]) => ({ path, text }));
  const found = new Map(
    separate(texts).flatMap((group) => [
      ...runCompiler(
        new Map([
          ['firebolt.d.ts', getVersion(version).declarations],
          ['packages.d.ts', printStubs(getImports(ts, texts))],
          ...group.map(({ path, text }) => [path, text] as const),
        ]),
      ),
    ]),
  );
  const own = runService(version, files);
  return [own, found].map(
    (errors) =>
      new Map(
        [...files.keys()].flatMap((name) => {
          const list = errors.get(name);
          return list ? [[name, list.map(sortUnions).sort()]] : [];
        }),
      ),
  );
}

it('the page agrees with the compiler on samples and faults', () => {
  const codes = [...getSamples('0.8.0'), ...FAULTY];
  expect(codes.length).toBeGreaterThan(200);
  const [own, wanted] = compare('0.8.0', codes);
  expect(own).toEqual(wanted);
  // Some samples show an error on purpose.
  expect(wanted?.size).toBeGreaterThan(10);
}, 300_000);
