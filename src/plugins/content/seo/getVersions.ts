import path from 'node:path';
import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Page, Version } from './types';

type Doc = LoadedVersion['docs'][number];
type Sidebar = LoadedVersion['sidebars'][string];

/** Reads a file of the site: `versioned_docs/version-0.7.0/api/Device.mdx`. */
type ReadText = (file: string) => string;

interface Context {
  readonly version: LoadedVersion;
  readonly siteDir: string;
  readonly readText: ReadText;
}

const withSlash = (url: string): string => url.replace(/\/*$/, '/');

const IMPORT = /openrpc\.json\?([^'"]*)/;

/**
 * What a page says. A module or a page of types stays itself when its members
 * change; lists of all symbols and of changes are of one version alone.
 */
function getContent(doc: Doc, text: string, version: string): string {
  const part = IMPORT.exec(text)?.[1];
  if (part && /^(module|schemas)=/.test(part)) return part;
  const body = text.replace(/^---\n.*?\n---\n/s, '');
  return [doc.title, body, ...(part ? [version] : [])].join('\n');
}

function getDocPage(doc: Doc, { version, siteDir, readText }: Context): Page {
  const source = doc.source.replace(/^@site\//, '');
  const text = readText(source);
  const folder = path.relative(siteDir, version.contentPath);
  return {
    path: withSlash(doc.permalink),
    id: doc.unversionedId,
    title: doc.title,
    description: doc.description,
    content: getContent(doc, text, version.versionName),
    sources: IMPORT.test(text)
      ? [source, path.join(folder, 'api/openrpc.json')]
      : [source],
  };
}

/** The cards of a category's page, as text. */
function printCards(items: Sidebar, docs: readonly Doc[]): string {
  return items
    .map((item) => {
      if (item.type !== 'doc' && item.type !== 'ref') {
        return JSON.stringify(item);
      }
      const doc = docs.find((one) =>
        [one.id, one.unversionedId].includes(item.id),
      );
      return [
        item.label ?? doc?.frontMatter.sidebar_label ?? doc?.title,
        doc?.unversionedId,
        doc?.description,
      ];
    })
    .join('\n');
}

function getCategoryPages(items: Sidebar, context: Context): readonly Page[] {
  const { version, siteDir } = context;
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const below = getCategoryPages(item.items, context);
    if (item.link?.type !== 'generated-index') return below;
    const { permalink, slug, title = item.label, description = '' } = item.link;
    return [
      {
        path: withSlash(permalink),
        id: slug.replace(/^\//, ''),
        title,
        description,
        content: [
          title,
          description,
          printCards(item.items, version.docs),
        ].join('\n'),
        sources: [path.relative(siteDir, String(version.sidebarFilePath))],
      },
      ...below,
    ];
  });
}

/** The versions that the docs plugin has loaded, the newest first. */
export function getVersions(
  allContent: AllContent,
  siteDir: string,
  readText: ReadText,
): readonly Version[] {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'];
  const { loadedVersions } = content as LoadedContent;
  return [...loadedVersions]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .map((version) => {
      const context = { version, siteDir, readText };
      return {
        path: withSlash(version.path),
        pages: [
          ...version.docs.map((doc) => getDocPage(doc, context)),
          ...Object.values(version.sidebars).flatMap((items) =>
            getCategoryPages(items, context),
          ),
        ],
      };
    });
}
