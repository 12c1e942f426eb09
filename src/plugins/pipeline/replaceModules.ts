import path from 'node:path';
import { NormalModuleReplacementPlugin, type Compiler } from 'webpack';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

interface Request {
  readonly context: string;
  request: string;
}

/** Replaces a module; a needed one that nothing asks for fails the build. */
function replace(
  name: string,
  pattern: RegExp,
  file: string,
  isMeant: (request: Request) => boolean = () => true,
  isNeeded = true,
): { apply: (compiler: Compiler) => void } {
  let isUsed = false;
  return {
    apply(compiler) {
      new NormalModuleReplacementPlugin(pattern, (request: Request) => {
        if (!isMeant(request)) return;
        isUsed = true;
        request.request = file;
      }).apply(compiler);
      compiler.hooks.finishMake.tap('replaceModules', () => {
        // The dev server compiles most modules later.
        if (isUsed || !isNeeded) return;
        if (compiler.options.mode !== 'production') return;
        throw new Error(
          `Nothing imports ${name}, for which ${file} stands. See src/plugins/pipeline/README.md, "Replaced modules".`,
        );
      });
    },
  };
}

const ours = (file: string): string => path.join(__dirname, 'client', file);

const isOfCore = ({ context }: Request): boolean => context === CORE;

/** Modules of core and the theme that know of all pages, or make them. */
export const replaceClient = (): readonly ReturnType<typeof replace>[] => [
  replace("core's ./preload", /^\.\/preload$/, ours('preload.ts'), isOfCore),
  replace(
    "core's ./docusaurus",
    /^\.\/docusaurus$/,
    ours('docusaurus.ts'),
    isOfCore,
  ),
  replace(
    'CodeLines',
    /^@site\/src\/components\/CodeLines$/,
    path.join(__dirname, '../../components/CodeLines/LazyCodeLines.tsx'),
    undefined,
    // A site without code on React's own pages has none.
    false,
  ),
];

/** A Prism with the languages of our samples alone. */
export const replacePrism = (): ReturnType<typeof replace> =>
  replace(
    'prism-react-renderer/prism',
    /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
    path.join(__dirname, '../../components/CodeLines/prism.ts'),
  );
