import { describe, expect, it, test } from 'vitest';
import { getConstants } from '../../src/openrpc/document/getConstants';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import { getSchemaName } from '../../src/openrpc/document/resolveSchema';
import { readVersions } from './samples';
import { typeCheck } from './typeCheck';

const VERSIONS = readVersions(process.cwd());

const TIMEOUT = 120_000;

describe.each(VERSIONS)('declarations of $folder', ({ document }) => {
  const text = printDeclarations(document);

  it(
    'are correct on their own, without the browser’s library',
    () => {
      const findings = typeCheck(new Map([['/firebolt.d.ts', text]]), {
        lib: ['lib.es2022.d.ts'],
        noImplicitAny: true,
        skipLibCheck: false,
      });
      expect(findings).toEqual([]);
    },
    TIMEOUT,
  );

  it('have an integer type of their version', () => {
    const isOld = /^0\.[56]\./.test(document.info.version);
    expect(/\bbigint\b/.test(text)).toBe(isOld);
  });
});

describe('getConstants', () => {
  const own = [
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
  const shared = [
    'Discovery.AudioProfile',
    'Discovery.OfferingType',
    'Discovery.ProgramType',
  ];
  const tests: [string, { want: readonly string[] }][] = [
    ['0.5.3', { want: own }],
    ['0.6.0-alpha.1', { want: own }],
    ['0.6.0-alpha.2', { want: [...own, 'SecureStorage.StorageScope'] }],
    ['0.6.0', { want: own }],
    ['0.6.1', { want: own }],
    ['0.7.0', { want: own }],
    ['0.8.0', { want: [...own, ...shared].sort() }],
  ];

  test.each(tests)('gives the constants of %s', (version, { want }) => {
    const found = VERSIONS.find((v) => v.document.info.version === version);
    const names = found?.document['x-modules'].flatMap(({ name }) =>
      getConstants(found.document, name).map(
        (key) => `${name}.${getSchemaName(found.document, key)}`,
      ),
    );
    expect(names?.sort()).toEqual(want);
  });
});

const head = (names: string): string =>
  `import { ${names} } from '@firebolt-js/sdk';\n`;

interface App {
  readonly version: string;
  readonly given: string;
  readonly want?: readonly string[];
}

/** Code of apps; one program checks all apps of a version. */
const APPS: readonly (readonly [string, App])[] = [
  [
    'narrows an intent by its action',
    {
      version: '0.8.0',
      given: `${head('Discovery')}
Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'tune') intent.data.entity.channelType satisfies string;
});`,
    },
  ],
  [
    'narrows a value by the name of its event',
    {
      version: '0.8.0',
      given: `${head('Device')}
Device.listen((event, value) => {
  if (event === 'screenResolutionChanged') value[0].toFixed();
});`,
    },
  ],
  [
    'names the types of a module, shared ones included',
    {
      version: '0.8.0',
      given: `${head('Discovery, Entertainment, Lifecycle')}
const own = (entity: Discovery.EntityInfo): Discovery.WayToWatch[] => entity.waysToWatch ?? [];
const shared = (entity: Entertainment.EntityInfo): number | undefined => entity.seasonCount;
const state: Lifecycle.LifecycleState = Lifecycle.LifecycleState.INACTIVE;
const kind: Discovery.ProgramType = 'movie';
const sound = Discovery.AudioProfile.DOLBY_DIGITAL_5_1_PLUS;
const twin = (result: Discovery.Shared.EntityInfoResult) => shared(result.entity);
console.log(own, state, kind, sound, twin);`,
    },
  ],
  [
    'uses the helpers of the SDK',
    {
      version: '0.5.3',
      given: `${head('Events, Log, Settings, SecondScreen')}
Settings.setLogLevel('DEBUG');
Log.info(Settings.getLogLevel());
const id: bigint = await SecondScreen.listen('closeRequest', (event) => Log.debug(event.type));
Events.clear(id);
Events.clear('SecondScreen', 'closeRequest');
SecondScreen.clear('closeRequest');`,
    },
  ],
  [
    'cannot clear a listener of a module by its id, which does nothing',
    {
      version: '0.8.0',
      given: `${head('Device')}Device.clear(await Device.name(console.log));`,
      want: [
        "2: TS2345: Argument of type 'number' is not assignable to parameter of type 'Event | undefined'.",
      ],
    },
  ],
  [
    'cannot call what only the SDK itself sends',
    {
      version: '0.8.0',
      given: `${head('Metrics')}Metrics.ready();`,
      want: [
        "2: TS2339: Property 'ready' does not exist on type 'typeof Metrics'.",
      ],
    },
  ],
  [
    'receives integers as bigint before 0.7.0',
    {
      version: '0.6.1',
      given: `${head('Device')}const size: [bigint, bigint] = await Device.screenResolution();`,
    },
  ],
  [
    'receives integers as number from 0.7.0',
    {
      version: '0.7.0',
      given: `${head('Device')}const size: [number, number] = await Device.screenResolution();`,
    },
  ],
  [
    'sends integers as numbers before 0.7.0, too',
    {
      version: '0.6.1',
      given: `${head('Discovery, Metrics')}
Discovery.purchasedContent({ expires: '2022-05-01T00:00:00Z', totalCount: 0, entries: [] });
Discovery.purchasedContent(async ({ limit }) => ({ expires: '', totalCount: limit, entries: [] }));
Metrics.mediaProgress('entity', 90);`,
    },
  ],
];

test.each(VERSIONS.filter(({ folder }) => folder !== 'docs'))(
  'an app has what it needs of $folder, and nothing else',
  ({ document }) => {
    const apps = APPS.filter(
      ([, { version }]) => version === document.info.version,
    );
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
      ['/app/firebolt.d.ts', printDeclarations(document)],
      ...apps.map(([name, { given }]) => [`/app/${name}.ts`, given] as const),
    ]);
    const roots = [...files.keys()].filter((name) => !/sdk\//.test(name));
    const found = typeCheck(files, {}, roots).map(
      ({ file, line, message }) => `${file}:${line + 1}: ${message}`,
    );
    expect(found).toEqual(
      apps.flatMap(([name, { want = [] }]) =>
        want.map((fault) => `/app/${name}.ts:${fault}`),
      ),
    );
  },
  TIMEOUT,
);

it(
  'an app gets the declarations by `paths` as well',
  () => {
    const [latest] = VERSIONS.slice(-1);
    const files = new Map([
      ['/types/sdk.d.ts', latest ? printDeclarations(latest.document) : ''],
      ['/app/app.ts', `${head('Device')}Device.name();`],
    ]);
    const paths = { '@firebolt-js/sdk': ['/types/sdk.d.ts'] };
    expect(typeCheck(files, { paths }, ['/app/app.ts'])).toEqual([]);
  },
  TIMEOUT,
);
