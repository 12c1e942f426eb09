import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const ROOT = 'src/openrpc';

/** The most floors that a newcomer can keep in mind. */
const MOST_FLOORS = 8;

/** Files that hold many things of one kind. */
const COLLECTIONS = ['types', 'models', 'sections'];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

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

/** A room of the library, or its index. */
const getRoom = (file: string): string => file.split('/')[2] ?? '';

/** Number of nodes on the longest way down; a circle is an error. */
function countFloors(graph: Graph, node: string, above: string[] = []): number {
  if (above.includes(node)) {
    throw new Error(`a circle of imports: ${[...above, node].join(' → ')}`);
  }
  const below = [...(graph.get(node) ?? [])].filter((next) => next !== node);
  return (
    1 +
    Math.max(
      0,
      ...below.map((next) => countFloors(graph, next, [...above, node])),
    )
  );
}

function getRooms(): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const file of FILES) {
    const room = rooms.get(getRoom(file)) ?? new Set<string>();
    rooms.set(getRoom(file), room);
    for (const name of getImports(file)) room.add(getRoom(name));
  }
  return rooms;
}

test(`the rooms stand on at most ${MOST_FLOORS} floors, without a circle`, () => {
  const rooms = getRooms();
  expect(rooms.size).toBe(8);
  expect(countFloors(rooms, 'index')).toBeLessThanOrEqual(MOST_FLOORS);
});

test('no files import each other in a circle', () => {
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): void => {
    expect(above, `a circle: ${[...above, file].join(' → ')}`).not.toContain(
      file,
    );
    if (done.has(file)) return;
    for (const name of getImports(file)) visit(name, [...above, file]);
    done.add(file);
  };
  for (const file of FILES) visit(file, []);
});

test.each(FILES.filter((file) => !file.endsWith('/index')))(
  '%s bears the name of an export',
  (file) => {
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
  },
);

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
