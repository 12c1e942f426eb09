import { getRun } from '../../../text/getRun';
import {
  getExamples,
  getListeners,
  getMemberTitle,
  isPublic,
  type OpenRpcDocument,
} from '../../../openrpc';
import type { Sample } from '../../../browser/run/sharing/Sample';
import { parseFences, type Fence } from '../../../text/parseFences';

/** A page that may have samples. */
export interface SamplePage {
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

/** All code of a version that the playground can open, guides first. */
export function listSamples(
  document: OpenRpcDocument,
  pages: readonly SamplePage[],
): readonly Sample[] {
  const written = pages.flatMap(({ title, text }) =>
    parseFences(text).flatMap((fence) => toSample(title, fence)),
  );
  return [...written, ...getReferenceSamples(document)];
}
