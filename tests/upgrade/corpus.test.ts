import { expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { readCorpus, type App, type Mark } from './readCorpus';
import { getVersions, LIBRARIES, NAMES } from './setting';

const APPS = readCorpus(NAMES);

const NEWEST = NAMES.at(-1) ?? '';

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

/** Upgrades that check an app, as `from to`. */
function listUpgrades({ versions, marks }: App): readonly string[] {
  const [oldest = '', last = oldest] = [versions[0], versions.at(-1)];
  const later = NAMES.slice(NAMES.indexOf(oldest) + 1);
  const due = later.map((to) => marks.map((mark) => isDue(mark, oldest, to)));
  // From the oldest version: to the newest, and to both versions around each one that
  // changes what is due.
  const around = later.filter((_, i) =>
    [due[i - 1], due[i + 1]].some(
      (next) => next !== undefined && next.join() !== due[i]?.join(),
    ),
  );
  return [
    ...[...around, NEWEST].map((to) => `${oldest} ${to}`),
    `${last} ${NEWEST}`,
  ];
}

/** Combines apps into one repository, each in a folder with its own package. */
function join(apps: readonly App[]): App {
  const move = <T extends object>(
    name: string,
    key: keyof T,
    all: readonly T[],
  ) => all.map((one) => ({ ...one, [key]: `${name}/${String(one[key])}` }));
  return {
    name: `${apps.length} apps`,
    versions: [],
    settings: apps.map(({ name }) => ({
      path: `${name}/package.json`,
      text: JSON.stringify({ name }),
    })),
    files: apps.flatMap(({ name, files }) => move(name, 'path', files)),
    marks: apps.flatMap(({ name, marks }) => move(name, 'file', marks)),
  };
}

it.each(NAMES.slice(1))(
  'upgrades to %s are reported without a miss and without a false alarm',
  (to) => {
    for (const from of NAMES.slice(0, NAMES.indexOf(to))) {
      const upgrade = `${from} ${to}`;
      const apps = APPS.filter((app) => listUpgrades(app).includes(upgrade));
      // Separate apps share a check, because each check takes a long time to start.
      const joined = join(apps.filter(isSeparate));
      for (const app of [joined, ...apps.filter((one) => !isSeparate(one))]) {
        const { files, settings } = app;
        const chosen = getVersions(from, to);
        const report = checkUpgrade(LIBRARIES, chosen, files, { settings });
        const due = app.marks.filter((mark) => isDue(mark, from, to));
        expect(
          report.findings.map(print).sort(),
          `${app.name} ${from}`,
        ).toEqual(due.map(print).sort());
      }
    }
  },
);
