import {
  NormalModuleReplacementPlugin,
  type Compiler,
  type RuleSetRule,
} from 'webpack';
import { STYLE_SHEET } from '../../shared/styleSheet';

/** Only classes, IDs, and animations of CSS modules get new names, as with css-loader. */
const CSS_MODULES = {
  namedExports: false,
  container: false,
  customIdents: false,
  dashedIdents: false,
  function: false,
  grid: false,
};

/** One file for all style sheets, as in a build. Docusaurus uses the name `styles`. */
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

/** Resolves `~` at the start of a URL or an import in the same way as css-loader. */
const tilde = new NormalModuleReplacementPlugin(/^~[^/]/, (resource) => {
  if (STYLE_SHEET.test(resource.contextInfo.issuer))
    resource.request = resource.request.slice(1);
});

/** Returns a rule's loaders; webpack also allows a single loader instead of a list. */
const getLoaders = ({ use }: RuleSetRule) =>
  [use].flat() as readonly (Loader | null | undefined)[];

const findLoader = (rule: RuleSetRule, name: RegExp): number =>
  getLoaders(rule).findIndex((one) => name.test(one?.loader ?? ''));

const FILE_LOADER = /[\\/](?:url|file)-loader[\\/]/;

/** webpack emits the files in `url()`, which these loaders would turn into scripts. */
function skipFileLoaders(rule: RuleSetRule): void {
  const rules = [rule, ...(rule.oneOf ?? [])].filter((one) => !!one);
  if (rules.every((one) => findLoader(one, FILE_LOADER) === -1)) return;
  const skips = { not: [STYLE_SHEET] };
  rule.issuer = rule.issuer ? { and: [rule.issuer, skips] } : skips;
}

const CSS_LOADER = /[\\/]css-loader[\\/]/;

/** Removes the loaders that run after PostCSS, because webpack does their work itself. */
function replaceLoaders(rule: RuleSetRule): void {
  const index = findLoader(rule, CSS_LOADER);
  if (index === -1) return;
  const loaders = getLoaders(rule);
  rule.type = loaders[index]?.options?.modules ? 'css/module' : 'css/global';
  rule.use = loaders.slice(index + 1);
}

/** Replaces Docusaurus's loaders, which take a sixth of the time until the first page. */
export const nativeStyles = {
  apply(compiler: Compiler): void {
    const { options } = compiler;
    const { experiments, ignoreWarnings = [], module, optimization } = options;
    experiments.css = true;
    module.parser['css/module'] = CSS_MODULES;
    module.generator['css/module'] = {
      localIdentName: '[local]_[id]',
      exportsConvention: 'as-is',
    };
    for (const rule of module.rules) {
      // webpack also allows `false`, and `...` for its own rules.
      if (!rule || rule === '...') continue;
      replaceLoaders(rule);
      skipFileLoaders(rule);
    }
    tilde.apply(compiler);
    const { splitChunks } = optimization;
    if (splitChunks) Object.assign(splitChunks.cacheGroups ?? {}, { GROUP });
    // Docusaurus ignores these warnings, too.
    ignoreWarnings.push(({ message }) =>
      message.includes('Conflicting order between css'),
    );
    options.ignoreWarnings = ignoreWarnings;
  },
};
