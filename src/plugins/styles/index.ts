import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PrismTheme } from 'prism-react-renderer';
import { setBreakpoint } from '../shared/breakpoint';
import { printCustom, printInfima } from './printInfima';

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const printStyle = (style: PrismTheme['plain']): string =>
  Object.entries(style)
    .map(([name, value]) => `${toKebab(name)}: ${String(value)};`)
    .join(' ');

function printTheme(
  { plain: { color, backgroundColor } = {}, styles = [] }: Partial<PrismTheme>,
  scope: string,
): readonly string[] {
  const plain = [
    color && `--prism-color: ${color};`,
    backgroundColor && `--prism-background-color: ${backgroundColor};`,
  ].filter(Boolean);
  const rules = styles.map(({ types, style, languages }) => {
    const blocks = languages?.map((name) => `.language-${name}`) ?? [''];
    const selectors = blocks.flatMap((block) =>
      types.map((type) => `${scope} .theme-code-block${block} .token-${type}`),
    );
    return `${selectors.join(',\n')} { ${printStyle(style)} }`;
  });
  return plain.length > 0
    ? [`${scope} .theme-code-block { ${plain.join(' ')} }`, ...rules]
    : rules;
}

/** Prints a style sheet with the colors in the settings; empty if there are none. */
function printPrismTheme(themeConfig: object): string {
  const { prism } = themeConfig as Partial<ThemeConfig>;
  return [
    ...printTheme(prism?.theme ?? {}, 'html'),
    ...printTheme(prism?.darkTheme ?? {}, "html[data-theme='dark']"),
  ].join('\n');
}

const requireFromTheme = createRequire(
  require.resolve('@docusaurus/theme-classic/package.json'),
);

/** Infima's left-to-right and right-to-left style sheets, which ours replaces. */
const INFIMA = ['', '-rtl'].map((direction) =>
  requireFromTheme.resolve(`infima/dist/css/default/default${direction}.css`),
);

/** The theme's rule for outlines, which `src/css/base.css` replaces. */
const OUTLINES = path.join(
  path.dirname(requireFromTheme.resolve('@docusaurus/theme-common')),
  'hooks/styles.css',
);

const breakpoint = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule: { params: string }): void {
      const params = setBreakpoint(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};

/** Replaces Infima with `src/css/base.css` and the Infima classes that it lacks. */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir, siteConfig } = context;
  const base = path.join(siteDir, 'src/css/base.css');
  const read = (file: string): string => fs.readFileSync(file, 'utf8');
  const write = (name: string, text: string): string => {
    const file = path.join(generatedFilesDir, name);
    fs.mkdirSync(generatedFilesDir, { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  };
  const stock = read(INFIMA[0] ?? '');
  // The option `customCss`
  const sheets = JSON.stringify([siteConfig.presets, siteConfig.themes]).match(
    /[^"]+\.(?:css|s[ac]ss|less)(?=")/g,
  );
  const own = sheets?.map((file) => read(path.resolve(siteDir, file))) ?? [];
  const baseText = read(base);
  const rest = printInfima(stock, baseText);
  const custom = printCustom(stock, baseText, own.join('\n'));
  const { navbar, footer } = siteConfig.themeConfig as Partial<ThemeConfig>;
  const isDark = navbar?.style === 'dark' && footer?.style === 'dark';
  const infima = write(
    'infima.js',
    [
      write('infima-rest.css', rest),
      base,
      ...(isDark ? [] : [path.join(siteDir, 'src/css/bars.css')]),
      write('infima-custom.css', custom),
    ]
      .map((file) => `import ${JSON.stringify(file)};\n`)
      .join(''),
  );
  const colors = printPrismTheme(siteConfig.themeConfig);
  const alias = {
    ...Object.fromEntries(INFIMA.map((file) => [file, infima])),
    [OUTLINES]: false as const,
  };
  return {
    name: 'styles',
    getClientModules: () => (colors ? [write('prism-theme.css', colors)] : []),
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, breakpoint],
    }),
    configureWebpack: () => ({ resolve: { alias } }),
  };
}
