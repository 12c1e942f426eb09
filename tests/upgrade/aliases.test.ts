import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { getLimits } from '../../src/upgrade/printReport';
import { isSource } from '../../src/upgrade/sortFiles';
import { getSetting } from './setting';

const USE = (name: string): string =>
  `import { acc } from '${name}';\nacc.closedCaptions();`;

const SDK = "export { Accessibility as acc } from '@firebolt-js/sdk';";

/** What is said of an app; `folder`: from which its paths go on. */
function check(files: Readonly<Record<string, string>>, folder?: string) {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  return checkUpgrade(
    getSetting('0.7.0', '0.8.0'),
    all.filter(({ path }) => isSource(path)),
    {
      surroundings: all.filter(({ path }) => !isSource(path)),
      ...(folder !== undefined && { folder }),
    },
  );
}

const vite = (alias: string, path = 'vite.config.ts') => ({
  [path]: `export default { resolve: { alias: ${alias} } };`,
});

describe('a short name is followed', () => {
  const tests: [string, string, Readonly<Record<string, string>>][] = [
    [
      'of tsconfig.json',
      'ours/sdk',
      {
        'tsconfig.json':
          '{ "compilerOptions": { "paths": { "ours/*": ["./src/*"] } } }',
      },
    ],
    [
      'of what tsconfig.json extends',
      'ours/sdk',
      {
        'tsconfig.json': '{ "extends": ["./settings/base"] }',
        'settings/base.json':
          '{ "compilerOptions": { "baseUrl": "..", "paths": { "ours/*": ["src/*"] } } }',
      },
    ],
    [
      'of package.json',
      '#ours/sdk.js',
      {
        'package.json':
          '{ "imports": { "#ours/*": { "default": "./src/*" } } }',
      },
    ],
    [
      'of a package of the app',
      '@my/platform/sdk',
      {
        'package.json':
          '{ "name": "@my/platform", "exports": { "./sdk": "./src/sdk.js" } }',
      },
    ],
    [
      'of Vite, as an object',
      '@ours/sdk',
      vite("{ '@ours': path.resolve(__dirname, 'src') }"),
    ],
    [
      'of Vite, as a list',
      '@ours/sdk',
      vite(
        "[{ find: /^@ours/, replacement: fileURLToPath(new URL('./src', import.meta.url)) }]",
      ),
    ],
    ['of Vite, from its root', '@ours/sdk', vite("{ '@ours': '/src' }")],
    [
      'of webpack, for one file',
      'platform',
      {
        'webpack.config.js':
          'const dir = `${__dirname}/src`;\nmodule.exports = { resolve: { alias: { platform$: dir + "/sdk.js" } } };',
      },
    ],
    [
      'of Babel',
      'ours/sdk',
      {
        '.babelrc':
          '{ "plugins": [["module-resolver", { "alias": { "ours": "./src" } }]] }',
      },
    ],
  ];

  it.each(tests)('%s', (_, name, settings) => {
    const report = check({
      ...settings,
      'app/main.js': USE(name),
      'src/sdk.js': SDK,
    });
    expect(report.findings.map((f) => f.file)).toEqual(['app/main.js']);
    expect(report.unfollowed).toEqual([]);
  });

  it('from a folder inside of the app', () => {
    const files = {
      '../tsconfig.json':
        '{ "compilerOptions": { "paths": { "ours/*": ["./src/lib/*"] } } }',
      'main.js': USE('ours/sdk'),
      'lib/sdk.js': SDK,
    };
    expect(check(files, '/home/me/app/src').findings).toHaveLength(1);
  });
});

describe('what cannot be resolved is named', () => {
  it('where a short name is computed', () => {
    const report = check({
      ...vite("{ '@ours': getPath('src') ?? other }"),
      'package.json': '{ "dependencies": { "vite": "5" } }',
      'main.js': USE('@ours/sdk'),
      'src/sdk.js': SDK,
    });
    expect(getLimits(report)).toEqual([
      'Not followed: main.js:1: `@ours/sdk` is neither a file that was given nor a package that package.json names.',
    ]);
  });

  it('once, however many places ask for it', () => {
    const files = ['a.js', 'b.js', 'c.js'].map((path) => [path, USE('@/sdk')]);
    const one =
      'is neither a file that was given nor a package that package.json names.';
    expect(
      getLimits(check(Object.fromEntries(files) as Record<string, string>)),
    ).toEqual([`Not followed: a.js:1 and 2 more places: \`@/sdk\` ${one}`]);
  });

  it('with the settings that were not given', () => {
    const report = check({
      'package.json': '{ "dependencies": { "vite": "5" } }',
      'tsconfig.json': '{\n"extends": "../base.json"\n}',
      'main.js': USE('@ours/sdk'),
    });
    expect(getLimits(report)).toEqual([
      'Not followed: main.js:1: `@ours/sdk` is neither a file that was given nor a package that package.json names.',
      'Not followed: tsconfig.json:2: `../base.json`, which it extends, was not given; it may define short names.',
    ]);
  });
});
