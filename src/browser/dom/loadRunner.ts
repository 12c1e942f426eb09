import { BASE } from './base';
import { importModule } from './importModule.mjs';

type Runner = typeof import('../run');

let tries = 0;

/** A retry uses a new URL, because browsers cache a failed import. */
export const loadRunner = (): Promise<Runner> =>
  importModule(`${BASE}js/run/run.js${tries ? `?${tries}` : ''}`).catch(
    (error: unknown) => {
      tries += 1;
      throw error;
    },
  ) as Promise<Runner>;
