import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { readCorpus, type App, type Mark } from './readCorpus';
import { getVersions, LIBRARIES, NAMES } from './setting';

const APPS = readCorpus(NAMES);

/** Whether an upgrade between these versions must report the mark. */
function isDue(
  { kind, since, until }: Mark,
  from: string,
  to: string,
): boolean {
  const [at, start, end] = [since, from, to].map((v) => NAMES.indexOf(v));
  if (at === undefined || at < 0) throw new Error(`unknown version "${since}"`);
  const isPassed =
    at <= (end ?? 0) && (kind === 'deprecated' || at > (start ?? 0));
  return isPassed && (until === undefined || NAMES.indexOf(until) > (end ?? 0));
}

const print = ({ file, line, kind, symbol }: Omit<Mark, 'since'>): string =>
  `${file}:${line} ${kind} ${symbol}`;

/** Whether all files of an app are modules, which don't declare globals for other files. */
const isSeparate = ({ files, settings }: App): boolean =>
  settings.length === 0 &&
  files.every(
    ({ text }) =>
      /^\s*(?:import|export)\b/m.test(text) && !/\bdeclare\b/.test(text),
  );

/** Combines apps into one repository, each in a folder with its own package. */
function join(apps: readonly App[], versions: readonly string[]): App {
  const move = <T extends object>(
    name: string,
    key: keyof T,
    all: readonly T[],
  ) => all.map((one) => ({ ...one, [key]: `${name}/${String(one[key])}` }));
  return {
    name: `${apps.length} apps for ${versions.join(', ')}`,
    versions,
    settings: apps.map(({ name }) => ({
      path: `${name}/package.json`,
      text: JSON.stringify({ name }),
    })),
    files: apps.flatMap(({ name, files }) => move(name, 'path', files)),
    marks: apps.flatMap(({ name, marks }) => move(name, 'file', marks)),
  };
}

/** Combines apps of the same versions, because each check takes a long time to start. */
function joinSeparate(apps: readonly App[]): readonly App[] {
  const separate = apps.filter(isSeparate);
  const ranges = new Map(separate.map(({ versions: v }) => [v.join(), v]));
  return [
    ...Array.from(ranges, ([range, versions]) =>
      join(
        separate.filter((app) => app.versions.join() === range),
        versions,
      ),
    ),
    ...apps.filter((app) => !isSeparate(app)),
  ];
}

describe.each(joinSeparate(APPS))(
  '$name',
  ({ files, settings, versions, marks }) => {
    it('is reported without a miss and without a false alarm', () => {
      const check = (from: string, to: string) =>
        checkUpgrade(LIBRARIES, getVersions(from, to), files, { settings });
      const listUpgrades = (from = '') =>
        NAMES.slice(NAMES.indexOf(from) + 1).map((to) => [from, to] as const);
      // Upgrades from the oldest version to each later one, and from the newest version.
      const upgrades = [
        ...listUpgrades(versions[0]),
        ...(versions.length > 1 ? listUpgrades(versions.at(-1)).slice(-1) : []),
      ];
      const want = upgrades.map(([from, to]) => [
        `${from} → ${to}`,
        ...marks
          .filter((m) => isDue(m, from, to))
          .map(print)
          .sort(),
      ]);
      const found = upgrades.map(([from, to]) => [
        `${from} → ${to}`,
        ...check(from, to).findings.map(print).sort(),
      ]);
      expect(found).toEqual(want);
    });
  },
);
