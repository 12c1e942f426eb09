import { BASE } from './base';
import { importModule } from './importModule.mjs';

type Runner = typeof import('../run');

let tries = 0;

/** Loads the runner. Browsers cache a failed import, so a retry has another URL. */
export const loadRunner = (): Promise<Runner> =>
  importModule(`${BASE}js/run/run.js${tries ? `?${tries}` : ''}`).catch(
    (error: unknown) => {
      tries += 1;
      throw error;
    },
  ) as Promise<Runner>;
