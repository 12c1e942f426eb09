import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { getLine } from '../../../text/getLine';
import type { WrittenPage } from '../../shared/docsContent';
import { checkTags } from './checkText';

const NAME = 'explainErrors';

interface Source {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly getPages: () => readonly WrittenPage[];
}

/** A webpack error, with a module or with a page's URL path. */
interface PageError {
  message: string;
  readonly module?: Module;
  readonly file?: string;
}

/** Prefixes the error with its location: `file:line: error`. */
function findPlace(
  file: string,
  text: string,
  message: string,
): string | undefined {
  const [whole = ''] = message.split('\n');
  const [, first = whole] =
    /^(?:Module not found: )?\w*Error: (.+)$/m.exec(message) ?? [];
  // Babel marks this line in its code frame; webpack quotes the path of a missing file.
  const [, marked, missing] =
    /^> \d+ \| (.+)$|Can't resolve '([^']+)'/m.exec(message) ?? [];
  const shown = marked ?? missing;
  const start = text.indexOf(shown ?? first);
  if (start < 0)
    return message.includes(file) ? undefined : `${file}: ${first}`;
  return `${file}:${getLine(text, start)}: ${first}`;
}

function explain(
  { siteDir, baseUrl, getPages }: Source,
  { module, file: address = '', message }: PageError,
): string | undefined {
  const resource =
    module && 'resource' in module ? String(module.resource) : undefined;
  const file =
    resource === undefined
      ? getPages().find((page) => page.path === baseUrl + address.slice(1))
          ?.file
      : path.relative(siteDir, resource);
  if (!file || !/\.mdx?$/.test(file)) return address && `Page ${address}:`;
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const tags = checkTags(file, text);
  return tags.length > 0 ? tags.join('\n') : findPlace(file, text, message);
}

/** A webpack plugin that adds the MDX file and line to errors in compiled pages. */
export const explainErrors = (source: Source) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(NAME, ({ errors }) => {
      for (const error of errors as PageError[]) {
        const place = explain(source, error);
        if (place) error.message = `${place}\n${error.message}`;
      }
    });
  },
});
