import os from 'node:os';
import path from 'node:path';

/** Where `npm start` listens. */
export const PORT = Number(process.env['PORT'] ?? 4175);

/** The copy of the site that it serves, which tests may edit. */
export const FOLDER = path.join(os.tmpdir(), `start-${String(PORT)}`);
