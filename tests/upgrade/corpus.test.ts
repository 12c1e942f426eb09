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
      const toUpgrade = (from: string) => (to: string) => {
        const due = marks.filter((m) => isDue(m, from, to));
        return { from, to, want: due.map(print).sort() };
      };
      const later = NAMES.slice(NAMES.indexOf(versions[0] ?? '') + 1);
      const all = later.map(toUpgrade(versions[0] ?? ''));
      // Upgrades from the oldest version: to the newest, and to both versions around each
      // one that changes what is due.
      const around = all.filter(({ want }, i) =>
        [all[i - 1], all[i + 1]].some(
          (next) => next && next.want.join() !== want.join(),
        ),
      );
      const upgrades = [
        ...new Set([...around, ...all.slice(-1)]),
        ...(versions.length > 1 ? versions.slice(-1) : [])
          .filter((from) => from !== NAMES.at(-1))
          .map((from) => toUpgrade(from)(NAMES.at(-1) ?? '')),
      ];
      const found = upgrades.map(({ from, to }) => {
        const chosen = getVersions(from, to);
        const report = checkUpgrade(LIBRARIES, chosen, files, { settings });
        return { from, to, want: report.findings.map(print).sort() };
      });
      expect(found).toEqual(upgrades);
    });
  },
);
