import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { minify } from 'html-minifier-terser';
import type { FinishingPlugin } from '../../finish/getSteps';
import { openMemo, recall } from '../../shared/createMemo';
import { getSiteHashes } from '../../shared/fileHashes';
import { listFiles } from '../../shared/listFiles';
import { addPolicy, findFaults, type PageParts } from './addPolicy';
import { findInlineParts } from './findInlineParts';
import { getKnownScripts, isBanner } from './knownScripts';
import { PagePolicies } from './PagePolicies';
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

/** Puts the policy into a page that webpack has not written. */
function securePage(file: string, hosts: Hosts | undefined): PageParts {
  const text = fs.readFileSync(file, 'utf8');
  const { html, parts } = addPolicy(text, hosts);
  if (html !== text) fs.writeFileSync(file, html);
  return parts;
}

interface Options {
  /** Other hosts that pages may load from. */
  readonly hosts?: Hosts;
}

/** Forbids pages to run or load anything that is not of the site or its hosts. */
export default function cspPlugin(
  { siteDir }: LoadContext,
  { hosts = {} }: Options,
): FinishingPlugin {
  const hashes = getSiteHashes(siteDir);
  const memo = openMemo(siteDir, 'csp');
  const remember = (hash: string, parts: PageParts): PageParts =>
    recall(memo, hash, () => parts);
  const readParts = (file: string): PageParts => {
    // What is remembered has its policy.
    if (!memo.has(hashes.get(file))) {
      const parts = securePage(file, hosts);
      remember(hashes.get(file), parts);
    }
    return recall(memo, hashes.get(file), () => securePage(file, hosts));
  };
  return {
    name: 'csp',
    configureWebpack: ({ mode }, isServer) =>
      // `npm start` has no server's bundle: the one page comes with the client's.
      isServer || mode === 'development'
        ? { plugins: [new PagePolicies(hosts, remember)] }
        : {},
    async finish({ outDir, plugins }) {
      const scripts = getKnownScripts(plugins);
      const texts = scripts.map(({ text }) => text);
      const isMinified = process.env['SKIP_HTML_MINIFICATION'] !== 'true';
      const known = new Set([
        ...texts,
        ...(isMinified ? await Promise.all(texts.map(minifyScript)) : []),
      ]);
      const faults = new Map<string, string[]>();
      const pages = listFiles(outDir).filter((name) => name.endsWith('.html'));
      for (const name of pages) {
        const parts = readParts(path.join(outDir, name));
        for (const fault of findFaults(
          parts,
          (text) => known.has(text) || isBanner(text),
        )) {
          faults.set(fault, [...(faults.get(fault) ?? []), name]);
        }
      }
      memo.save();
      if (faults.size === 0) return;
      const lines = [...faults].map(([fault, [first = '', ...others]]) => {
        const more = others.length ? ` and ${others.length} more` : '';
        return `${first}${more}: ${fault}`;
      });
      const names = scripts.map((script) => script.name).join(', ');
      throw new Error(
        `the security policy forbids:\n${lines.join('\n')}\nKnown inline scripts: ${names}.`,
      );
    },
  };
}
