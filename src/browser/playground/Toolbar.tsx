import clsx from 'clsx';
import type { Language } from '@site/src/typing/types';
import {
  printFragment,
  type Work,
} from '@site/src/browser/run/sharing/fragment';
import Button from '@site/src/components/fields/Button';
import Options from '@site/src/components/fields/Options';
import Select from '@site/src/components/fields/Select';
import fields from '@site/src/components/fields/styles.module.css';
import { copyLater } from '../dom/copy';
import { storePreferred } from '../dom/storage';
import SamplePicker from './SamplePicker';
import { changeTerms, openSample, restoreCode } from './state';
import styles from './styles.module.css';
import type { WorkStore } from './useWork';

export interface Said {
  readonly work: Work;
  readonly text: string;
  /** The link, for the reader to copy if the browser couldn't copy it. */
  readonly link?: string;
}

async function copyLink(work: Work): Promise<Said> {
  const printing = printFragment(work).then(
    (fragment) => `${location.origin}${location.pathname}#${fragment}`,
  );
  try {
    const isDone = await copyLater(printing);
    const link = await printing;
    if (isDone)
      return { work, text: `Link copied (${link.length} characters).` };
    const text = 'Your browser blocked copying. Copy the link from here:';
    return { work, text, link };
  } catch (error) {
    return { work, text: (error as Error).message };
  }
}

interface Props {
  readonly versions: readonly string[];
  readonly store: WorkStore;
  readonly onSay: (said: Said) => void;
}

export default function Toolbar({ versions, store, onSay }: Props) {
  const { state, change } = store;
  const { work } = state;
  return (
    <div className={clsx(fields.row, styles.toolbar)} data-screen-only="">
      <Select
        label="SDK"
        value={work.version}
        onChange={(next) => {
          storePreferred(next);
          change(changeTerms({ version: next }));
        }}
      >
        <Options names={[...versions].reverse()} />
      </Select>
      <Select
        label="Language"
        value={work.language}
        onChange={(next) => change(changeTerms({ language: next as Language }))}
      >
        <option value="js">JavaScript</option>
        <option value="ts">TypeScript</option>
      </Select>
      <SamplePicker
        version={work.version}
        onPick={({ place, version = work.version, language, code }) =>
          change(openSample({ version, language, code }, place))
        }
      />
      <div className={fields.actions}>
        <Button
          disabled={work.code === state.origin}
          onClick={() => change(restoreCode)}
        >
          Restore code
        </Button>
        <Button onClick={() => void copyLink(work).then(onSay)}>
          Copy link
        </Button>
      </div>
    </div>
  );
}
