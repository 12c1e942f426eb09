import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { getCanonical } from '../../../site/getCanonical';
import type { SeoData } from '../../../site/seoData';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions } from '../../shared/docsContent';
import { runInThread } from '../../shared/runInThread';
import { describePages } from './describePages';
import type { CardsJob } from './drawCards';
import { getCards } from './getCards';
import { getChanges, getDate } from './getChanges';
import { getTwins } from './getTwins';
import type { Card } from './printCard';
import { printSitemap } from './printSitemap';
import { readDates } from './readDates';
import type { DescribedVersion } from './types';
import { writeCards } from './writeCards';

/** Whether search engines are to be sent to a page: to no redirect, for one. */
const isListed = (folder: string): boolean =>
  !/<meta [^>]*(?:http-equiv="refresh"|name="robots" content="[^"]*noindex)/.test(
    fs.readFileSync(path.join(folder, 'index.html'), 'utf8'),
  );

/** Shows each page to search engines and chats once, at its best address. */
export default function seoPlugin({
  baseUrl,
  siteDir,
  siteConfig,
}: LoadContext): FinishingPlugin {
  const cache = path.join(siteDir, 'node_modules/.cache/cards');
  let versions: readonly DescribedVersion[] = [];
  let cards: ReadonlyMap<string, Card> = new Map();
  let drawing: Promise<unknown> | undefined;
  let dates: ReadonlyMap<string, string> = new Map();
  const { organizationName, projectName } = siteConfig;
  const repository = `https://github.com/${organizationName ?? ''}/${projectName ?? ''}`;
  const readText = (file: string): string =>
    fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'seo',
    // Git runs beside what loads pages.
    loadContent: () => readDates(siteDir),
    async contentLoaded({ content, allContent, actions }) {
      versions = describePages(getDocsVersions(allContent, siteDir), readText);
      dates = content as typeof dates;
      const pages = versions.flatMap((version) => version.pages);
      const data: SeoData = {
        twins: getTwins(versions),
        changes: getChanges(pages, dates, repository, readText),
      };
      actions.setGlobalData(data);
      cards = getCards(versions);
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      drawing = runInThread(path.join(__dirname, 'drawCards.ts'), {
        cards,
        cache,
      } satisfies CardsJob);
      drawing.catch(() => undefined);
    },
    async finish({ outDir, routesPaths }) {
      const twins = getTwins(versions);
      const pages = versions.flatMap((version) => version.pages);
      if (!siteConfig.noIndex) {
        const entries = routesPaths
          .filter((route) => !route.endsWith('.html'))
          .filter((route) => getCanonical(route, twins) === route)
          .filter((route) => isListed(outDir + route.slice(baseUrl.length - 1)))
          .sort()
          .map((route) => ({
            url: siteConfig.url + route,
            date: getDate(
              pages.find((page) => page.path === route),
              dates,
            ),
          }));
        fs.writeFileSync(`${outDir}/sitemap.xml`, printSitemap(entries));
      }
      await drawing;
      writeCards(cards, outDir, cache);
    },
  };
}
