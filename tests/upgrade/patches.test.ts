import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { applyFixes } from '../../src/upgrade/edits';
import { printPatch } from '../../src/upgrade/printPatch';
import type { UpgradeFinding, UpgradeReport } from '../../src/upgrade/types';
import { readCorpus, type App } from './readCorpus';
import { getSetting, VERSIONS } from './setting';

const NAMES = VERSIONS.map((v) => v.version);

const TIMEOUT = 120_000;

const print = ({ file, kind, symbol }: UpgradeFinding): string =>
  `${file} ${kind} ${symbol}`;

interface Patched {
  readonly pair: string;
  readonly first: UpgradeReport;
  readonly again: UpgradeReport;
}

/** Every upgrade of an app that comes with a patch, and what is said after it. */
function patch({ versions, files, surroundings }: App): Patched[] {
  return versions.flatMap((from) =>
    NAMES.slice(NAMES.indexOf(from) + 1).flatMap((to) => {
      const setting = getSetting(from, to);
      const first = checkUpgrade(setting, files, { surroundings });
      if (!first.findings.some((f) => f.edits)) return [];
      const patched = files.map((file) => ({
        ...file,
        text: applyFixes(first, file),
      }));
      const again = checkUpgrade(setting, patched, { surroundings });
      return [{ pair: `${from} → ${to}`, first, again }];
    }),
  );
}

const APPS = readCorpus(NAMES).filter((app) => patch(app).length);

it('has apps with patches', () => {
  expect(APPS.length).toBeGreaterThanOrEqual(20);
});

describe.each(APPS)('the patch of $name', (app) => {
  it(
    'brings nothing new and leaves nothing to patch',
    () => {
      for (const { pair, first, again } of patch(app)) {
        const known = first.findings.map(print);
        expect([pair, printPatch(again)]).toEqual([pair, '']);
        expect([pair, again.problems]).toEqual([pair, first.problems]);
        for (const said of again.findings.map(print)) {
          const at = known.indexOf(said);
          expect([pair, said, at >= 0]).toEqual([pair, said, true]);
          known.splice(at, 1);
        }
      }
    },
    TIMEOUT,
  );
});
