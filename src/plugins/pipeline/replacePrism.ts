import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

/** The setting of the theme, which loads languages in the browser. */
export interface PrismSettings {
  readonly additionalLanguages?: readonly string[];
}

/**
 * A Prism with the languages of our samples alone.
 * @throws for settings that would do nothing, or when the package has no such
 * module any more
 */
export function replacePrism({
  additionalLanguages = [],
}: PrismSettings = {}): NormalModuleReplacementPlugin {
  if (additionalLanguages.length > 0) {
    throw new Error(
      `docusaurus.config.ts: prism.additionalLanguages names ${additionalLanguages.join(', ')}, and does nothing: code is colored when the site is built. Import the language from prismjs in src/components/CodeLines/prism.ts.`,
    );
  }
  require.resolve('prism-react-renderer/prism');
  return new NormalModuleReplacementPlugin(
    /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
    path.join(__dirname, '../../components/CodeLines/prism.ts'),
  );
}
