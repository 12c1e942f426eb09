import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { getDocumentSamples } from '../content/samples';
import type { Sdk } from '../../src/sdk/createSdk';
import { readVersion, startSdk } from './startSdk';

type Run = (sdk: object, console: object) => Promise<void>;

/** Code that can wait, as a module can. */
const AsyncFunction = (async () => undefined).constructor as new (
  ...text: string[]
) => Run;

const IMPORT = /^import \{([^}]*)\} from '@firebolt-js\/sdk';$/m;

/** A sample as the body of a function. */
const toRun = (code: string): Run =>
  new AsyncFunction(
    'sdk',
    'console',
    code.replace(IMPORT, (_, names: string) => `const {${names}} = sdk;`),
  );

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

const stray: unknown[] = [];
const noteStray = (reason: unknown): void => {
  stray.push(reason);
};

beforeEach(() => {
  stray.length = 0;
  process.on('unhandledRejection', noteStray);
});

afterEach(() => {
  process.off('unhandledRejection', noteStray);
});

/** Lets the platform close the app, so that it may call `finished()`. */
async function unload(sdk: Sdk): Promise<void> {
  const { ready, close } = sdk['Lifecycle'] as Record<
    'ready' | 'close',
    (reason?: string) => Promise<void>
  >;
  await ready();
  await close('userExit');
  await settle();
}

describe.each(versions)('samples of the reference of %s', (version) => {
  const document = readVersion(version);
  it.each(getDocumentSamples(document, 'openrpc.json'))(
    '$file runs',
    async ({ file, code }) => {
      const { sdk } = startSdk(version);
      if (file.includes('lifecycle.finished')) await unload(sdk);
      await toRun(code)(sdk, { log: () => undefined });
      await settle();
      expect(stray).toEqual([]);
    },
  );
});
