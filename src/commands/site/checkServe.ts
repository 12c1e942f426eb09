import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explainUnfinished, UNFINISHED } from '../../site/unfinished';

const DEFAULT_PORT = 3000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Whether Docusaurus can serve what it is asked to.
 *
 * @param command `serve` or `start`, with its arguments
 * @param canAsk whether Docusaurus can ask somebody for another port
 * @throws for a build that has not ended, and for a port that is in use
 */
export async function checkServe(
  [command = '', ...args]: readonly string[],
  canAsk: boolean,
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      dir: { type: 'string' },
      port: { type: 'string', short: 'p' },
      build: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return;
  const dir = typeof values.dir === 'string' ? values.dir : 'build';
  const isServed = command === 'serve' && values.build !== true;
  if (isServed && fs.existsSync(path.join(dir, UNFINISHED))) {
    throw new Error(explainUnfinished(dir));
  }
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!canAsk && !(await isFree(port))) {
    throw new Error(
      `Port ${port} is in use. End what listens there, or choose another: npm run ${command} -- --port ${port + 1}`,
    );
  }
}
