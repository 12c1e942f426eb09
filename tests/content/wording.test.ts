import path from 'node:path';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import sectionChanges from './sectionChanges.json';
import { readSections } from './sections';
import { getMembers, type Member } from './wording';
import { readJson } from '../readJson';

/** The oldest version first; `next` last. */
const RELEASES = [...versions].reverse().concat('next');

function getFolder(release: string): string {
  return release === 'next' ? 'docs' : `versioned_docs/version-${release}`;
}

interface Change {
  readonly since: string;
  readonly reason: string;
  readonly members: readonly string[];
}

/** Members that are the same in two versions, but whose descriptions differ. */
const CHANGES: readonly Change[] = [
  {
    since: '0.6.0-alpha.2',
    reason: 'properties can be followed',
    members: [
      'components/schemas/FireboltError',
      'methods/localization.locale',
      'methods/secondscreen.friendlyName/params/type',
      'x-listeners/listen',
      'x-modules/Device',
      'x-modules/Localization',
    ],
  },
  {
    since: '0.6.0',
    reason: 'a listener for all events also gets changes to properties',
    members: ['x-listeners/listen'],
  },
  {
    since: '0.6.1',
    reason: 'the built-in mock no longer calls Lifecycle.finished() itself',
    members: ['methods/lifecycle.close'],
  },
  {
    since: '0.8.0',
    reason: "once() doesn't start the SDK; navigateTo delivers tune intents",
    members: ['methods/discovery.onNavigateTo', 'x-listeners/once'],
  },
  {
    since: '0.8.0',
    reason: 'Lifecycle.ready() starts the tracking of the state',
    members: [
      'methods/lifecycle.finished',
      'methods/lifecycle.state',
      'x-listeners/listen',
    ],
  },
  {
    since: '0.6.0',
    reason: 'the declarations have a type for handlers, which is wrong',
    members: [
      'methods/discovery.entityInfo',
      'methods/discovery.purchasedContent',
    ],
  },
];

function readMembers(release: string): readonly Member[] {
  const file = path.join(getFolder(release), 'api', 'openrpc.json');
  return getMembers(readJson(file));
}

/** Each member's texts by version. Its path and structure identify a member. */
function readTexts(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const texts = new Map<string, Map<string, string>>();
  for (const release of RELEASES) {
    for (const member of readMembers(release)) {
      const key = `${member.path}\n${member.structure}`;
      const known = texts.get(key) ?? new Map<string, string>();
      texts.set(key, known.set(release, member.texts.join('\n')));
    }
  }
  return texts;
}

/** Versions whose text differs from the text in the previous version. */
function getChanges(texts: ReadonlyMap<string, string>): readonly string[] {
  const releases = RELEASES.filter((release) => texts.has(release));
  return releases.filter((release, i) => {
    const before = releases[i - 1];
    return before !== undefined && texts.get(before) !== texts.get(release);
  });
}

describe('a member that is equal in two versions', () => {
  const texts = readTexts();
  const found = [...texts].flatMap(([key, byRelease]) =>
    getChanges(byRelease).map(
      (release) => `${key.split('\n')[0] ?? ''} ${release}`,
    ),
  );
  const listed = CHANGES.flatMap(({ since, members }) =>
    members.map((member) => `${member} ${since}`),
  );

  it('is found in more than one', () => {
    const shared = [...texts.values()].filter(({ size }) => size > 1);
    expect(shared.length).toBeGreaterThan(500);
  });

  it('has equal texts, unless its change is listed with a reason', () => {
    expect(found.filter((change) => !listed.includes(change))).toEqual([]);
  });

  it('is listed only while its texts differ', () => {
    expect(listed.filter((change) => !found.includes(change))).toEqual([]);
  });
});

describe.each(RELEASES)('a text of %s', (release) => {
  const members = readMembers(release);
  const isOfValue = ({ path: place }: Member) =>
    place.includes('/x-enum-descriptions/');
  const getEnds = (ofValues: boolean) =>
    members
      .filter((member) => isOfValue(member) === ofValues)
      .flatMap((member) =>
        member.texts
          .filter((text) => text.endsWith('.') === ofValues)
          .map((text) => `${member.path}: ${text}`),
      );

  it('ends in a full stop', () => {
    expect(getEnds(false)).toEqual([]);
  });

  it('is a phrase without one if it explains a value', () => {
    expect(getEnds(true)).toEqual([]);
  });
});

describe('a section of a page', () => {
  it('changes in the versions that are listed for it, and only there', () => {
    const texts = new Map<string, Map<string, string>>();
    // The next version may differ until it is released.
    for (const release of RELEASES.slice(0, -1)) {
      for (const [id, text] of readSections(getFolder(release))) {
        const known = texts.get(id) ?? new Map<string, string>();
        texts.set(id, known.set(release, text));
      }
    }
    const found = Object.fromEntries(
      [...texts]
        .map(([id, byRelease]) => [id, getChanges(byRelease)] as const)
        .filter(([, changes]) => changes.length > 0)
        .map(([id, changes]) => [id, changes.join(' ')]),
    );
    expect(
      found,
      'List each section that differs from the version before in tests/content/sectionChanges.json.',
    ).toEqual(sectionChanges);
  });
});
