import { expect, it } from 'vitest';
import versions from '../../versions.json';
import sectionChanges from './sectionChanges.json';
import { readSections } from './sections';
import { getDocsDir } from './versions';
import { getMembers } from './wording';
import { readJson } from '../readJson';

const RELEASED = [...versions].reverse();

const readMembers = (release: string) =>
  getMembers(readJson(`${getDocsDir(release)}/api/openrpc.json`));

/** For each key, the versions whose text differs from the text in the version before. */
function findChanges(
  releases: readonly string[],
  read: (release: string) => Iterable<readonly [key: string, text: string]>,
): readonly (readonly [key: string, changed: readonly string[]])[] {
  const last = new Map<string, string>();
  const changes = new Map<string, readonly string[]>();
  for (const release of releases) {
    for (const [key, text] of new Map(read(release))) {
      const isNew = (last.get(key) ?? text) !== text;
      if (isNew) changes.set(key, [...(changes.get(key) ?? []), release]);
      last.set(key, text);
    }
  }
  return [...changes];
}

/** Members that are the same in two versions, but whose descriptions differ. */
const CHANGES: readonly (readonly [
  since: string,
  reason: string,
  members: string,
])[] = [
  [
    '0.6.0-alpha.2',
    'properties can be followed',
    `components/schemas/FireboltError methods/localization.locale
     methods/secondscreen.friendlyName/params/type x-listeners/listen
     x-modules/Device x-modules/Localization`,
  ],
  [
    '0.6.0',
    'a listener for all events also gets changes to properties',
    'x-listeners/listen',
  ],
  [
    '0.6.1',
    'the built-in mock no longer calls Lifecycle.finished() itself',
    'methods/lifecycle.close',
  ],
  [
    '0.8.0',
    "once() doesn't start the SDK; navigateTo delivers tune intents",
    'methods/discovery.onNavigateTo x-listeners/once',
  ],
  [
    '0.8.0',
    'Lifecycle.ready() starts the tracking of the state',
    'methods/lifecycle.finished methods/lifecycle.state x-listeners/listen',
  ],
  [
    '0.6.0',
    'the declarations have a type for handlers, which is wrong',
    'methods/discovery.entityInfo methods/discovery.purchasedContent',
  ],
];

it('a member that is equal in two versions has equal texts, except for listed changes', () => {
  const found = findChanges([...RELEASED, 'next'], (release) =>
    readMembers(release).map(({ path, structure, texts }) => [
      `${path}\n${structure}`,
      texts.join('\n'),
    ]),
  );
  expect(
    found
      .flatMap(([key, changed]) =>
        changed.map((since) => `${key.replace(/\n.*/, '')} ${since}`),
      )
      .sort(),
  ).toEqual(
    CHANGES.flatMap(([since, , members]) =>
      members.split(/\s+/).map((member) => `${member} ${since}`),
    ).sort(),
  );
});

it.each([...RELEASED, 'next'])(
  'a text of %s ends in a full stop, except a phrase that explains a value',
  (release) => {
    const members = readMembers(release);
    expect(members.length).toBeGreaterThan(500);
    const wrong = members.flatMap(({ path, texts }) =>
      texts
        .filter(
          (text) =>
            text.endsWith('.') === path.includes('/x-enum-descriptions/'),
        )
        .map((text) => `${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
  },
);

it('a section of a page changes in the versions that are listed for it, and only there', () => {
  // The next version may differ until it is released.
  const found = findChanges(RELEASED, (release) =>
    readSections(getDocsDir(release)),
  );
  expect(
    Object.fromEntries(
      found.map(([id, changed]) => [id, changed.join(' ')] as const),
    ),
    'List each section that differs from the version before in tests/content/sectionChanges.json.',
  ).toEqual(sectionChanges);
});
