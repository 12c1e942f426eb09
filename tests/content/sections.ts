import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/plugins/shared/listFiles';

const HEADING = /^#{2,6} (.*?)(?: \{#(.*)\})?\s*$/;

const INTRODUCTION = 'introduction';

/** Sections of a page, by heading ID, or by heading text if there is no ID. */
export function parseSections(text: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let id = INTRODUCTION;
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const heading = isCode ? null : HEADING.exec(line);
    if (heading) id = heading[2] ?? heading[1] ?? '';
    sections.set(id, `${sections.get(id) ?? ''}${line}\n`);
  }
  return sections;
}

/** The sections of all pages in a folder: `page.mdx#id` → text. */
export function readSections(folder: string): ReadonlyMap<string, string> {
  const pages = listFiles(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  return new Map(
    pages.flatMap((page) => {
      const text = fs.readFileSync(path.join(folder, page), 'utf8');
      return [...parseSections(text)].map(
        ([id, section]) => [`${page}#${id}`, section.trim()] as const,
      );
    }),
  );
}
