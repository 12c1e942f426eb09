import fs from 'node:fs';
import { parseFences, type Fence } from '../../src/text/parseFences';
import { parseSections } from '../content/sections';

/** Path of a guide: `docs/firebolt_docs/getting-started/bundlers.mdx`. */
export const getGuide = (folder: string, guide: string): string =>
  `${folder}/firebolt_docs/${guide}.mdx`;

/** Code blocks in a section of a page, by heading ID. */
export function readFences(page: string, id: string): readonly Fence[] {
  const section = parseSections(fs.readFileSync(page, 'utf8')).get(id);
  if (section === undefined) throw new Error(`${page}: no section ${id}`);
  return parseFences(section);
}

export function readFiles(
  page: string,
  id: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readFences(page, id).flatMap(({ meta, code }) => {
      const [, title] = /\btitle="([^"]+)"/.exec(meta) ?? [];
      return title === undefined ? [] : [[title, `${code}\n`]];
    }),
  );
}
