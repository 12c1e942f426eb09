import { prepareCheck } from '../../src/upgrade/checkUpgrade';
import type { UpgradeReport } from '../../src/upgrade/types';
import { readCorpus, type App } from './readCorpus';
import { getVersions, LIBRARIES, VERSIONS } from './setting';

export const NAMES = VERSIONS.map((v) => v.version);

export const APPS = readCorpus(NAMES);

/** An upgrade of an app, and what is said of it. */
export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly report: UpgradeReport;
}

/** Every upgrade of an app from a version that it was written for. */
export function checkAll({
  files,
  settings,
  versions,
}: App): readonly Upgrade[] {
  const check = prepareCheck(LIBRARIES, files, { settings });
  return versions.flatMap((from) =>
    NAMES.slice(NAMES.indexOf(from) + 1).map((to) => ({
      from,
      to,
      report: check(getVersions(from, to)),
    })),
  );
}
