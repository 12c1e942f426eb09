import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { VersionData } from '../../../browser/run/sandbox/protocol';
import type { Sample } from '../../../browser/run/sharing/Sample';
import {
  getExamples,
  getListeners,
  getMemberTitle,
  isPublic,
  parseJson,
  type OpenRpcDocument,
} from '../../../openrpc';
import { parseTraits } from '../../../sdk/SdkTraits';
import { getRun } from '../../../text/getRun';
import { parseFences, type Fence } from '../../../text/parseFences';
import { readDocument } from '../../content/openrpc/readDocument';
import { removeProse } from '../../content/openrpc/removeProse';
import { bundleFiles, bundleScript } from '../../shared/bundleScript';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { DocsVersion } from '../../shared/docsContent';
import type { TextFiles } from '../../shared/textFiles';

function getReferenceSamples(document: OpenRpcDocument): readonly Sample[] {
  const calls = document.methods.filter(isPublic).flatMap((method) =>
    getExamples(document, method).map(({ name, javascript }): Sample => ({
      place: getMemberTitle(method),
      title: name,
      language: 'js',
      code: javascript,
    })),
  );
  const listeners = document['x-modules'].flatMap((module) =>
    getListeners({ document, basePath: '' }, module.name).map(
      ({ name, summary, example }): Sample => ({
        place: `${module.name}.${name}()`,
        title: summary,
        language: 'js',
        code: example,
      }),
    ),
  );
  return [...calls, ...listeners];
}

function toSample(page: string, fence: Fence): readonly Sample[] {
  const { language, meta, code, heading } = fence;
  const run = getRun(language, meta, code);
  if (!run) return [];
  const [, name = ''] = /\btitle="([^"]*)"/.exec(meta) ?? [];
  const title = [heading, name].filter(Boolean).join(': ') || page;
  return [{ language: 'js', ...run, place: page, title, code: `${code}\n` }];
}

export function listSamples(
  document: OpenRpcDocument,
  pages: readonly { readonly title: string; readonly text: string }[],
): readonly Sample[] {
  const written = pages.flatMap(({ title, text }) =>
    parseFences(text).flatMap((fence) => toSample(title, fence)),
  );
  return [...written, ...getReferenceSamples(document)];
}

/** @param folder relative to the site: `versioned_docs/version-1.1.0` */
export function getRunData(siteDir: string, folder: string): VersionData {
  const file = path.join(folder, 'api/sdk.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const document = readDocument(siteDir, folder);
  return {
    document: removeProse(document) as VersionData['document'],
    traits: parseTraits(parseJson(text, file), file),
  };
}

function createVersionFiles(
  siteDir: string,
  { name, folder, written }: DocsVersion,
): TextFiles {
  const pages = written.map(({ title, file }) => ({
    title,
    text: fs.readFileSync(path.join(siteDir, file), 'utf8'),
  }));
  const data = getRunData(siteDir, folder);
  const samples = listSamples(readDocument(siteDir, folder), pages);
  return {
    [`${name}.json`]: JSON.stringify(data),
    [`samples/${name}.json`]: JSON.stringify(samples),
  };
}

/** Blocks the network, and allows only the frame's script and the sample (`blob:`). */
const printPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Prints the HTML of the sandboxed frame that runs samples. */
export async function printFrame(file: string): Promise<string> {
  const bundle = await bundleScript(file);
  const script = bundle.replace(/<\/(script)/gi, '<\\/$1');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${printPolicy(script)}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Sample runner</title><style>body{margin:4vw;font:16px/1.5 sans-serif}</style></head><body><script>${script}</script></body></html>`;
}

const SOURCE = path.resolve(__dirname, '../../../browser/run');

/** Bundles the runner's scripts, styles, and frame; the editor is a separate chunk. */
async function bundleRunner(): Promise<TextFiles> {
  const [files, frame] = await Promise.all([
    bundleFiles(
      [
        { in: path.join(SOURCE, 'index.ts'), out: 'run' },
        { in: path.join(SOURCE, 'view/run.css'), out: 'run' },
      ],
      { chunkNames: '[name]-[hash]', splitting: true, format: 'esm' },
    ),
    printFrame(path.join(SOURCE, 'sandbox/frame.ts')),
  ]);
  return { ...files, 'frame/index.html': frame };
}

export async function createFiles(site: FinishedSite): Promise<TextFiles> {
  const { siteDir, versions } = site;
  const data = versions.map((version) => createVersionFiles(siteDir, version));
  return Object.assign({}, await bundleRunner(), ...data) as TextFiles;
}
