import { expect, it } from 'vitest';
import { getConstants } from '../../src/openrpc/document/getConstants';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import { getSchemaName } from '../../src/openrpc/document/resolveSchema';
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

/** Constants that all versions have. */
const CONSTANTS = [
  'Advertising.SkipRestriction',
  'Authentication.TokenType',
  'Device.AudioProfile',
  'Device.NetworkState',
  'Device.NetworkType',
  'Keyboard.EmailUsage',
  'Lifecycle.CloseReason',
  'Lifecycle.LifecycleState',
  'Metrics.ErrorType',
];

const SHARED = ['AudioProfile', 'OfferingType', 'ProgramType'];

it.each<[version: string, more: readonly string[]]>([
  ['0.5.3', []],
  ['0.6.0-alpha.1', []],
  ['0.6.0-alpha.2', ['SecureStorage.StorageScope']],
  ['0.6.0', []],
  ['0.6.1', []],
  ['0.7.0', []],
  ['0.8.0', SHARED.map((name) => `Discovery.${name}`)],
])('getConstants gives the constants of %s', (version, more) => {
  const found = VERSIONS.find((v) => v.document.info.version === version);
  const names = found?.document['x-modules'].flatMap(({ name }) =>
    getConstants(found.document, name).map(
      (key) => `${name}.${getSchemaName(found.document, key)}`,
    ),
  );
  expect(names?.sort()).toEqual([...CONSTANTS, ...more].sort());
});

const head = (names: string): string =>
  `import { ${names} } from '@firebolt-js/sdk';\n`;

/** Code of apps, with its faults; one program checks all apps of a version. */
const APPS: readonly (readonly [
  name: string,
  version: string,
  code: string,
  ...faults: readonly string[],
])[] = [
  [
    'narrows an intent by its action',
    '0.8.0',
    `${head('Discovery')}
Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'tune') intent.data.entity.channelType satisfies string;
});`,
  ],
  [
    'narrows a value by the name of its event',
    '0.8.0',
    `${head('Device')}
Device.listen((event, value) => {
  if (event === 'screenResolutionChanged') value[0].toFixed();
});`,
  ],
  [
    'names the types of a module, shared ones included',
    '0.8.0',
    `${head('Discovery, Entertainment, Lifecycle')}
const own = (entity: Discovery.EntityInfo): Discovery.WayToWatch[] => entity.waysToWatch ?? [];
const shared = (entity: Entertainment.EntityInfo): number | undefined => entity.seasonCount;
const state: Lifecycle.LifecycleState = Lifecycle.LifecycleState.INACTIVE;
const kind: Discovery.ProgramType = 'movie';
const sound = Discovery.AudioProfile.DOLBY_DIGITAL_5_1_PLUS;
const twin = (result: Discovery.Shared.EntityInfoResult) => shared(result.entity);
console.log(own, state, kind, sound, twin);`,
  ],
  [
    'uses the helpers of the SDK',
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
    'cannot clear a listener of a module by its id, which does nothing',
    '0.8.0',
    `${head('Device')}Device.clear(await Device.name(console.log));`,
    "2: TS2345: Argument of type 'number' is not assignable to parameter of type 'Event | undefined'.",
  ],
  [
    'cannot call what only the SDK itself sends',
    '0.8.0',
    `${head('Metrics')}Metrics.ready();`,
    "2: TS2339: Property 'ready' does not exist on type 'typeof Metrics'.",
  ],
  [
    'receives integers as bigint before 0.7.0',
    '0.6.1',
    `${head('Device')}const size: [bigint, bigint] = await Device.screenResolution();`,
  ],
  [
    'receives integers as number from 0.7.0',
    '0.7.0',
    `${head('Device')}const size: [number, number] = await Device.screenResolution();`,
  ],
  [
    'sends integers as numbers before 0.7.0, too',
    '0.6.1',
    `${head('Discovery, Metrics')}
Discovery.purchasedContent({ expires: '2022-05-01T00:00:00Z', totalCount: 0, entries: [] });
Discovery.purchasedContent(async ({ limit }) => ({ expires: '', totalCount: limit, entries: [] }));
Metrics.mediaProgress('entity', 90);`,
  ],
];

it.each([...new Set(APPS.map(([, version]) => version))])(
  'an app has what it needs of %s, and nothing else',
  (version) => {
    const apps = APPS.filter((app) => app[1] === version);
    const found = VERSIONS.find((v) => v.document.info.version === version);
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
      ['/app/firebolt.d.ts', found ? printDeclarations(found.document) : ''],
      ...apps.map(([name, , code]) => [`/app/${name}.ts`, code] as const),
    ]);
    const roots = [...files.keys()].filter((name) => !/sdk\//.test(name));
    const faults = typeCheck(files, {}, roots).map(
      ({ file, line, message }) => `${file}:${line + 1}: ${message}`,
    );
    expect(faults).toEqual(
      apps.flatMap(([name, , , ...want]) =>
        want.map((fault) => `/app/${name}.ts:${fault}`),
      ),
    );
  },
);

it('an app gets the declarations by `paths` as well', () => {
  const [latest] = VERSIONS.slice(-1);
  const files = new Map([
    ['/types/sdk.d.ts', latest ? printDeclarations(latest.document) : ''],
    ['/app/app.ts', `${head('Device')}Device.name();`],
  ]);
  const paths = { '@firebolt-js/sdk': ['/types/sdk.d.ts'] };
  expect(typeCheck(files, { paths }, ['/app/app.ts'])).toEqual([]);
});
