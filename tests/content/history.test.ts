import { expect, test } from 'vitest';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { getHistory } from '@site/src/openrpc/history/getHistory';
import { getDocument, VERSIONS } from './versions';

const DOCUMENTS = [...VERSIONS].reverse().map((version) => ({
  basePath: '',
  version,
  document: getDocument(version),
}));

/** All changes; those that break apps end with `!`. */
const RELEASES: readonly [version: string, changes: readonly string[]][] = [
  ['0.6.0-alpha.1', []],
  [
    '0.6.0-alpha.2',
    [
      'Accessibility.closedCaptions: deprecated',
      'Accessibility.closedCaptionsSettings: method added',
      'Accessibility.closedCaptionsSettingsChanged: apps can no longer listen for it!',
      'Accessibility.voiceGuidance: deprecated',
      'Accessibility.voiceGuidanceSettings: method added',
      'Accessibility.voiceGuidanceSettingsChanged: apps can no longer listen for it!',
      'Advertising.policy: apps can now subscribe to it',
      'Advertising.policyChanged: event added (JSON-RPC only)',
      'ContentDiscoveryIntent: `data.filters` added',
      'ContentDiscoveryIntent: `data.keywords` added',
      'Device.audio: apps can now subscribe to it',
      'Device.audioChanged: event added',
      'Device.hdcp: apps can now subscribe to it',
      'Device.hdcpChanged: event added',
      'Device.hdr: apps can now subscribe to it',
      'Device.hdrChanged: event added',
      'Device.name: apps can now subscribe to it',
      'Device.nameChanged: event added',
      'Device.network: apps can now subscribe to it',
      'Device.networkChanged: event added',
      'Device.screenResolution: apps can now subscribe to it',
      'Device.screenResolutionChanged: event added',
      'Device.videoResolution: apps can now subscribe to it',
      'Device.videoResolutionChanged: event added',
      'Discovery.policy: apps can now subscribe to it',
      'Filter: type added',
      'Keyword: type added',
      'Localization.language: apps can now subscribe to it',
      'Localization.languageChanged: event added (JSON-RPC only)',
      'SecondScreen.friendlyName: apps can now subscribe to it',
      'SecondScreen.friendlyName: parameter `type` is no longer an argument in JavaScript!',
      'SecondScreen.friendlyNameChanged: event added',
      'SecureStorage.get: method added',
      'SecureStorage.remove: method added',
      'SecureStorage.set: method added',
      'SecureStorage: module added',
      'StorageScope: type added',
    ],
  ],
  [
    '0.6.0',
    [
      'Accessibility.closedCaptionsSettingsChanged: apps can now listen for it',
      'Accessibility.voiceGuidanceSettingsChanged: apps can now listen for it',
      'Advertising.policyChanged: apps can now listen for it',
      'Device.deviceNameChanged: deprecated; use `Device.name()` instead',
      'Entertainment.WayToWatch: `audioProfile` is now required',
      'Localization.languageChanged: apps can now listen for it',
      'PlaybackControlIntent: type added, formerly called `PlaybackIntent`',
      'PlaybackIntent: a different type under the same name; the earlier type is now called `PlaybackControlIntent`!',
      'PlayerIntent: type removed; now called `PlaybackIntent`!',
      'SecureStorage.get: method removed!',
      'SecureStorage.remove: method removed!',
      'SecureStorage.set: method removed!',
      'SecureStorage: module removed!',
      'StorageScope: type removed!',
    ],
  ],
  ['0.6.1', []],
  [
    '0.7.0',
    [
      ': integers now have the type `number`, formerly `bigint`!',
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
  ],
  [
    '0.8.0',
    [
      'ChannelEntity: type added',
      'CloseReason: moved from the Lifecycle module to the shared types in Lifecycle',
      'DeviceIntent: alternative `TuneIntent` added',
      'Discovery.AudioProfile: constants added',
      'Discovery.OfferingType: constants added',
      'Discovery.ProgramType: constants added',
      'LifecycleState: moved from the Lifecycle module to the shared types in Lifecycle',
      'NavigationIntent: alternative `TuneIntent` added',
      'ProviderRequest: type added',
      'ProviderResponse: type added',
      'Timeout: type added',
      'TuneIntent: type added',
    ],
  ],
];

test.each(RELEASES)('%s changed what the facts say', (version, changes) => {
  const index = DOCUMENTS.findIndex((d) => d.version === version);
  const older = DOCUMENTS[index - 1];
  const newer = DOCUMENTS[index];
  if (!older || !newer) throw new Error(`no version before ${version}`);
  const found = diffDocuments(older.document, newer.document).map(
    (c) => `${c.symbol}: ${c.message}${c.breaking ? '!' : ''}`,
  );
  expect(found.sort()).toEqual([...changes].sort());
});

test('no value came or went with a type that stayed', () => {
  const { values } = getHistory(DOCUMENTS);
  const late = Object.keys(values).filter(
    (key) => values[key]?.versions.length !== DOCUMENTS.length,
  );
  expect(late).toEqual(['StorageScope#household']);
});
