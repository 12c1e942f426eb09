import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { cutContent, getPlainHtml } from '../../../markdown/page/convertPage';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type WrittenPage } from '../../shared/docsContent';
import { writeText } from '../../shared/textFiles';
import type { Feed } from './Feed';
import { printAtom } from './printAtom';
import { printJsonFeed } from './printJsonFeed';
import { readChangelog, type ReleaseNews } from './readChangelog';

interface Options {
  /** Id of the page that tells of the releases. */
  readonly page: string;
  /** Who publishes them. */
  readonly author: string;
}

/** The kinds of feed: name of the file, type of its content, and its text. */
const KINDS: readonly (readonly [
  name: string,
  type: string,
  print: (feed: Feed) => string,
])[] = [
  ['atom.xml', 'application/atom+xml', printAtom],
  ['feed.json', 'application/feed+json', printJsonFeed],
];

/** What an earlier build has put into a page that is still the same. */
const LINKS = new RegExp(
  `<link rel="alternate" type="(?:${KINDS.map(([, type]) => type.replace('+', '\\+')).join('|')})"[^>]*>`,
  'g',
);

/** Lets readers of feeds find them from a page. */
function linkFeeds(file: string, folder: string, title: string): void {
  const links = KINDS.map(
    ([name, type]) =>
      `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${folder}${name}">`,
  ).join('');
  const html = fs.readFileSync(file, 'utf8');
  writeText(
    file,
    html.replace(LINKS, '').replace('</head>', () => `${links}</head>`),
  );
}

function readReleases(
  html: string,
  url: string,
  source: string,
): readonly ReleaseNews[] {
  try {
    return readChangelog(getPlainHtml(cutContent(html), url));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${source}: ${reason}`);
  }
}

/** Tells of each release in feeds, beside the changelog of the newest version. */
export default function feedsPlugin(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { page: id, author }: Options,
): FinishingPlugin {
  /** The changelogs of all versions, that of the newest first. */
  let pages: readonly WrittenPage[] = [];
  return {
    name: 'feeds',
    async contentLoaded({ allContent }) {
      const versions = [...getDocsVersions(allContent, siteDir)].sort(
        (a, b) => Number(b.isLatest) - Number(a.isLatest),
      );
      pages = versions.map(({ name, written }) => {
        const page = written.find((one) => one.id === id);
        if (page) return page;
        throw new Error(
          `docusaurus.config.ts: ./src/plugins/content/feeds: version ${name} has no page "${id}". Name the page that tells of its releases.`,
        );
      });
    },
    async finish({ outDir }) {
      const [page] = pages;
      if (!page) return undefined;
      const getFile = (name: string): string =>
        path.join(outDir, name.slice(baseUrl.length));
      const html = fs.readFileSync(getFile(`${page.path}index.html`), 'utf8');
      const url = siteConfig.url + page.path;
      const feed = {
        title: `${page.title} of the Firebolt JavaScript SDK`,
        description: page.description,
        author,
        page: url,
        releases: readReleases(html, url, page.file),
      };
      for (const [name, , print] of KINDS) {
        const text = print({ ...feed, url: url + name });
        fs.writeFileSync(getFile(page.path + name), text);
      }
      for (const one of pages) {
        linkFeeds(getFile(`${one.path}index.html`), page.path, feed.title);
      }
      return undefined;
    },
  };
}
