import { useEffect } from 'react';
import {
  LinkFault,
  printFragment,
} from '@site/src/browser/run/sharing/fragment';
import type { Work } from '@site/src/browser/run/sharing/Work';
import { copyText } from '../dom/copy';

interface Props {
  readonly work: Work;
  /** Called with the result, and with an empty text when the work changes. */
  readonly onSay: (said: Said) => void;
}

/** A message, and the link if the reader must copy it by hand. */
export interface Said {
  readonly text: string;
  readonly link?: string;
}

const copy = async (link: string): Promise<Said> =>
  (await copyText(link))
    ? { text: `Link copied (${link.length} characters).` }
    : { text: 'Your browser did not copy the link. Copy it from here:', link };

/** Copies a link that contains the reader's work. */
export default function CopyLink({ work, onSay }: Props) {
  useEffect(() => {
    onSay({ text: '' });
  }, [work, onSay]);
  const share = async (): Promise<void> => {
    try {
      const fragment = await printFragment(work);
      onSay(await copy(`${location.origin}${location.pathname}#${fragment}`));
    } catch (error) {
      if (!(error instanceof LinkFault)) throw error;
      onSay({ text: error.message });
    }
  };
  return (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => void share()}
    >
      Copy link
    </button>
  );
}
