import { expect, it } from 'vitest';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import { findAll } from '../findAll';
import { readVersions } from './samples';
import { typeCheck } from './typeCheck';

const VERSIONS = readVersions(process.cwd());

it.each(VERSIONS)(
  'declarations of $folder are correct without the browser’s library, and have an integer type of their version',
  ({ document }) => {
    const text = printDeclarations(document);
    const findings = typeCheck(new Map([['/firebolt.d.ts', text]]), {
      lib: ['lib.es2022.d.ts'],
      noImplicitAny: true,
      skipLibCheck: false,
    });
    expect(findings).toEqual([]);
    const isOld = /^0\.[56]\./.test(document.info.version);
    expect(/\bbigint\b/.test(text)).toBe(isOld);
  },
);

const printVersion = (version: string): string => {
  const found = VERSIONS.find((v) => v.document.info.version === version);
  return found ? printDeclarations(found.document) : '';
};

it('each module has its constants', () => {
  const namespaces = printVersion('0.5.3').split('export namespace ').slice(1);
  const found = namespaces.flatMap((text) =>
    findAll(text, /^ +const (\w+):/gm).map(
      (name) => `${/^\w+/.exec(text)?.[0] ?? ''}.${name}`,
    ),
  );
  expect(found.sort()).toEqual([
    'Advertising.SkipRestriction',
    'Authentication.TokenType',
    'Device.AudioProfile',
    'Device.NetworkState',
    'Device.NetworkType',
    'Keyboard.EmailUsage',
    'Lifecycle.CloseReason',
    'Lifecycle.LifecycleState',
    'Metrics.ErrorType',
  ]);
});

const head = (names: string): string =>
  `import { ${names} } from '@firebolt-js/sdk';\n`;

/** Code of an app for each version, and its faults by line. */
const APPS: readonly (readonly [
  version: string,
  code: string,
  ...faults: readonly string[],
])[] = [
  [
    '0.5.3',
    `${head('Events, Log, Settings, SecondScreen')}
Settings.setLogLevel('DEBUG');
Log.info(Settings.getLogLevel());
const id: bigint = await SecondScreen.listen('closeRequest', (event) => Log.debug(event.type));
Events.clear(id);
Events.clear('SecondScreen', 'closeRequest');
SecondScreen.clear('closeRequest');`,
  ],
  [
    '0.6.1',
    `${head('Device, Discovery, Metrics')}
const received: [bigint, bigint] = await Device.screenResolution();
Discovery.purchasedContent({ expires: '2022-05-01T00:00:00Z', totalCount: 0, entries: [] });
Discovery.purchasedContent(async ({ limit }) => ({ expires: '', totalCount: limit, entries: [] }));
Metrics.mediaProgress('entity', 90);`,
  ],
  [
    '0.7.0',
    `${head('Device')}const size: [number, number] = await Device.screenResolution();`,
  ],
  [
    '0.8.0',
    `${head('Device, Discovery, Entertainment, Lifecycle, Metrics')}
Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'tune') intent.data.entity.channelType satisfies string;
});
Device.listen((event, value) => {
  if (event === 'screenResolutionChanged') value[0].toFixed();
});
const own = (entity: Discovery.EntityInfo): Discovery.WayToWatch[] => entity.waysToWatch ?? [];
const shared = (entity: Entertainment.EntityInfo): number | undefined => entity.seasonCount;
const state: Lifecycle.LifecycleState = Lifecycle.LifecycleState.INACTIVE;
const kind: Discovery.ProgramType = 'movie';
const sound = Discovery.AudioProfile.DOLBY_DIGITAL_5_1_PLUS;
const twin = (result: Discovery.Shared.EntityInfoResult) => shared(result.entity);
console.log(own, state, kind, sound, twin);
// What the SDK ignores, and what only the SDK itself sends.
Device.clear(await Device.name(console.log));
Metrics.ready();`,
    "17: TS2345: Argument of type 'number' is not assignable to parameter of type 'Event | undefined'.",
    "18: TS2339: Property 'ready' does not exist on type 'typeof Metrics'.",
  ],
];

it.each(APPS)(
  'an app has what it needs of %s, and nothing else',
  (version, code, ...faults) => {
    const files = new Map([
      // The real package has its own declarations.
      [
        '/app/node_modules/@firebolt-js/sdk/package.json',
        '{ "name": "@firebolt-js/sdk", "types": "./firebolt.d.ts" }',
      ],
      [
        '/app/node_modules/@firebolt-js/sdk/firebolt.d.ts',
        'export const Other: number;',
      ],
      ['/app/firebolt.d.ts', printVersion(version)],
      ['/app/app.ts', code],
    ]);
    const roots = [...files.keys()].filter((name) => !/sdk\//.test(name));
    const found = typeCheck(files, {}, roots);
    expect(found.map(({ line, message }) => `${line + 1}: ${message}`)).toEqual(
      faults,
    );
  },
);

it('an app gets the declarations by `paths` as well', () => {
  const files = new Map([
    ['/types/sdk.d.ts', printVersion('0.8.0')],
    ['/app/app.ts', `${head('Device')}Device.name();`],
  ]);
  const paths = { '@firebolt-js/sdk': ['/types/sdk.d.ts'] };
  expect(typeCheck(files, { paths }, ['/app/app.ts'])).toEqual([]);
});
