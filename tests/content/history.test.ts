import { expect, test } from 'vitest';
import type { Change } from '@site/src/openrpc/diff/Change';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { getHistory } from '@site/src/openrpc/history/getHistory';
import { getDocument, VERSIONS } from './versions';

const DOCUMENTS = [...VERSIONS].reverse().map((version) => ({
  basePath: '',
  version,
  document: getDocument(version),
}));

const list = (
  changes: readonly Change[],
  isListed: (change: Change) => boolean,
  print: (change: Change) => string = (c) => c.symbol,
): string[] => changes.filter(isListed).map(print).sort();

const at = (c: Change): string => `${c.symbol}: ${c.message}`;

function summarize(changes: readonly Change[]) {
  const whole = (subject: Change['subject'], kind: Change['kind']) =>
    list(changes, (c) => c.subject === subject && c.kind === kind);
  const isSubscribable = (c: Change): boolean =>
    c.message === 'apps can now subscribe to it';
  const isMember = (c: Change): boolean =>
    c.subject === 'method' || c.subject === 'event';
  return {
    modulesAdded: whole('module', 'added'),
    modulesRemoved: whole('module', 'removed'),
    methodsAdded: whole('method', 'added'),
    methodsRemoved: whole('method', 'removed'),
    eventsAdded: whole('event', 'added'),
    eventsRemoved: whole('event', 'removed'),
    deprecated: list(changes, (c) => c.kind === 'deprecated', at),
    subscribable: list(changes, isSubscribable),
    membersChanged: list(
      changes,
      (c) => isMember(c) && c.kind === 'changed' && !isSubscribable(c),
      at,
    ),
    schemasAdded: whole('schema', 'added'),
    schemasRemoved: whole('schema', 'removed'),
    schemasChanged: list(
      changes,
      (c) => c.subject === 'schema' && c.kind === 'changed',
      at,
    ),
    valuesChanged: list(changes, (c) => c.subject === 'value', at),
    breaking: list(changes, (c) => c.breaking, at),
  };
}

const STORAGE = [
  'SecureStorage.get',
  'SecureStorage.remove',
  'SecureStorage.set',
];

const NOTHING = summarize([]);

const RELEASES: readonly [version: string, changes: Partial<typeof NOTHING>][] =
  [
    ['0.6.0-alpha.1', {}],
    [
      '0.6.0-alpha.2',
      {
        modulesAdded: ['SecureStorage'],
        methodsAdded: [
          'Accessibility.closedCaptionsSettings',
          'Accessibility.voiceGuidanceSettings',
          ...STORAGE,
        ],
        eventsAdded: [
          'Advertising.policyChanged',
          'Device.audioChanged',
          'Device.hdcpChanged',
          'Device.hdrChanged',
          'Device.nameChanged',
          'Device.networkChanged',
          'Device.screenResolutionChanged',
          'Device.videoResolutionChanged',
          'Localization.languageChanged',
          'SecondScreen.friendlyNameChanged',
        ],
        deprecated: [
          'Accessibility.closedCaptions: deprecated',
          'Accessibility.voiceGuidance: deprecated',
        ],
        subscribable: [
          'Advertising.policy',
          'Device.audio',
          'Device.hdcp',
          'Device.hdr',
          'Device.name',
          'Device.network',
          'Device.screenResolution',
          'Device.videoResolution',
          'Discovery.policy',
          'Localization.language',
          'SecondScreen.friendlyName',
        ],
        membersChanged: [
          'Accessibility.closedCaptionsSettingsChanged: apps can no longer listen for it',
          'Accessibility.voiceGuidanceSettingsChanged: apps can no longer listen for it',
          'SecondScreen.friendlyName: parameter `type` is no longer an argument in JavaScript',
        ],
        schemasAdded: ['Filter', 'Keyword', 'StorageScope'],
        schemasChanged: [
          'ContentDiscoveryIntent: `data.filters` added',
          'ContentDiscoveryIntent: `data.keywords` added',
        ],
        breaking: [
          'Accessibility.closedCaptionsSettingsChanged: apps can no longer listen for it',
          'Accessibility.voiceGuidanceSettingsChanged: apps can no longer listen for it',
          'SecondScreen.friendlyName: parameter `type` is no longer an argument in JavaScript',
        ],
      },
    ],
    [
      '0.6.0',
      {
        modulesRemoved: ['SecureStorage'],
        methodsRemoved: STORAGE,
        deprecated: [
          'Device.deviceNameChanged: deprecated; use `Device.name()` instead',
        ],
        membersChanged: [
          'Accessibility.closedCaptionsSettingsChanged: apps can now listen for it',
          'Accessibility.voiceGuidanceSettingsChanged: apps can now listen for it',
          'Advertising.policyChanged: apps can now listen for it',
          'Localization.languageChanged: apps can now listen for it',
        ],
        schemasAdded: ['PlaybackControlIntent'],
        schemasRemoved: ['PlayerIntent', 'StorageScope'],
        schemasChanged: [
          'Entertainment.WayToWatch: `audioProfile` is now required',
          'PlaybackIntent: a different type under the same name; the earlier type is now called `PlaybackControlIntent`',
        ],
        breaking: [
          'PlaybackIntent: a different type under the same name; the earlier type is now called `PlaybackControlIntent`',
          'PlayerIntent: type removed; now called `PlaybackIntent`',
          'SecureStorage.get: method removed',
          'SecureStorage.remove: method removed',
          'SecureStorage.set: method removed',
          'SecureStorage: module removed',
          'StorageScope: type removed',
        ],
      },
    ],
    ['0.6.1', {}],
    [
      '0.7.0',
      {
        membersChanged: [
          'Device.network: `state` is now required',
          'Device.network: `type` is now required',
          'Device.networkChanged: `state` is now required',
          'Device.networkChanged: `type` is now required',
          'Device.version: `os` is now required',
          'Device.version: `sdk` is now required',
          'Discovery.entityInfo: parameter `correlationId` added (JSON-RPC only)',
          'Discovery.entityInfo: parameter `data` is now called `result` (JSON-RPC only)',
          'Discovery.purchasedContent: parameter `correlationId` added (JSON-RPC only)',
          'Discovery.purchasedContent: parameter `data` is now called `result` (JSON-RPC only)',
        ],
        breaking: [': integers now have the type `number`, formerly `bigint`'],
      },
    ],
    [
      '0.8.0',
      {
        schemasAdded: [
          'ChannelEntity',
          'ProviderRequest',
          'ProviderResponse',
          'Timeout',
          'TuneIntent',
        ],
        schemasChanged: [
          'CloseReason: moved from the Lifecycle module to the shared types in Lifecycle',
          'DeviceIntent: alternative `TuneIntent` added',
          'LifecycleState: moved from the Lifecycle module to the shared types in Lifecycle',
          'NavigationIntent: alternative `TuneIntent` added',
        ],
      },
    ],
  ];

test.each(RELEASES)('%s changed what the facts say', (version, changes) => {
  const index = DOCUMENTS.findIndex((d) => d.version === version);
  const older = DOCUMENTS[index - 1];
  const newer = DOCUMENTS[index];
  if (!older || !newer) throw new Error(`no version before ${version}`);
  expect(summarize(diffDocuments(older.document, newer.document))).toEqual({
    ...NOTHING,
    ...changes,
  });
});

test('no value came or went with a type that stayed', () => {
  const { values } = getHistory(DOCUMENTS);
  const late = Object.keys(values).filter(
    (key) => values[key]?.versions.length !== DOCUMENTS.length,
  );
  expect(late).toEqual(['StorageScope#household']);
});
