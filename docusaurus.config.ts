import fs from 'node:fs';
import type { Config, LoadContext, PluginConfig } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { RuleSetRule } from 'webpack';
import type { Options as MainOptions } from './src/plugins/main/finishSite';
import { TARGETS } from './src/plugins/shared/targets';
import type { ShowcaseEntry } from './src/site/showcase';
import { TOOLS } from './src/site/toolLinks';
import versions from './versions.json';

const REPOSITORY = 'https://github.com/rdkcentral/firebolt-documentation';

const BASE_URL = '/firebolt-documentation/';

const LISTED: unknown = versions;
if (
  !Array.isArray(LISTED) ||
  LISTED.some((name) => typeof name !== 'string' || name === '')
) {
  throw new Error(
    'versions.json: not a list of versions. Write the names as strings, the newest first; without a release, write [].',
  );
}

const NEWEST = versions[0] ?? '';
const OLDEST = versions[versions.length - 1] ?? '';

/** `docusaurus build` replaces the shell's `NODE_ENV` only after it has read this file. */
const IS_BUILD = ['build', 'deploy'].includes(process.argv[2] ?? '');

/** `npm start` also serves the next version, at /docs/next/. */
const SHOWS_NEXT = !IS_BUILD && process.env.NODE_ENV === 'development';

const TOOL_ITEMS = [
  { label: 'Playground', to: TOOLS.playground },
  { label: 'Compare versions', to: TOOLS.compare },
  { label: 'Upgrade check', to: TOOLS.upgrade },
];

/** The versions to load; `undefined` for all. `npm start` loads two, which is faster. */
const ONLY_VERSIONS = (
  process.env.DOCS_VERSIONS ??
  (SHOWS_NEXT ? ['current', ...versions.slice(0, 1)].join() : undefined)
)?.split(',');

/** Options of esbuild for the bundle that renders the pages. */
const SERVER = {
  target: 'node20',
  // Names aren't minified, because error messages show them.
  minifySyntax: true,
  minifyWhitespace: true,
  format: 'cjs',
  // esbuild-loader enables dynamic imports, which break the bundle.
  supported: { 'dynamic-import': false },
};

/** Returns the loader for a file; only TypeScript without JSX has `<T>` as syntax. */
const compile = (isServer: boolean): RuleSetRule => {
  const loader = require.resolve('esbuild-loader');
  const getLoader = ({ resource }: { readonly resource: string }) => ({
    loader,
    options: {
      loader: resource.endsWith('.ts') ? 'ts' : 'tsx',
      jsx: 'automatic',
      ...(isServer ? SERVER : { target: TARGETS }),
    },
  });
  // webpack accepts a function here, but the type of the setting doesn't.
  return getLoader as RuleSetRule;
};

/** Builds without our pipeline, so that `npm run bench` can compare both builds. */
const IS_STOCK = process.env.STOCK_PIPELINE === 'true';

/** A function, because Docusaurus calls plugins from files later, and they read this. */
const setTrailingSlash: PluginConfig = ({ siteConfig }: LoadContext) => {
  // Without the setting, Docusaurus writes the same files, but its links lack the slash.
  siteConfig.trailingSlash ??= true;
  return { name: 'trailing-slash' };
};

/** Plugins that make builds and pages faster without changing content. */
const PIPELINE = [
  './src/plugins/pipeline/index.ts',
  './src/plugins/pipeline/client/index.ts',
];

/** Tests and the deployment set `throw`. */
const BROKEN_LINKS = (process.env.BROKEN_LINKS ?? 'warn') as NonNullable<
  Config['onBrokenLinks']
>;

/** Empty, because our style sheet defines the colors of code. */
const prismTheme = { plain: {}, styles: [] };

const presetOptions: Options = {
  docs: {
    sidebarPath: './sidebars.ts',
    editUrl: `${REPOSITORY}/edit/main/`,
    includeCurrentVersion: SHOWS_NEXT,
    lastVersion: versions[0],
    ...(ONLY_VERSIONS && { onlyIncludeVersions: ONLY_VERSIONS }),
    ...(SHOWS_NEXT && {
      versions: { current: { label: 'Next', banner: 'unreleased' } },
    }),
  },
  // The blog plugin takes half a second, so `npm start` skips it if no posts exist.
  blog: SHOWS_NEXT && !fs.existsSync('blog') ? false : {},
  // This sitemap lacks dates and canonical URLs; `src/plugins/content/seo` writes ours.
  sitemap: false,
  theme: { customCss: './src/css/custom.css' },
};

const mainOptions: MainOptions = {
  versions,
  // Documents the newer SDKs, on the same host.
  neighbors: ['/firebolt/'],
  redirects: {
    start: 'firebolt_docs/getting-started/quick-start-guide/',
    moves: [{ from: 'api/schemas/SecondScreen/', to: 'api/SecondScreen/' }],
  },
  feeds: { page: 'changelog/changelog', author: 'RDK Central' },
};

const themeConfig: ThemeConfig = {
  announcementBar: {
    // Readers who dismissed the bar see it again when its ID changes.
    id: `documents-${OLDEST}-${NEWEST}`,
    content: `This site documents SDK ${OLDEST} to ${NEWEST}. <a href="${BASE_URL}docs/firebolt_docs/getting-started/quick-start-guide/#newer-sdks">Where newer SDKs are documented</a>`,
  },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  prism: { theme: prismTheme, darkTheme: prismTheme },
  navbar: {
    style: 'dark',
    title: 'Firebolt',
    logo: { src: 'img/favicon.svg', width: 32, height: 32 },
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'firebolt_docs',
        label: 'Guides',
        position: 'left',
      },
      { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
      { type: 'dropdown', label: 'Tools', position: 'left', items: TOOL_ITEMS },
      { type: 'docsVersionDropdown', position: 'right' },
      {
        type: 'docSidebar',
        sidebarId: 'changelog',
        label: 'Changelog',
        position: 'right',
      },
      { label: 'GitHub', href: REPOSITORY, position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    style: 'dark',
    copyright: 'Copyright © 2022 RDK Central',
    links: [
      {
        title: 'Company',
        items: [
          { label: 'About Us', href: 'https://rdkcentral.com/' },
          {
            label: 'News / Updates',
            href: 'https://rdkcentral.com/news/rdk-in-the-news/',
          },
          { label: 'Twitter', href: 'https://twitter.com/rdkcentral' },
        ],
      },
      {
        title: 'Documentation',
        items: [
          {
            label: 'Wiki Space',
            href: 'https://wiki.rdkcentral.com/spacedirectory/view.action#/all',
          },
          {
            label: 'Webinars / Trainings',
            href: 'https://wiki.rdkcentral.com/display/RDK/Webinars',
          },
          {
            label: 'Glossary',
            href: 'https://wiki.rdkcentral.com/display/RDK/Glossary',
          },
          {
            label: 'Logo Guidelines',
            href: 'https://developer.rdkcentral.com/logo-guidelines/',
          },
          ...TOOL_ITEMS,
        ],
      },
      {
        title: 'Plugins',
        items: [
          { label: 'Announcement', to: '/docs/changelog/' },
          { label: "What's New!", to: '/docs/changelog/' },
        ],
      },
      {
        title: 'Support',
        items: [
          {
            label: 'Forum',
            href: 'https://developer.rdkcentral.com/rdk_forum/forums/',
          },
          { label: 'Contact Us', href: 'mailto:support@rdkcentral.com' },
          { label: 'Feedback', href: `${REPOSITORY}/issues` },
        ],
      },
    ],
  },
};

const showcase: readonly ShowcaseEntry[] = [
  {
    caption: 'Sky Glass',
    image: 'img/devices/sky-glass.svg',
    infoLink: 'https://www.sky.com/glass',
    pinned: true,
    description: 'A TV: your app runs on the TV itself.',
  },
  {
    caption: 'Comcast',
    image: 'img/devices/comcast.svg',
    infoLink: 'https://www.xfinity.com/overview',
    pinned: true,
    description: 'An operator that sells its devices under the Xfinity brand.',
  },
  {
    caption: 'Flex',
    image: 'img/devices/flex.svg',
    infoLink: 'https://www.xfinity.com/flex',
    pinned: true,
    description:
      'A streaming box: it runs your app and uses the TV as its screen.',
  },
  {
    caption: 'XClass',
    image: 'img/devices/xclass.svg',
    infoLink: 'https://www.xclasstv.com/',
    pinned: true,
    description: 'A line of TVs rather than a single model.',
  },
  {
    caption: 'X1',
    image: 'img/devices/x1.svg',
    infoLink: 'https://xfinity.com/x1',
    pinned: true,
    description: 'A set-top platform: a box connected to the TV runs your app.',
  },
];

const config: Config = {
  title: 'Docs',
  titleDelimiter: '| Firebolt',
  favicon: 'img/favicon.svg',
  tagline: 'Zero dependencies and fast',
  url: 'https://rdkcentral.github.io',
  baseUrl: BASE_URL,
  organizationName: 'rdkcentral',
  projectName: 'firebolt-documentation',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  baseUrlIssueBanner: true,
  // `src/plugins/checks/links` reports broken links, and also missing anchors and files.
  onBrokenLinks: BROKEN_LINKS,
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  presets: [['classic', presetOptions]],
  plugins: [
    setTrailingSlash,
    ['./src/plugins/content/openrpc/index.ts', { versions }],
    './src/plugins/styles/index.ts',
    ...(IS_STOCK ? [] : PIPELINE),
    './src/plugins/browser/page/index.ts',
    ['./src/plugins/main/index.ts', mainOptions],
  ],
  webpack: {
    jsLoader: IS_STOCK ? 'babel' : compile,
  },
  themeConfig,
  customFields: { showcase },
};

module.exports = config;
