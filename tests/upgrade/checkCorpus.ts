import ts from 'typescript';
import { checkApp, prepareApp } from '../../src/upgrade/checkUpgrade';
import type { UpgradeReport } from '../../src/upgrade/types';
import { readCorpus, type App } from './readCorpus';
import { getSetting, LIBRARIES, VERSIONS } from './setting';

export const NAMES = VERSIONS.map((v) => v.version);

export const APPS = readCorpus(NAMES);

/** An upgrade of an app, and what is said of it. */
export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly report: UpgradeReport;
}

/** Checks upgrades of one app, which is read once for all of them. */
export function createCheck({
  files,
  surroundings,
}: Pick<App, 'files' | 'surroundings'>): (
  from: string,
  to: string,
) => UpgradeReport {
  const compiler = { typescript: ts, libraries: LIBRARIES };
  const app = prepareApp(compiler, files, { surroundings });
  return (from, to) => checkApp(getSetting(from, to), app);
}

const known = new Map<App, readonly Upgrade[]>();

/** Every upgrade of an app from a version that it was written for; made once. */
export function checkAll(app: App): readonly Upgrade[] {
  const done = known.get(app);
  if (done) return done;
  const check = createCheck(app);
  const upgrades = app.versions.flatMap((from) =>
    NAMES.slice(NAMES.indexOf(from) + 1).map((to) => ({
      from,
      to,
      report: check(from, to),
    })),
  );
  known.set(app, upgrades);
  return upgrades;
}
