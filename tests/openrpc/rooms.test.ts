import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const ROOT = 'src/openrpc';

/** The most floors that a newcomer can keep in mind. */
const MOST_FLOORS = 8;

/** Files that hold many things of one kind. */
const COLLECTIONS = ['types', 'models', 'sections'];

const FILES = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.posix.join(ROOT, name.replace(/\.ts$/, '')));

const readText = (file: string) => fs.readFileSync(`${file}.ts`, 'utf8');

function getImports(file: string): readonly string[] {
  return [...readText(file).matchAll(/ from '(\.[^']+)'/g)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
    .filter((name) => FILES.includes(name));
}

/**
 * The imports on the longest way down from a file, itself first. A file that
 * imports nothing of the library stands on the ground floor.
 */
function getLongestWay(
  file: string,
  above: readonly string[] = [],
): readonly string[] {
  if (above.includes(file)) {
    throw new Error(`a circle of imports: ${[...above, file].join(' → ')}`);
  }
  const known = WAYS.get(file);
  if (known) return known;
  const ways = getImports(file).map((name) =>
    getLongestWay(name, [...above, file]),
  );
  const [longest = []] = ways.sort((x, y) => y.length - x.length);
  const way = [file, ...longest];
  WAYS.set(file, way);
  return way;
}

const WAYS = new Map<string, readonly string[]>();

/** The index is the door to all rooms, and no room imports it. */
const INSIDE = FILES.filter((file) => file !== `${ROOT}/index`);

test.each(INSIDE)(`%s stands on one of ${MOST_FLOORS} floors`, (file) => {
  const way = getLongestWay(file);
  expect(
    way.length,
    `${way.join('\n→ ')}\nLet one of these return what the next one needs in place of importing it.`,
  ).toBeLessThanOrEqual(MOST_FLOORS);
});

test('no file imports the index', () => {
  expect(
    INSIDE.filter((file) => getImports(file).includes(`${ROOT}/index`)),
  ).toEqual([]);
});

test.each(INSIDE)('%s bears the name of an export', (file) => {
  const name = path.posix.basename(file);
  if (COLLECTIONS.includes(name)) return;
  // `getAnchors` stands for `getModuleAnchors` and `getPageAnchors`, too.
  const [, verb = '', rest = ''] = /^([a-z]*)(.*)$/.exec(name) ?? [];
  expect(readText(file)).toMatch(
    new RegExp(
      `^export (?:function\\*?|const|class|interface|type) ${verb}\\w*${rest}`,
      'm',
    ),
  );
});

describe('lint', () => {
  const eslint = new ESLint({
    // The rule needs no types, and reading them takes long.
    overrideConfig: {
      languageOptions: { parserOptions: { projectService: false } },
    },
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
  });
  test.each([
    ['document/types', '../schema/normalizeSchema'],
    ['schema/getItems', '../print/Part'],
    ['print/Part', '../diff/Change'],
    ['diff/Change', '../declarations/printComment'],
    ['declarations/printComment', '../pages/models'],
    ['history/History', '../pages/models'],
    ['pages/models', '../declarations/printComment'],
    ['pages/models', '../../plugins/content/openrpc/getPart'],
    ['document/types', 'node:fs'],
  ])('refuses that %s imports %s', async (file, name) => {
    const [result] = await eslint.lintText(`import '${name}';\n`, {
      filePath: `${ROOT}/${file}.ts`,
    });
    expect(result?.messages.map((m) => m.message)).toEqual([
      expect.stringContaining('src/openrpc/README.md'),
    ]);
  });
});
