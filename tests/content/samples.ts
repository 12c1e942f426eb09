import fs from 'node:fs';
import path from 'node:path';
import { getExamples, getListeners } from '../../src/openrpc/pages/getExamples';
import { isPublic } from '../../src/openrpc/document/getMembers';
import type { OpenRpcDocument } from '../../src/openrpc/document/types';
import { getRun } from '../../src/text/getRun';
import { parseFences } from '../../src/text/parseFences';
import { getTextAfter, parseResult, type Result } from './results';
import { typeCheck, type Finding } from './typeCheck';
import { readJson } from '../readJson';

export interface Sample {
  /** The page's path, or the document's path and the example's name. */
  readonly file: string;
  /** The number of the sample's first line in the page, counted from 1. */
  readonly line: number;
  readonly language: 'js' | 'ts' | 'tsx';
  readonly code: string;
  /** The name of the file that readers save the sample in. */
  readonly title?: string | undefined;
  /** Why the sample must not compile; set if the sample shows a mistake. */
  readonly wrongBecause?: string;
  /** How the sample runs, if it has a Run button. */
  readonly run?: ReturnType<typeof getRun>;
  /** The result that the page shows below the sample. */
  readonly result?: Result | undefined;
}

const LANGUAGES: Readonly<Record<string, Sample['language']>> = {
  js: 'js',
  javascript: 'js',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
};

function getReason(meta: string): string | undefined {
  const mark = /(?:^|\s)does-not-compile(?:="([^"]*)")?/.exec(meta);
  return mark ? (mark[1] ?? '').trim() : undefined;
}

/** The code blocks of a page that TypeScript can check. */
function parseSamples(text: string, file: string): readonly Sample[] {
  return parseFences(text).flatMap(({ line, language: name, meta, code }) => {
    const language = LANGUAGES[name];
    // `part` marks an excerpt from a sample that another page shows in full.
    if (!language || /\bpart\b/.test(meta)) return [];
    const wrongBecause = getReason(meta);
    return [
      {
        file,
        line,
        language,
        code,
        title: /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1],
        run: getRun(language, meta, code),
        result: parseResult(getTextAfter(text, line, code)),
        ...(wrongBecause !== undefined && { wrongBecause }),
      },
    ];
  });
}

/** @param root the folder that paths are relative to */
export function readSamples(folder: string, root: string): readonly Sample[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const text = fs.readFileSync(file, 'utf8');
      return parseSamples(text, path.relative(root, file));
    });
}

export function getDocumentSamples(
  document: OpenRpcDocument,
  file: string,
): readonly Sample[] {
  const toSample = (name: string, code: string): Sample => ({
    file: `${file} ${name}`,
    line: 1,
    language: 'js',
    code,
  });
  const context = { document, basePath: '' };
  return [
    ...document.methods
      .filter(isPublic)
      .flatMap((m) =>
        getExamples(document, m).map((e) =>
          toSample(`${m.name} "${e.name}"`, e.javascript),
        ),
      ),
    ...document['x-modules'].flatMap(({ name }) =>
      getListeners(context, name).map((l) =>
        toSample(`${name}.${l.name}`, l.example),
      ),
    ),
  ];
}

/** Errors in a sample, based on TypeScript's findings. */
function getFaults(
  { file, line, wrongBecause }: Sample,
  findings: readonly Finding[],
): readonly string[] {
  if (wrongBecause === undefined) {
    return findings.map((f) => `${file}:${line + f.line}: ${f.message}`);
  }
  return [
    ...(wrongBecause ? [] : [`${file}:${line}: say why: does-not-compile="…"`]),
    ...(findings.length
      ? []
      : [
          `${file}:${line}: compiles, but is marked does-not-compile="${wrongBecause}". Show the mistake, or remove the mark.`,
        ]),
  ];
}

/** Packages that samples import besides the SDK; we don't check their types. */
const OTHER_PACKAGES = [
  '@playwright/test',
  'node:assert/strict',
  'node:child_process',
  'node:test',
];

// Each page has a folder, and samples have their titles as file names, so that samples of
// a page can import each other. A title that occurs twice isn't used as a name.
function getNames(samples: readonly Sample[]): readonly string[] {
  const getTitled = ({ file, title = '' }: Sample): string =>
    `/samples/${file}/${title}`;
  const count = new Map<string, number>();
  for (const name of samples.map(getTitled)) {
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return samples.map((sample, i) => {
    const isName =
      /\.\w+$/.test(sample.title ?? '') && count.get(getTitled(sample)) === 1;
    return isName
      ? getTitled(sample)
      : `/samples/${sample.file}/${i}.${sample.language}`;
  });
}

/** Type-checks each sample as a separate module; returns errors as `file:line: error`. */
export function checkSamples(
  declarations: string,
  samples: readonly Sample[],
): readonly string[] {
  const names = getNames(samples);
  const packages = OTHER_PACKAGES.map((name) => `declare module '${name}';`);
  const findings = typeCheck(
    new Map([
      ['/firebolt.d.ts', declarations],
      ['/packages.d.ts', packages.join('\n')],
      ...samples.map((s, i) => [names[i] ?? '', s.code] as const),
    ]),
  );
  return [
    ...findings
      .filter((f) => !names.includes(f.file))
      .map((f) => `${f.file}:${f.line + 1}: ${f.message}`),
    ...samples.flatMap((sample, i) =>
      getFaults(
        sample,
        findings.filter((f) => f.file === names[i]),
      ),
    ),
  ];
}

interface Version {
  /** `docs`, or `versioned_docs/version-0.7.0`. */
  readonly folder: string;
  readonly document: OpenRpcDocument;
}

/** All versions in a folder, the next version last. */
export function readVersions(root: string): readonly Version[] {
  const folders = fs
    .readdirSync(path.join(root, 'versioned_docs'))
    .sort()
    .map((name) => `versioned_docs/${name}`);
  return [...folders, 'docs'].map((folder) => ({
    folder,
    document: readJson(
      path.join(root, folder, 'api/openrpc.json'),
    ) as OpenRpcDocument,
  }));
}
