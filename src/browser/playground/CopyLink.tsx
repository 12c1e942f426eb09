import React, { useEffect, useState } from 'react';
import {
  LinkFault,
  printFragment,
} from '@site/src/browser/run/sharing/fragment';
import type { Work } from '@site/src/browser/run/sharing/Work';
import styles from './styles.module.css';

interface Props {
  readonly work: Work;
}

/** What the reader is told, and the link where it must be copied by hand. */
interface Said {
  readonly text: string;
  readonly link?: string;
}

async function copy(link: string): Promise<Said> {
  try {
    await navigator.clipboard.writeText(link);
    return {
      text: `Link copied (${link.length} characters). It contains the code, version and language.`,
    };
  } catch {
    return {
      text: 'Your browser did not copy the link. Copy it from here:',
      link,
    };
  }
}

/** Copies a link that holds all of the reader's work. */
export default function CopyLink({ work }: Props): React.JSX.Element {
  const [said, setSaid] = useState<Said>({ text: '' });
  // What was said is about the code as it was.
  useEffect(() => {
    setSaid({ text: '' });
  }, [work]);
  const share = async (): Promise<void> => {
    try {
      const fragment = await printFragment(work);
      setSaid(await copy(`${location.origin}${location.pathname}#${fragment}`));
    } catch (error) {
      if (!(error instanceof LinkFault)) throw error;
      setSaid({ text: error.message });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => void share()}
      >
        Copy link
      </button>
      <p className={styles.said} role="status">
        {said.text}
        {said.link !== undefined && (
          <input readOnly value={said.link} aria-label="Link" />
        )}
      </p>
    </>
  );
}
