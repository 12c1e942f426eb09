import { useEffect, useMemo, useRef, useState } from 'react';
import { findVersion } from '@site/src/upgrade/findVersion';
import {
  FILE_LIMIT,
  PASTED,
  readGiven,
  type GivenApp,
} from '@site/src/upgrade/readGiven';
import { readChoice, type ComparedVersions } from '../compare/choice';
import { readStored, store } from '../dom/storage';
import type { UpgradeQuestion } from './worker';

export interface Input {
  readonly code: string;
  readonly given?: GivenApp | undefined;
  /** The versions that the reader chose, which take precedence over those in files. */
  readonly chosen?: ComparedVersions;
}

/** An app with a finding of each kind for an upgrade from the oldest version. */
export const EXAMPLE = `import { Accessibility, Discovery, Lifecycle } from '@firebolt-js/sdk';

Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'entity') location.hash = '#/details';
});

const captions = await Accessibility.closedCaptions();
document.body.classList.toggle('captions', captions.enabled);

Lifecycle.listen('unloading', () => Lifecycle.finished());
`;

/** Storage key of the pasted code, which is stored because a reload would discard it. */
const KEY = 'site.upgrade.code';

/** In a folder, each path begins with the folder's name. */
function readFiles(files: readonly File[]): Promise<GivenApp> {
  const getPath = (file: File): string => file.webkitRelativePath || file.name;
  const [first = ''] = files.map(getPath);
  return readGiven(
    first.slice(0, first.indexOf('/') + 1),
    files.map((file) => ({
      path: getPath(file),
      // Files above the limit are rejected, so the rest needn't be read.
      read: () => file.slice(0, FILE_LIMIT * 4).text(),
    })),
  );
}

/** @param versions all versions, the oldest first */
export function useInput(versions: readonly string[]) {
  const [input, setInput] = useState<Input>({ code: '' });
  const { code, given, chosen } = input;
  const found = useMemo(
    () => given && findVersion(given.settings, versions),
    [given, versions],
  );
  const [before = '', newest = ''] = versions.slice(-2);
  const choice = chosen ?? { from: found?.version ?? before, to: newest };
  const change = (part: Partial<Input>): void =>
    setInput((old) => ({ ...old, ...part }));
  useEffect(() => {
    const { from, to } = readChoice(location.search, versions);
    const isChosen =
      /[?&](from|to)=/.test(location.search) &&
      versions.includes(from) &&
      versions.includes(to);
    const stored = readStored(KEY, 'sessionStorage');
    change({
      ...(stored && { code: stored }),
      ...(isChosen && { chosen: { from, to } }),
    });
  }, [versions]);
  useEffect(() => {
    store(KEY, code || null, 'sessionStorage');
  }, [code]);
  // If the reader picks files twice, the first ones may finish loading last.
  const picked = useRef<readonly File[]>();
  const pick = async (files: readonly File[]): Promise<void> => {
    picked.current = files;
    const given = await readFiles(files);
    if (picked.current !== files) return;
    setInput(({ code, chosen }) =>
      // The example and its versions make room for the reader's own app.
      code === EXAMPLE ? { code: '', given } : { code, chosen, given },
    );
  };
  const pasted = code.trim() ? [{ path: PASTED, text: code }] : [];
  const question: UpgradeQuestion = {
    ...choice,
    ...given,
    files: [...pasted, ...(given?.files ?? [])],
    starts: chosen ? undefined : found?.starts,
  };
  const fix = (chosen ?? found?.version) ? '' : ' Choose a version for From.';
  const doubt = found?.doubt && found.doubt + fix;
  return { input, question, doubt, change, pick };
}

export type InputStore = ReturnType<typeof useInput>;
