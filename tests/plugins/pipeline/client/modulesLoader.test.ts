import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import modulesLoader from '../../../../src/plugins/pipeline/client/modulesLoader';
import { makeFolder } from '../../../makeFolder';

const folder = makeFolder('client-modules');

const SOURCE = `import modules from '@generated/client-modules';
export function startRoute(to: URL): void {
  tell(to);
}
`;

function run(list: string): string {
  fs.writeFileSync(path.join(folder, 'client-modules.js'), list);
  const loader = {
    getOptions: () => ({ generatedFilesDir: folder }),
    addDependency: () => undefined,
  } as unknown as ThisParameterType<typeof modulesLoader>;
  return modulesLoader.call(loader, SOURCE);
}

const OF_CORE = `  require('/site/node_modules/@docusaurus/theme-classic/lib/nprogress'),
  require('/site/src/css/custom.css'),
  require('/site/src/browser/client.ts'),`;

describe('the list of client modules', () => {
  it('is without what only the client of core needs', () => {
    const own = "  require('/site/src/track.ts'),";
    const code = run(`export default [\n${OF_CORE}\n${own}\n];\n`);
    expect(code).toContain(`= [\n${own}\n];`);
    expect(code).toContain('tell(to);');
  });

  it('costs nothing where none is left', () => {
    expect(run(`export default [\n${OF_CORE}\n];\n`)).toBe(
      'export const startRoute = () => undefined;',
    );
  });

  it('is refused where core writes it otherwise', () => {
    expect(() => run('export default {};\n')).toThrow(
      'See src/plugins/pipeline/README.md, "Client modules".',
    );
  });
});
