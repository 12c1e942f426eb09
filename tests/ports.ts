import { createHash } from 'node:crypto';

const hash = createHash('sha256').update(process.cwd()).digest();

/**
 * Below the ports that systems give to clients. Each checkout has its own, so that its
 * tests never ask the server of another.
 */
const first =
  Number(process.env['PORT'] ?? 0) ||
  20_000 + (hash.readUInt16BE(0) % 1000) * 10;

/** Where the tests serve: each server that may run beside the others has a port. */
export const PORTS = {
  site: first,
  engine: first + 1,
  start: first + 2,
  options: first + 3,
  client: first + 4,
  stock: first + 5,
} as const;
