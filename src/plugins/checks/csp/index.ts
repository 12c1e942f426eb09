import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { minify } from 'html-minifier-terser';
import type { FinishingPlugin } from '../../finish/getSteps';
import { listFiles } from '../../shared/listFiles';
import { addPolicy, findFaults } from './addPolicy';
import { findInlineParts } from './findInlineParts';
import { getKnownScripts } from './knownScripts';
import { PagePolicies } from './PagePolicies';

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
function securePage(file: string): ReturnType<typeof addPolicy> {
  const text = fs.readFileSync(file, 'utf8');
  const page = addPolicy(text);
  if (page.html !== text) fs.writeFileSync(file, page.html);
  return page;
}

/** Forbids pages to run or load anything that is not of the site. */
export default function cspPlugin({ baseUrl }: LoadContext): FinishingPlugin {
  const written = new PagePolicies();
  return {
    name: 'csp',
    configureWebpack: (_, isServer) => (isServer ? { plugins: [written] } : {}),
    async finish({ outDir, plugins }) {
      const scripts = getKnownScripts(plugins, baseUrl);
      const texts = scripts.map(({ text }) => text);
      const isMinified = process.env['SKIP_HTML_MINIFICATION'] !== 'true';
      const known = new Set([
        ...texts,
        ...(isMinified ? await Promise.all(texts.map(minifyScript)) : []),
      ]);
      const faults = new Map<string, string[]>();
      const pages = listFiles(outDir).filter((name) => name.endsWith('.html'));
      for (const name of pages) {
        const page =
          written.pages.get(name) ?? securePage(path.join(outDir, name));
        for (const fault of findFaults(page, known)) {
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
    },
  };
}
