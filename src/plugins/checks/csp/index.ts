import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { minify } from 'html-minifier-terser';
import type { FinishedSite } from '../../shared/FinishedSite';
import { listFiles } from '../../shared/listFiles';
import { addPolicy, findFaults } from './addPolicy';
import { findInlineParts } from './findInlineParts';
import { getKnownScripts, isBanner } from './knownScripts';
import type { Hosts } from './policy';

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
    `the security policy forbids:\n${lines.join('\n')}\nKnown inline scripts: ${names}.`,
  );
}
