import fs from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
  // Types take seconds to read, and this rule needs none.
  overrideConfig: {
    languageOptions: {
      parserOptions: { project: false, projectService: false },
    },
  },
});

async function lint(
  file: string,
  from: string,
  text = `import { x } from '${from}';\nexport const y = x;\n`,
): Promise<readonly string[]> {
  const results = await eslint.lintText(text, { filePath: file });
  return results.flatMap(({ messages }) =>
    messages.map(({ message }) => message),
  );
}

describe('an import', () => {
  it.each([
    ['src/components/api/Method.tsx', '../../plugins/content/search/index'],
    ['src/search/rank.ts', '../components/search/settings'],
    ['src/search/rank.ts', 'react'],
    ['src/components/api/Method.tsx', '@site/src/plugins/shared/docsContent'],
    ['src/components/NameCode.tsx', '../theme/NotFound'],
    ['src/components/NameCode.tsx', '@site/src/pages/index'],
    ['src/plugins/content/seo/index.ts', '../../../components/PageHead'],
    ['src/plugins/finish/index.ts', '../../theme/NotFound'],
    ['src/plugins/browser/page/index.ts', '../../../theme/NotFound'],
    ['src/plugins/browser/page/index.ts', '../../../browser/controls'],
    ['src/plugins/content/archive/index.ts', '../../../browser/dom/base'],
    ['src/components/Tabs/index.tsx', '@site/src/browser/islands/Island'],
    ['src/browser/islands/mount.tsx', '../../theme/NotFound'],
    ['src/browser/search/index.tsx', '../../plugins/content/search/record'],
    ['src/search/rank.ts', '../browser/dom/base'],
    ['src/browser/run/Runner.ts', 'react'],
    ['src/plugins/browser/run/listSamples.ts', '../../../components/NameCode'],
    ['src/browser/controls/tabs.ts', 'react'],
    ['src/plugins/browser/run/index.ts', '../../../browser/run/Runner'],
    ['src/theme/TOC/index.tsx', '@site/src/plugins/content/seo'],
    ['src/pages/index.tsx', '@site/src/theme/NotFound'],
    ['src/site/withSlash.ts', '../openrpc'],
    ['src/text/suggest.ts', '../site/withSlash'],
    ['src/text/suggest.ts', 'react'],
    ['src/site/siteMap.ts', 'node:fs'],
    ['src/openrpc/index.ts', 'react'],
    ['src/versions/cutVersion.ts', '../openrpc'],
    ['src/plugins/finish/index.ts', '../../versions/checkVersion'],
    ['src/plugins/shared/createMemo.ts', '../pipeline/createCache'],
    ['src/plugins/shared/createMemo.ts', '../finish/getSteps'],
    ['src/plugins/finish/index.ts', '../content/openrpc/releases'],
    ['src/plugins/content/seo/index.ts', '../../pipeline/createCache'],
    ['src/plugins/checks/pages/index.ts', '../../pipeline/createCache'],
    ['src/plugins/pipeline/render/page.ts', '../../styles/getReplacement'],
    ['src/browser/main.ts', 'react'],
    ['src/browser/main.ts', '../components/NameCode'],
    ['src/browser/any/new/folder.ts', 'react'],
    ['src/search/rank.ts', 'fs'],
    ['src/openrpc/index.ts', '../reference/kinds'],
  ])('of %s from %s is refused', async (file, from) => {
    const [message, ...others] = await lint(file, from);
    expect(message).toMatch(/^'.*' import is restricted from being used/);
    expect(others).toEqual([]);
  });

  it.each([
    ['src/components/api/Method.tsx', '../../openrpc'],
    ['src/components/api/Method.tsx', '../search/SearchBar'],
    ['src/components/api/Method.tsx', '@theme/Heading'],
    ['src/plugins/content/search/index.ts', '../openrpc/readDocument'],
    ['src/plugins/content/seo/index.ts', '../../../site/withSlash'],
    ['src/plugins/browser/run/listSamples.ts', '../../../text/getRun'],
    [
      'src/plugins/browser/run/getRunData.ts',
      '../../../browser/run/sandbox/protocol',
    ],
    ['src/browser/search/index.tsx', '../../components/search/SearchBar'],
    ['src/browser/controls/tabs.ts', '../../site/controls'],
    ['src/theme/NotFound/index.tsx', '@site/src/browser/islands/Island'],
    ['src/pages/compare.tsx', '@site/src/browser/compare'],
    ['src/theme/TOC/index.tsx', '@site/src/components/NameCode'],
    ['src/site/withSlash.ts', '../text/suggest'],
    ['src/plugins/pipeline/index.ts', '../content/markdown/isOwnFile'],
    ['src/plugins/content/seo/index.ts', '../../shared/docsContent'],
    ['src/plugins/content/seo/index.ts', '../../finish/getSteps'],
    ['src/plugins/browser/upgrade/index.ts', '../compiler/bundle'],
    ['src/browser/islands/mount.tsx', 'react'],
    ['src/markdown/reference/getPages.ts', '../../reference/kinds'],
    ['src/search/engine.ts', 'minisearch'],
  ])('of %s from %s passes', async (file, from) => {
    expect(await lint(file, from)).toEqual([]);
  });

  it.each([
    ['src/components/NameCode.tsx', '../plugins/finish/getSteps', 1],
    ['src/openrpc/document/isData.ts', '../pages/sections', 1],
    ['src/components/NameCode.tsx', '../openrpc/pages/getComparison', 0],
  ])('in %s that loads %s later counts', async (file, from, faults) => {
    const text = `export const load = () => import('${from}');\n`;
    expect(await lint(file, from, text)).toHaveLength(faults);
  });

  it('is refused with the layers that are allowed', async () => {
    const [message] = await lint(
      'src/site/siteMap.ts',
      '../components/NameCode',
    );
    expect(message).toContain(
      'src/site may import its own files, src/text: see the layers in src/README.md. Move what both need to a layer below.',
    );
  });
});

describe('the versions', () => {
  const versions = JSON.parse(
    fs.readFileSync('versions.json', 'utf8'),
  ) as readonly string[];
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css|md|json)$/.test(name));

  it.each(versions)(
    '%s is named by no file of src: what is true of it lies in its folder',
    (version) => {
      const name = new RegExp(
        `(?<![\\w.])${version.replace(/\./g, '\\.')}(?![\\w-]|\\.\\d)`,
      );
      expect(
        files.filter((file) =>
          name.test(fs.readFileSync(`src/${file}`, 'utf8')),
        ),
      ).toEqual([]);
    },
  );
});
