import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

/**
 * A Prism with the languages of our samples alone.
 * @throws when the package has no such module any more
 */
export function replacePrism(): NormalModuleReplacementPlugin {
  require.resolve('prism-react-renderer/prism');
  return new NormalModuleReplacementPlugin(
    /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
    path.join(__dirname, '../../components/CodeLines/prism.ts'),
  );
}
