import os from 'node:os';
import path from 'node:path';
import { PORTS } from '../ports';

export const PORT = PORTS.start;

/** The copy of the site that `npm start` serves, and that tests may edit. */
export const FOLDER = path.join(os.tmpdir(), `start-${String(PORT)}`);
