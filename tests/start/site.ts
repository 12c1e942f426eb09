import os from 'node:os';
import path from 'node:path';
import { PORTS } from '../ports';

/** Where `npm start` listens. */
export const PORT = PORTS.start;

/** The copy of the site that it serves, which tests may edit. */
export const FOLDER = path.join(os.tmpdir(), `start-${String(PORT)}`);
