import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { minify } from 'html-minifier-terser';
import type { FinishedSite } from '../../shared/FinishedSite';
import { listFiles } from '../../shared/listFiles';
import {
  addPolicy,
  findFaults,
  findInlineParts,
  type Hosts,
} from './addPolicy';

/** An inline script that pages need before any file has come. */
interface KnownScript {
  readonly name: string;
  readonly text: string;
}

const THEME = 'docusaurus-theme-classic';

/** Core's, which the option `baseUrlIssueBanner` puts into the home page. */
const isBanner = (script: string): boolean =>
  /^\s*window\['__DOCUSAURUS_INSERT_BASEURL_BANNER'\] ?=/.test(script);

/** The theme's: sets the color mode before the page shows. */
function getKnownScripts(plugins: Props['plugins']): readonly KnownScript[] {
  const theme = plugins.find(({ name }) => name === THEME);
  const tags = theme?.injectHtmlTags?.({ content: undefined }).preBodyTags;
  return [tags ?? []]
    .flat()
    .flatMap((tag) =>
      typeof tag === 'object' && tag.tagName === 'script' && tag.innerHTML
        ? [{ name: 'color mode', text: tag.innerHTML }]
        : [],
    );
}

type Minifier = { readonly minify: typeof minify };

const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);

/** The script as it stands in pages that core minifies. */
async function minifyScript(text: string): Promise<string> {
  const minifier = requireFromCore('html-minifier-terser') as Minifier;
  const html = await minifier.minify(`<script>${text}</script>`, {
    minifyJS: true,
  });
  return findInlineParts(html).scripts.join('');
}

/**
 * Puts a policy into each page that forbids it to run or load anything that is not
 * of the site or its hosts.
 *
 * @param hosts that pages may load from
 * @throws for what the policy would block
 */
export async function addPolicies(
  { outDir }: FinishedSite,
  plugins: Props['plugins'],
  hosts?: Hosts,
): Promise<void> {
  const scripts = getKnownScripts(plugins);
  const texts = scripts.map(({ text }) => text);
  const isMinified = process.env['SKIP_HTML_MINIFICATION'] !== 'true';
  const known = new Set([
    ...texts,
    ...(isMinified ? await Promise.all(texts.map(minifyScript)) : []),
  ]);
  const faults = new Map<string, string[]>();
  for (const name of listFiles(outDir)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    const { html, parts } = addPolicy(fs.readFileSync(file, 'utf8'), hosts);
    fs.writeFileSync(file, html);
    const isKnown = (text: string): boolean =>
      known.has(text) || isBanner(text);
    for (const fault of findFaults(parts, isKnown)) {
      faults.set(fault, [...(faults.get(fault) ?? []), name]);
    }
  }
  if (faults.size === 0) return;
  const lines = [...faults].map(([fault, [first = '', ...others]]) => {
    const more = others.length ? ` and ${others.length} more` : '';
    return `${first}${more}: ${fault}`;
  });
  const names = scripts.map((script) => script.name).join(', ');
  throw new Error(
    `the Content-Security-Policy blocks:\n${lines.join('\n')}\nKnown inline scripts: ${names}.`,
  );
}
