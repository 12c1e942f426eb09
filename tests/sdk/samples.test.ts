import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import {
  getDocumentSamples,
  readSamples,
  type Sample,
} from '../content/samples';
import type { Sdk } from '../../src/sdk/createSdk';
import { getBreaches, isEnd } from './getBreaches';
import { AppRun, AsyncFunction, REFUSAL, toBody, type Launch } from './runApp';
import { readTraits, readVersion, settle, startSdk } from './startSdk';

/** More turns than any sample needs to get all its answers. */
const TURNS = 12;

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

/** Closes the app, so that it may call `finished()`. */
async function unload(sdk: Sdk): Promise<void> {
  const { ready, close } = sdk['Lifecycle'] as Record<
    'ready' | 'close',
    (reason?: string) => Promise<void>
  >;
  await ready();
  await close('userExit');
  await settle(TURNS);
}

it.each(versions)('samples of the reference of %s run', async (version) => {
  for (const sample of getDocumentSamples(readVersion(version), '')) {
    const { sdk } = startSdk(version);
    if (sample.file.includes('lifecycle.finished')) await unload(sdk);
    const run = new AsyncFunction('firebolt', 'console', toBody(sample));
    await run(sdk, { log: () => undefined }).catch(noteStray);
    await settle(TURNS);
    expect(stray, sample.file).toEqual([]);
  }
});

/** Deep links when an app starts, and while the app is off the screen. */
const INTENTS: Readonly<Record<string, unknown>> = {
  'without a deep link': undefined,
  ...Object.fromEntries(
    ['abc', 'final-2030'].map((entityId) => [
      `at the title ${entityId}`,
      {
        action: 'playback',
        data: { entityType: 'program', programType: 'movie', entityId },
        context: { source: 'voice' },
      },
    ]),
  ),
  'at a channel': {
    action: 'tune',
    data: {
      entity: {
        entityType: 'channel',
        channelType: 'streaming',
        entityId: 'acme-one',
      },
    },
    context: { source: 'voice' },
  },
};

/** Matches a module that other code, such as the page's tests, starts. */
const IS_STARTED_BY_OTHERS = /^export async function start\b/m;

/** The pages' samples that import only the SDK. */
const readCode = (version: string) =>
  readSamples(`versioned_docs/version-${version}`, '.').filter(
    ({ language, code, wrongBecause }) =>
      language !== 'tsx' &&
      wrongBecause === undefined &&
      code.includes("'@firebolt-js/sdk'") &&
      !/from '(?!@firebolt-js\/sdk')/.test(code),
  );

const isApp = ({ title, code }: Sample): boolean =>
  /\.[jt]s$/.test(title ?? '') &&
  /^import .*@firebolt-js/ms.test(code) &&
  code.includes('Lifecycle.ready()') &&
  !IS_STARTED_BY_OTHERS.test(code);

/** Test cases, each named by the line of its sample. */
const toTests = (samples: readonly Sample[]) =>
  samples.map(
    (sample) =>
      [`${path.basename(sample.file)}:${sample.line}`, sample] as const,
  );

/** Whether a second promise, inside the SDK, also rejects. */
const rejectsTwice = (version: string, name: string): boolean =>
  /^Discovery\.sign(?:In|Out)$/.test(name) ||
  (name === 'Lifecycle.ready' && tracksFromImport(version));

const tracksFromImport = (version: string): boolean =>
  readTraits(version).followsLifecycleFrom === 'import';

/** The SDK's own error after a rejected request, up to 0.6.1. */
const isOwn = (error: unknown): boolean =>
  error instanceof ReferenceError &&
  error.message === 'InternalMetrics is not defined';

const launchAt =
  (navigateTo: unknown): Launch['answer'] =>
  (method) =>
    method === 'parameters.initialization'
      ? { result: navigateTo ? { discovery: { navigateTo } } : {} }
      : undefined;

const refuse: Launch['answer'] = (method) =>
  method.startsWith('lifecycle.') ? undefined : REFUSAL;

describe.each(versions)('apps in the guides of %s', (version) => {
  const code = readCode(version);
  const apps = toTests(code.filter(isApp));

  it('are found', () => {
    expect(apps.length).toBeGreaterThan(12);
  });

  it.each(apps)('%s obeys the rules', async (_, sample) => {
    const breaches = await Promise.all(
      Object.entries(INTENTS).map(async ([start, intent]) => {
        const launch = { version, answer: launchAt(intent) };
        const seen = await new AppRun(launch).run(sample, intent);
        expect(seen.failure).toBeUndefined();
        expect(seen.uncaught).toEqual([]);
        return getBreaches(seen).map((rule) => `${start}: ${rule}`);
      }),
    );
    expect(breaches.flat()).toEqual([]);
    expect(stray).toEqual([]);
    const launch = { version, answer: refuse };
    const refused = await new AppRun(launch).run(sample);
    expect(getBreaches(refused), 'where all is refused').toEqual([]);
    expect(refused.uncaught.filter((error) => !isOwn(error))).toEqual([]);
  });

  it.each(toTests(code))(
    '%s takes no refusal for an event, and an app asks to be shown',
    async (_, sample) => {
      const isStarted = IS_STARTED_BY_OTHERS.test(sample.code);
      const seen = await new AppRun({ version, answer: () => REFUSAL }).launch({
        ...sample,
        code: sample.code + (isStarted ? '\nawait start();' : ''),
      });
      expect(seen.uncaught.filter((error) => !isOwn(error))).toEqual([]);
      const ends = seen.calls.filter(isEnd);
      expect([...ends, ...seen.plays, ...seen.speaks]).toEqual([]);
      if (!isApp(sample)) return;
      expect(seen.failure).toBeUndefined();
      const names = seen.calls.map(({ name }) => name);
      const isReady = (name: string): boolean => name === 'Lifecycle.ready';
      expect(names.filter(isReady)).toHaveLength(1);
      // Only the SDK itself leaves rejections unhandled.
      const twice = names.filter((name) => rejectsTwice(version, name));
      expect(stray).toHaveLength(twice.length);
    },
  );

  it('play live what the viewer asked for, now and after a return', async () => {
    const live = apps.find(([, { title }]) => title === 'live.js');
    if (!live) throw new Error('the page about live TV has no app');
    const [, sample] = live;
    const wanted = sample.code.includes("'tune'")
      ? INTENTS['at a channel']
      : INTENTS['at the title final-2030'];
    const launch = { version, answer: launchAt(wanted) };
    const seen = await new AppRun(launch).run(sample);
    expect(seen.plays[0]).toBe('foreground');
    expect(seen.playsAgain).toBe(true);
  });
});
