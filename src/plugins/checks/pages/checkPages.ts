import fs from 'node:fs';
import path from 'node:path';
import type { NavbarItem, ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { isPublic } from '../../../openrpc/document/getMembers';
import { getLine } from '../../../text/getLine';
import { suggest } from '../../../text/suggest';
import type {
  DocsVersion,
  SidebarItems,
  WrittenPage,
} from '../../shared/docsContent';
import { listLanguages } from '../../shared/languages';
import { listFiles } from '../../shared/listFiles';
import type { Hosts } from '../csp/addPolicy';
import { checkFrontMatter } from './checkFrontMatter';
import { checkImports } from './checkImports';
import { checkSamples } from './checkSamples';
import { checkHidden, checkText } from './checkText';

interface Options {
  /** All released versions. Only samples for the SDK of these versions can run. */
  readonly versions: readonly string[];
  readonly hosts?: Hosts;
}

/** `npm run check` fails if content breaks a rule; a build only warns. */
const IS_STRICT = process.env['CONTENT_RULES'] === 'throw';

/** Docusaurus 2.0.1 reports missing sidebars late, and by index instead of by name. */
const checkNavbar = (
  items: readonly NavbarItem[],
  { name, sidebars }: DocsVersion,
): readonly string[] =>
  items.flatMap(({ label = '', sidebarId, docsPluginId = 'default' }) => {
    const isOwn = typeof sidebarId === 'string' && docsPluginId === 'default';
    if (!isOwn || sidebarId in sidebars) return [];
    return `docusaurus.config.ts: navbar item "${label}": version ${name} has no sidebar "${sidebarId}". ${suggest(sidebarId, Object.keys(sidebars))} Correct the sidebarId, or add the sidebar to that version.`;
  });

const listIds = (items: SidebarItems): readonly string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') {
      const own = item.link?.type === 'doc' ? [item.link.id] : [];
      return [...own, ...listIds(item.items)];
    }
    // The ID as authors write it, without `version-1.1.0/`.
    return item.type === 'doc' ? [item.id.replace(/^version-[^/]+\//, '')] : [];
  });

/** Returns warnings about pages that a sidebar lists twice. */
export const checkSidebars = ({
  sidebars,
  sidebarFile,
}: Pick<DocsVersion, 'sidebars' | 'sidebarFile'>): readonly string[] =>
  Object.entries(sidebars).flatMap(([name, items]) => {
    const ids = listIds(items);
    return ids
      .filter((id, i) => ids.indexOf(id) < i)
      .map(
        (id) =>
          `${sidebarFile}: sidebar "${name}" lists the page "${id}" twice, so its "Next" link would be wrong. Delete one of the entries.`,
      );
  });

function checkDuplicates(
  pages: readonly Pick<WrittenPage, 'file' | 'id' | 'path'>[],
): readonly string[] {
  const files = new Map<string, string>();
  return pages.flatMap(({ file, id, path: address }) =>
    [`id "${id}"`, `address ${address}`].flatMap((name) => {
      const first = files.get(name);
      files.set(name, first ?? file);
      return first === undefined
        ? []
        : [
            `${file}: has the same ${name} as ${first}. Change the ID, the slug, or the file name of one of them.`,
          ];
    }),
  );
}

/** Matches characters that break the build of a page, its links, or its import. */
const UNSAFE = /[!"%'()[\]]+/;

/** Returns a warning if a file's name contains unsafe characters. */
export const checkName = (file: string): readonly string[] =>
  UNSAFE.test(path.basename(file))
    ? [
        `${file}: the file name contains one of ! " % ' ( ) [ ], which doesn't work in every URL, link, or import. Rename the file, for example to ${path.basename(file).split(UNSAFE).join('-')}.`,
      ]
    : [];

/** Returns warnings about missing examples and invisible characters. */
async function checkDocument(
  siteDir: string,
  folder: string,
): Promise<readonly string[]> {
  const file = `${folder}/api/openrpc.json`;
  // `npm start` reads a document only when one of its pages is opened.
  if (process.env.NODE_ENV === 'development') return [];
  if (!fs.existsSync(path.join(siteDir, file))) return [];
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const { readDocument } = await import('../../content/openrpc/readDocument');
  const { methods } = readDocument(siteDir, folder);
  return [
    ...checkHidden(file, text),
    ...methods
      .filter((method) => isPublic(method) && !method.examples?.length)
      .map(({ name }) => {
        const line = getLine(text, text.indexOf(`"name": "${name}"`));
        return `${file}:${line}: ${name} has no example. Every method needs one. Add: "examples": […].`;
      }),
  ];
}

/** @throws if there are errors or, with `CONTENT_RULES=throw`, warnings */
export async function checkPages(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  versions: readonly DocsVersion[],
  { versions: names, hosts }: Options,
): Promise<void> {
  const { navbar, prism } = siteConfig.themeConfig as Partial<ThemeConfig>;
  const items = navbar?.items.flatMap((item) => [item, ...(item.items ?? [])]);
  const setting = {
    versions: [...new Set([...names, ...versions.map(({ name }) => name)])],
    languages: listLanguages(prism?.additionalLanguages ?? []),
  };
  const theme = path.join(siteDir, 'src/theme');
  const components = listFiles(theme)
    .filter((name) => name.startsWith('MDXComponents'))
    .map((name) => fs.readFileSync(path.join(theme, name), 'utf8'))
    .join('\n');
  const sources = { siteUrl: siteConfig.url + baseUrl, hosts, components };
  const checkPage = async (page: WrittenPage): Promise<readonly string[]> => {
    const { file } = page;
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return [
      ...checkName(file),
      ...checkFrontMatter(page, text),
      ...checkText(file, text, sources),
      ...checkImports(siteDir, file, text),
      ...(await checkSamples(file, text, setting)),
    ];
  };
  const pages = versions.flatMap(({ written }) => written);
  const documents = versions.map(({ folder }) =>
    checkDocument(siteDir, folder),
  );
  const issues = [
    ...(await Promise.all(pages.map(checkPage))).flat(),
    ...versions.flatMap(checkSidebars),
    ...(await Promise.all(documents)).flat(),
  ];
  const duplicates = versions.flatMap(({ written }) =>
    checkDuplicates(written),
  );
  const isFatal = siteConfig.onDuplicateRoutes === 'throw';
  if (!isFatal) issues.push(...duplicates);
  const errors = [
    // In versions without the sidebar, the item links to the latest version.
    ...versions
      .filter(({ isLatest }) => isLatest)
      .flatMap((latest) => checkNavbar(items ?? [], latest)),
    ...(isFatal ? duplicates : []),
    ...(IS_STRICT ? issues : []),
  ];
  if (!IS_STRICT) for (const text of issues) console.warn(`[WARNING] ${text}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
