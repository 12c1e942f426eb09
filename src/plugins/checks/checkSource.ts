import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { parseFrontMatter } from '@docusaurus/utils';
import { getNextDir } from '../../site/getNextDir';
import { listFiles } from '../shared/listFiles';
import { requireFromCore } from '../shared/requireFromCore';

const DOCS = path.dirname(require.resolve('@docusaurus/plugin-content-docs'));
const { validateDocFrontMatter } = requireFromCore(
  path.join(DOCS, 'frontMatter'),
) as { readonly validateDocFrontMatter: (frontMatter: object) => void };

/** Characters that have a special meaning for webpack or Docusaurus in file paths. */
const RESERVED = /[!#'*?[\]]|[+@]\(/;

const checkFolder = (siteDir: string): readonly string[] => {
  const [sign] = RESERVED.exec(siteDir) ?? [];
  return sign === undefined
    ? []
    : [
        `${siteDir}: the path contains ${sign}, which has a special meaning in webpack and Docusaurus. Move the checkout to a folder whose path doesn't contain any of ! # ' * ? [ ] +( @(.`,
      ];
};

/** Options of presets that load scripts of another host. */
const TRACKERS = ['gtag', 'googleAnalytics'];

const checkSettings = ({
  presets,
  themeConfig,
  trailingSlash,
  url,
}: LoadContext['siteConfig']): readonly string[] =>
  [
    ...TRACKERS.map(
      (name) =>
        presets.some((preset) => Array.isArray(preset) && name in preset[1]) &&
        `${name}: Google Analytics needs an inline script and a host, which the Content-Security-Policy blocks. Remove the option.`,
    ),
    'algolia' in themeConfig &&
      'themeConfig.algolia: the site has its own search index. DocSearch would need React in the browser and a host that the Content-Security-Policy blocks. Remove the setting.',
    trailingSlash === false &&
      "trailingSlash: false isn't supported: each page is a folder that also contains its Markdown, so its URL ends with a slash. Set trailingSlash to true.",
    !URL.canParse(url) &&
      `url: "${url}" isn't a URL. Set it to the origin of the site, such as https://docs.example.`,
  ].flatMap((text) => (text ? [`docusaurus.config.ts: ${text}`] : []));

const checkVersions = (versions: readonly string[]): readonly string[] =>
  versions
    .filter((name, i) => versions.indexOf(name) < i)
    .map(
      (name) =>
        `versions.json: lists "${name}" twice. Delete one of the entries.`,
    );

interface YamlError {
  readonly reason?: string;
  readonly mark?: { readonly line: number };
  readonly message: string;
}

/** Finds errors that Docusaurus would report without the page's file name. */
function checkPage(siteDir: string, file: string): readonly string[] {
  try {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    validateDocFrontMatter(parseFrontMatter(text).frontMatter);
    return [];
  } catch (error) {
    const { reason, mark, message } = error as YamlError;
    const line = mark ? mark.line + 1 : 1;
    return [
      `${file}:${line}: invalid front matter: ${reason ?? message}. Correct it. A string that contains a colon or starts with a special character needs quotes.`,
    ];
  }
}

/**
 * Docusaurus's own messages don't say where an error is.
 * @throws one error that lists every problem with its location and fix
 */
export function checkSource(
  { siteDir, siteConfig }: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  versions: readonly string[],
): void {
  const folders = versions.map((name) => `versioned_docs/version-${name}`);
  if (process.env.NODE_ENV === 'development')
    folders.push(getNextDir(siteConfig.presets));
  const pages = folders.flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .map((name) => `${folder}/${name}`)
      // Docusaurus treats files and folders that start with `_` as partials, not pages.
      .filter((file) => /^(?!.*\/_).*\.mdx?$/.test(file)),
  );
  if (/live-codeblock/.test(JSON.stringify(siteConfig.themes)))
    console.warn(
      "[WARNING] docusaurus.config.ts: themes: live code blocks don't run, because our theme replaces code blocks. Use a client component for code that readers edit.",
    );
  const errors = [
    ...checkFolder(siteDir),
    ...checkSettings(siteConfig),
    ...checkVersions(versions),
    ...pages.flatMap((file) => checkPage(siteDir, file)),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
