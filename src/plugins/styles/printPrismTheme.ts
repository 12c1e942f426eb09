/** Colors of code, as `prism.theme` in the settings names them. */
export interface PrismTheme {
  readonly plain?: Style;
  readonly styles?: readonly {
    readonly types: readonly string[];
    readonly style: Style;
    readonly languages?: readonly string[];
  }[];
}

type Style = Readonly<Record<string, string | number | undefined>>;

/** The setting of the theme. */
export interface PrismSettings {
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

/** The theme of the settings as a style sheet; nothing where it has no colors. */
export function printPrismTheme({ theme, darkTheme }: PrismSettings): string {
  return [
    ...printTheme(theme ?? {}, 'html'),
    ...printTheme(darkTheme ?? {}, "html[data-theme='dark']"),
  ].join('\n');
}
