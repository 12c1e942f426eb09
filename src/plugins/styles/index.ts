import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setBreakpoint } from '../shared/breakpoint';
import { printInfima } from './printInfima';

/** The value of `prism.theme` in the settings: colors of code. */
interface PrismTheme {
  readonly plain?: Style;
  readonly styles?: readonly {
    readonly types: readonly string[];
    readonly style: Style;
    readonly languages?: readonly string[];
  }[];
}

type Style = Readonly<Record<string, string | number | undefined>>;

/** The setting `prism` of the theme. */
interface PrismSettings {
  readonly theme?: PrismTheme;
  readonly darkTheme?: PrismTheme;
}

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const printStyle = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${toKebab(name)}: ${String(value)};`)
    .join(' ');

function printTheme(theme: PrismTheme, scope: string): readonly string[] {
  const { color, backgroundColor } = theme.plain ?? {};
  const plain = [
    color && `--prism-color: ${color};`,
    backgroundColor && `--prism-background-color: ${backgroundColor};`,
  ].filter(Boolean);
  const rules = (theme.styles ?? []).map(
    ({ types, style, languages = [''] }) => {
      const selectors = languages.flatMap((language) =>
        types.map(
          (type) =>
            `${scope} .theme-code-block${language && `.language-${language}`} .token-${type}`,
        ),
      );
      return `${selectors.join(',\n')} { ${printStyle(style)} }`;
    },
  );
  return plain.length > 0
    ? [`${scope} .theme-code-block { ${plain.join(' ')} }`, ...rules]
    : rules;
}

/** A style sheet with the colors from the settings; empty if they have none. */
function printPrismTheme({ theme, darkTheme }: PrismSettings): string {
  return [
    ...printTheme(theme ?? {}, 'html'),
    ...printTheme(darkTheme ?? {}, "html[data-theme='dark']"),
  ].join('\n');
}

const requireFromTheme = createRequire(
  require.resolve('@docusaurus/theme-classic/package.json'),
);

/** Infima's left-to-right and right-to-left style sheets, which ours replaces. */
const INFIMA = ['', '-rtl'].map((direction) =>
  requireFromTheme.resolve(`infima/dist/css/default/default${direction}.css`),
);

/** A PostCSS plugin that sets the breakpoint in media queries. */
const breakpoint = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule: { params: string }): void {
      const params = setBreakpoint(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};

/**
 * Replaces Infima with `src/css/base.css`, and adds our breakpoint, the code colors from
 * the settings, and the Infima classes that the base lacks.
 */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir, siteConfig } = context;
  const { prism } = siteConfig.themeConfig as {
    readonly prism?: PrismSettings;
  };
  const base = path.join(siteDir, 'src/css/base.css');
  const read = (file: string): string => fs.readFileSync(file, 'utf8');
  const sheets: readonly (readonly [name: string, css: string])[] = [
    ['prism-theme.css', printPrismTheme(prism ?? {})],
    ['infima-rest.css', printInfima(read(INFIMA[0] ?? ''), read(base))],
  ];
  const files = sheets
    .filter(([, css]) => css)
    .map(([name, css]) => {
      const file = path.join(generatedFilesDir, name);
      fs.mkdirSync(generatedFilesDir, { recursive: true });
      fs.writeFileSync(file, css);
      return file;
    });
  const alias = Object.fromEntries(INFIMA.map((file) => [file, base]));
  return {
    name: 'styles',
    getClientModules: () => files,
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, breakpoint],
    }),
    configureWebpack: () => ({ resolve: { alias } }),
  };
}
