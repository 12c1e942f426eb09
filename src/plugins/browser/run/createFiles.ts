import fs from 'node:fs';
import path from 'node:path';
import type { VersionData } from '../../../browser/run/sandbox/protocol';
import type { Sample } from '../../../browser/run/sharing/Sample';
import {
  getExamples,
  getListeners,
  getMemberTitle,
  isPublic,
  type OpenRpcDocument,
} from '../../../openrpc';
import { parseTraits } from '../../../sdk/SdkTraits';
import { getRun } from '../../../text/getRun';
import { parseFences, type Fence } from '../../../text/parseFences';
import { readDocument } from '../../content/openrpc/readDocument';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { DocsVersion } from '../../shared/docsContent';
import type { TextFiles } from '../../shared/textFiles';
import { bundleRunner } from './bundle';

/** A page that may have samples. */
interface SamplePage {
  readonly title: string;
  readonly text: string;
}

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

/** All samples of a version that the playground can open, guides first. */
export function listSamples(
  document: OpenRpcDocument,
  pages: readonly SamplePage[],
): readonly Sample[] {
  const written = pages.flatMap(({ title, text }) =>
    parseFences(text).flatMap((fence) => toSample(title, fence)),
  );
  return [...written, ...getReferenceSamples(document)];
}

/** Keys whose values apps receive, so a `description` in them must stay. */
const VALUES = ['const', 'default', 'enum', 'examples', 'value'];

const isProse = (key: string, value: unknown): boolean =>
  key === 'x-enum-descriptions' ||
  (/^(?:description|summary)$/.test(key) && typeof value === 'string');

/** Removes descriptions and summaries, which only pages show. */
function removeProse(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(removeProse);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part as Record<string, unknown>).filter(
    ([key, value]) => !isProse(key, value),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      VALUES.includes(key) ? value : removeProse(value),
    ]),
  );
}

/**
 * The version's data that the simulated SDK needs.
 * @param folder relative to the site: `versioned_docs/version-1.1.0`
 * @throws if the version's `openrpc.json` or `sdk.json` is invalid
 */
export function getRunData(siteDir: string, folder: string): VersionData {
  const file = path.join(folder, 'api/sdk.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const document = readDocument(siteDir, folder);
  return {
    document: removeProse(document) as VersionData['document'],
    traits: parseTraits(JSON.parse(text), file),
  };
}

/** A version's data for the runner, and its list of samples for the playground. */
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

/**
 * All files that the runner loads, by path below `RUN`.
 * @param runner the scripts, which are the same for all versions
 */
export async function createFiles(
  { siteDir, versions }: Pick<FinishedSite, 'siteDir' | 'versions'>,
  runner = bundleRunner(),
): Promise<TextFiles> {
  const data = versions.map((version) => createVersionFiles(siteDir, version));
  return Object.assign({}, await runner, ...data) as TextFiles;
}
