import { createHash } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

const hash = createHash('sha256').update(process.cwd()).digest();

// Ports below the operating system's ephemeral ports. Each checkout has its own, so that
// its tests never connect to another checkout's server.
const first =
  Number(process.env['PORT'] ?? 0) ||
  20_000 + (hash.readUInt16BE(0) % 1000) * 10;

/** One port per server, because servers of several test groups may run at once. */
export const PORTS = {
  site: first,
  engine: first + 1,
  start: first + 2,
  client: first + 3,
  stock: first + 4,
} as const;

export async function findPort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
