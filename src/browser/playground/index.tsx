'use client';

import { useState, type RefObject } from 'react';
import { BASE } from '../dom/base';
import type { Said } from './CopyLink';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useTool } from './useTool';
import { useWork, type WorkControl } from './useWork';
import { useWorks, type WorksControl } from './useWorks';
import Works from './Works';
import { isEarly } from '../react/replayed';
import { isEdited } from './state';

interface NoticeProps {
  readonly control: WorkControl;
  readonly kept: WorksControl;
  /** The result of copying a link, which takes precedence. */
  readonly said: Said;
}

/** Warns if the browser cannot save the code. */
function getLoss({ control, kept }: Omit<NoticeProps, 'said'>): string {
  if (!control.isKept)
    return "This browser can't save your code: it is lost when you reload the page. Copy the code, or copy a link.";
  if (!kept.areKept)
    return 'This browser saves your code only until you close the tab, because its storage is off or full. Copy the code, or copy a link.';
  return '';
}

/** Reports changes to the code that the reader did not type. */
function Notice(props: NoticeProps) {
  const { state, bringBack, open } = props.control;
  const { said } = props;
  const loss = getLoss(props);
  const [last] = props.kept.works;
  const isPristine = !isEdited(state) && !state.former && !state.link;
  return (
    <div className={styles.notice}>
      <p role="status">
        {said.text || state.notice}
        {said.link !== undefined && (
          <input readOnly value={said.link} aria-label="Link" />
        )}
      </p>
      {loss && <p role="alert">{loss}</p>}
      {state.former && (
        <p>
          This replaced your code.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={bringBack}
          >
            Restore my code
          </button>
        </p>
      )}
      {isPristine && last && last.id !== state.id && (
        <p>
          Your last code is saved.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              open(last);
            }}
          >
            Continue with “{last.name}”
          </button>
        </p>
      )}
    </div>
  );
}

interface EarlyFieldProps {
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly code: string;
  readonly onType: (code: string) => void;
  /** Called with text that was typed before hydration. */
  readonly onEarly: (code: string) => void;
  /** Set if the editor did not load. */
  readonly onRetry: (() => void) | undefined;
}

/** A plain field until the editor has loaded. */
function EarlyField({
  field,
  code,
  onType,
  onEarly,
  onRetry,
}: EarlyFieldProps) {
  return (
    <>
      {onRetry ? (
        <p className={styles.wait} role="alert">
          The editor did not load. Check your connection.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onRetry}
          >
            Try again
          </button>
        </p>
      ) : (
        <p className={styles.wait} role="status">
          You can type here now. Run becomes available when the editor has
          loaded.
        </p>
      )}
      <textarea
        ref={field}
        className={styles.early}
        aria-label="Code"
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={code}
        onChange={({ target, nativeEvent }) => {
          if (isEarly(nativeEvent)) onEarly(target.value);
          else onType(target.value);
        }}
      />
    </>
  );
}

interface Props {
  readonly versions: readonly string[];
}

/** The playground: editor, toolbar, saved code, and output. */
export default function PlaygroundTool({ versions }: Props) {
  const base = `${BASE}js/run/`;
  const control = useWork(versions);
  const kept = useWorks(control);
  const { place, field, isOpen, retry } = useTool(
    base,
    control,
    versions[versions.length - 1] ?? '',
  );
  const { code } = control.state.work;
  const [said, setSaid] = useState<Said>({ text: '' });
  return (
    <div className={styles.tool}>
      <Toolbar {...{ base, versions, control }} onSay={setSaid} />
      <Works control={control} kept={kept} />
      <Notice control={control} kept={kept} said={said} />
      <div className={styles.stage}>
        {!isOpen && (
          <EarlyField
            field={field}
            code={code}
            onType={control.type}
            onEarly={control.typeEarly}
            onRetry={retry}
          />
        )}
        <div ref={place} />
      </div>
    </div>
  );
}
