import React from 'react';
import { printPatch } from '@site/src/upgrade/printPatch';
import type { UpgradeReport } from '@site/src/upgrade/types';
import CopyText from './CopyText';

interface Props {
  readonly report: UpgradeReport;
}

const FILE = 'firebolt-upgrade.patch';

/** Hands a text to the reader as a file; it comes from the page's own memory. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  // The download has begun by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 1000);
}

/** The folder in which the paths of a patch begin. */
function Place({ patch }: { readonly patch: string }): React.JSX.Element {
  const [, folder] = /^--- a\/([^/\n]+)\//m.exec(patch) ?? [];
  return folder === undefined ? (
    <>where these files are</>
  ) : (
    <>
      in the folder that has <code>{folder}</code> in it
    </>
  );
}

/** The mechanical changes, to be saved or copied; nothing where there are none. */
export default function Patch({ report }: Props): React.JSX.Element | null {
  const patch = printPatch(report);
  if (!patch) return null;
  return (
    <>
      <h3>Mechanical changes</h3>
      <p>
        Save the patch <Place patch={patch} />, and run{' '}
        <code>git apply {FILE}</code> there.
      </p>
      <p>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            save(patch);
          }}
        >
          Download the patch
        </button>
      </p>
      <CopyText title="Patch with the mechanical changes" text={patch} />
    </>
  );
}
