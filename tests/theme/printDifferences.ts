import { spawnSync } from 'node:child_process';
import { findStock, getOwnFile, listReplaced } from './stock';

// `npm run theme:diff -- DocCard` prints how our component differs from Docusaurus's;
// without a name, prints all differences.

const [, , ...wanted] = process.argv;
const names = wanted.length > 0 ? wanted : listReplaced();

for (const name of names) {
  const unknown = !listReplaced().includes(name);
  if (unknown) {
    console.error(
      `src/theme has no ${name}. It has: ${listReplaced().join(', ')}.`,
    );
    process.exitCode = 1;
    continue;
  }
  const files = [findStock(name), getOwnFile(name)];
  spawnSync('git', ['diff', '--no-index', '--', ...files], {
    stdio: 'inherit',
  });
}
