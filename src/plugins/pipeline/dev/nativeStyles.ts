import type { Compiler, RuleSetRule } from 'webpack';

/** Of CSS modules, only classes, IDs and animations are renamed, as css-loader does. */
const CSS_MODULES = {
  namedExports: false,
  container: false,
  customIdents: false,
  dashedIdents: false,
  function: false,
  grid: false,
};

/** Puts all style sheets into one file, as in a build. Docusaurus has a group `styles`. */
const GROUP = {
  name: 'native-styles',
  type: /^css\/(?:global|module)$/,
  chunks: 'all',
  enforce: true,
} as const;

interface Loader {
  readonly loader?: string;
  readonly options?: { readonly modules?: unknown };
}

/** Keeps PostCSS and what runs before it of the loaders for style sheets. */
function replaceLoaders(rule: RuleSetRule): void {
  if (!Array.isArray(rule.use)) return;
  const loaders = rule.use as readonly Loader[];
  const index = loaders.findIndex(({ loader = '' }) =>
    /[\\/]css-loader[\\/]/.test(loader),
  );
  if (index === -1) return;
  rule.type = loaders[index]?.options?.modules ? 'css/module' : 'css/global';
  rule.use = rule.use.slice(index + 1);
}

/**
 * A webpack plugin: webpack compiles style sheets itself. Docusaurus's loaders compile
 * and run three modules for each sheet, which takes a sixth of the time to the first page.
 */
export const nativeStyles = {
  apply: ({ options }: Compiler): void => {
    const { experiments, ignoreWarnings = [], module, optimization } = options;
    experiments.css = true;
    module.parser['css/module'] = CSS_MODULES;
    module.generator['css/module'] = {
      localIdentName: '[local]_[id]',
      exportsConvention: 'as-is',
    };
    for (const rule of module.rules as RuleSetRule[]) replaceLoaders(rule);
    const { splitChunks } = optimization;
    if (splitChunks) Object.assign(splitChunks.cacheGroups ?? {}, { GROUP });
    // Docusaurus ignores the order too.
    ignoreWarnings.push(({ message }) =>
      message.includes('Conflicting order between css'),
    );
    options.ignoreWarnings = ignoreWarnings;
  },
};
