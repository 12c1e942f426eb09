import fs from 'node:fs';
import path from 'node:path';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  Props,
} from '@docusaurus/types';
import { getRepository } from '../../site/getRepository';
import type { SeoData } from '../../site/seoData';
import { createPagePolicies } from '../checks/csp';
import { checkSource } from '../checks/checkSource';
import { checkPages } from '../checks/pages/checkPages';
import { explainErrors } from '../checks/pages/explainErrors';
import { getRedirects } from '../content/redirects/redirects';
import { getSiteMap } from '../content/redirects/getSiteMap';
import { describePages } from '../content/seo/describePages';
import { getChanges } from '../content/seo/getChanges';
import { getCanonicals } from '../content/seo/getCanonicals';
import { readDates } from '../content/seo/readDates';
import { getDocsVersions, type DocsVersion } from '../shared/docsContent';
import type { FinishedSite } from '../shared/FinishedSite';
import type { beginSite, Options, SitePlan } from './finishSite';
import { lockBuild, markFinished, markUnfinished } from './lockBuild';
import { serveSite } from './serveSite';

const describeSite = (
  { siteDir, outDir, baseUrl, siteConfig }: LoadContext,
  hasTools: boolean,
  versions: readonly DocsVersion[],
): FinishedSite => ({
  siteDir,
  outDir,
  baseUrl,
  siteUrl: siteConfig.url + baseUrl,
  repository: getRepository(siteConfig),
  hasTools,
  versions,
});

async function shareData(
  { versions, repository, hasTools }: FinishedSite,
  { described, dates }: SitePlan,
  { createData, setGlobalData }: PluginContentLoadedActions,
  readText: (file: string) => string,
): Promise<void> {
  const names = versions.map(({ name }) => name).reverse();
  await createData('versions.json', JSON.stringify(names));
  await createData(
    'siteMap.json',
    JSON.stringify(getSiteMap(versions, hasTools)),
  );
  const pages = described.flatMap((version) => version.pages);
  setGlobalData({
    canonicals: getCanonicals(described),
    changes: getChanges(pages, dates, repository, readText),
  } satisfies SeoData);
}

/** Resolves when a plugin's hook, which Docusaurus hasn't called yet, has ended. */
const waitFor = (plugin: Props['plugins'][number]): Promise<void> =>
  new Promise((resolve) => {
    const { postBuild } = plugin;
    plugin.postBuild = async (props) => {
      try {
        await postBuild?.call(plugin, props);
      } finally {
        resolve();
      }
    };
  });

function printLeftOut(
  versions: readonly DocsVersion[],
  released: readonly string[],
): void {
  const left = released.filter((one) => !versions.some((v) => v.name === one));
  if (left.length === 0) return;
  console.log(
    `[INFO] Skipped for a faster start: ${left.join(', ')}. To include all versions, run: DOCS_VERSIONS=${['current', ...released].join()} npm start`,
  );
}

/** Checks pages, shares their data with the theme and tools, and finishes the site. */
export default function mainPlugin(
  context: LoadContext,
  options: Options,
): Plugin {
  const { siteDir, outDir, baseUrl } = context;
  checkSource(context, options.versions);
  const { hasTools = true } = options;
  const isBuild = process.env.NODE_ENV === 'production';
  // `npm start` doesn't need these modules, and starts faster without them.
  const building = isBuild ? import('./finishSite') : undefined;
  let versions: readonly DocsVersion[] = [];
  let begun: ReturnType<typeof beginSite> | undefined;
  const readText = (file: string): string =>
    fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'main',
    async loadContent() {
      if (isBuild) lockBuild(context.generatedFilesDir);
      return readDates(siteDir);
    },
    async contentLoaded({ content, allContent, actions }) {
      versions = getDocsVersions(allContent, siteDir);
      await checkPages(context, versions, options);
      const site = describeSite(context, hasTools, versions);
      const plan: SitePlan = {
        redirects: getRedirects(versions, options.redirects),
        described: describePages(versions, readText),
        dates: content as SitePlan['dates'],
      };
      await shareData(site, plan, actions, readText);
      if (building) {
        begun = (await building).beginSite(site, plan, options);
      } else serveSite(site, plan.redirects);
    },
    configureWebpack: (_, isServer) => {
      if (!isBuild) printLeftOut(versions, options.versions);
      const getPages = () => versions.flatMap(({ written }) => written);
      return {
        plugins: [
          isBuild ? markUnfinished(outDir) : createPagePolicies(options.hosts),
          explainErrors({ siteDir, baseUrl, getPages }),
          ...(begun && isServer ? [begun] : []),
        ],
      };
    },
    async postBuild(props) {
      // The hooks of plugins that follow may write pages, which need a policy.
      const next = props.plugins.findIndex(({ name }) => name === 'main') + 1;
      await Promise.all(props.plugins.slice(next).map(waitFor));
      await begun?.finish(props);
      markFinished(outDir);
    },
  };
}
