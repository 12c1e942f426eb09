import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../src/upgrade/edits';
import { printPatch } from '../../src/upgrade/printPatch';
import type { UpgradeFinding, UpgradeReport } from '../../src/upgrade/types';
import { APPS, checkAll, createCheck, type Upgrade } from './checkCorpus';
import type { App } from './readCorpus';

const print = ({ file, kind, symbol }: UpgradeFinding): string =>
  `${file} ${kind} ${symbol}`;

interface Patched extends Upgrade {
  /** What is said of it after its patch. */
  readonly again: UpgradeReport;
}

/** Every upgrade of an app that comes with a patch. */
const listPatches = (app: App): readonly Upgrade[] =>
  checkAll(app).filter(({ report }) => report.findings.some((f) => f.edits));

/** Applies each patch, and checks the upgrade again. */
function patch(app: App): readonly Patched[] {
  const { files, surroundings } = app;
  const checks = new Map<string, ReturnType<typeof createCheck>>();
  return listPatches(app).map((upgrade) => {
    const { from, to, report } = upgrade;
    const patched = files.map((file) => ({
      ...file,
      text: applyFixes(report, file),
    }));
    // Many upgrades have the same patch.
    const key = JSON.stringify(patched);
    const check =
      checks.get(key) ?? createCheck({ files: patched, surroundings });
    checks.set(key, check);
    return { ...upgrade, again: check(from, to) };
  });
}

const PATCHED = APPS.filter((app) => listPatches(app).length);

it('has apps with patches', () => {
  expect(PATCHED.length).toBeGreaterThanOrEqual(20);
});

describe.each(PATCHED)('the patch of $name', (app) => {
  it('brings nothing new and leaves nothing to patch', () => {
    for (const { from, to, report, again } of patch(app)) {
      const pair = `${from} → ${to}`;
      const known = report.findings.map(print);
      expect([pair, printPatch(again)]).toEqual([pair, '']);
      expect([pair, again.problems]).toEqual([pair, report.problems]);
      for (const said of again.findings.map(print)) {
        const at = known.indexOf(said);
        expect([pair, said, at >= 0]).toEqual([pair, said, true]);
        known.splice(at, 1);
      }
    }
  });
});
