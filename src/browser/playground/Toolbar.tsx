import clsx from 'clsx';
import type { Language } from '@site/src/typing/types';
import CopyLink, { type Said } from './CopyLink';
import Select from '@site/src/components/fields/Select';
import LazySamplePicker from './LazySamplePicker';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';
import type { WorkControl } from './useWork';

interface Props {
  /** Where the runner's files are. */
  readonly base: string;
  readonly versions: readonly string[];
  readonly control: WorkControl;
  readonly onSay: (said: Said) => void;
}

/** Version, language, samples, and the buttons to restore and share the code. */
export default function Toolbar({ base, versions, control, onSay }: Props) {
  const { state, setTerms, replace, restoreCode } = control;
  const { version, language } = state.work;
  return (
    <div className={clsx(fields.row, styles.toolbar)} data-screen-only="">
      <Select
        label="SDK"
        value={version}
        onChange={(next) => {
          setTerms({ version: next });
        }}
      >
        {[...versions].reverse().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        label="Language"
        value={language}
        onChange={(next) => {
          setTerms({ language: next as Language });
        }}
      >
        <option value="js">JavaScript</option>
        <option value="ts">TypeScript</option>
      </Select>
      <LazySamplePicker
        base={base}
        version={version}
        onPick={(sample) => {
          const { language: its, code, place } = sample;
          replace(
            { version: sample.version ?? version, language: its, code },
            place,
          );
        }}
      />
      <div className={fields.actions}>
        <button
          type="button"
          className="button button--secondary"
          disabled={state.work.code === state.origin}
          onClick={restoreCode}
        >
          Restore code
        </button>
        <CopyLink work={state.work} onSay={onSay} />
      </div>
    </div>
  );
}
