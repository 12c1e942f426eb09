import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import modulesLoader from '../../../../src/plugins/pipeline/client/modulesLoader';
import { makeFolder } from '../../../makeFolder';

it('a list of client modules that core writes otherwise is refused', () => {
  const generatedFilesDir = makeFolder('client-modules');
  const file = path.join(generatedFilesDir, 'client-modules.js');
  fs.writeFileSync(file, 'export default {};\n');
  const loader = {
    getOptions: () => ({ generatedFilesDir }),
    addDependency: () => undefined,
  } as unknown as ThisParameterType<typeof modulesLoader>;
  expect(() => modulesLoader.call(loader, '')).toThrow(
    'See src/plugins/pipeline/README.md, "Client modules".',
  );
});
