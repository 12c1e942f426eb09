import React, { useEffect, useState } from 'react';
import { BASE } from '../dom/base';
import type { HostProps } from '../islands/load';
import Notice from './Notice';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useTool } from './useTool';
import { useWork } from './useWork';
import { useWorks } from './useWorks';
import Works from './Works';

interface Props extends Partial<HostProps> {
  readonly versions: readonly string[];
}

/** What a reader has written into the field that the server has printed. */
interface Early {
  readonly code?: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly hasFocus: boolean;
}

/** Read before React takes the field over, which empties it of that. */
function readEarly(host: HTMLElement | undefined): Early {
  const field = host?.querySelector<HTMLTextAreaElement>('textarea');
  const {
    value,
    defaultValue,
    selectionStart = 0,
    selectionEnd = 0,
  } = field ?? {};
  return {
    code: value === defaultValue ? undefined : value,
    from: selectionStart,
    to: selectionEnd,
    hasFocus: field !== undefined && document.activeElement === field,
  };
}

/** The editor, what belongs to it, and what its code does. */
export default function PlaygroundTool(props: Props): React.JSX.Element {
  const { versions, host } = props;
  const base = `${BASE}js/run/`;
  const [early] = useState(() => readEarly(host));
  const control = useWork(versions, early.code);
  const kept = useWorks(control.desk, control.isRead);
  const { place, field, playground, hasFailed, retry } = useTool(
    base,
    control,
    versions[versions.length - 1] ?? '',
  );
  const { code } = control.state.work;
  useEffect(() => {
    if (early.hasFocus) field.current?.setSelectionRange(early.from, early.to);
    // Once the field holds what the desk has.
  }, [early, field, control.isRead]);
  return (
    <div className={styles.tool}>
      <Toolbar base={base} versions={versions} control={control} />
      <Works control={control} kept={kept} />
      <Notice control={control} kept={kept} />
      <div className={styles.stage}>
        {!playground && (
          <>
            <textarea
              ref={field}
              className={styles.early}
              aria-label="Code"
              spellCheck={false}
              autoCapitalize="off"
              wrap="off"
              value={code}
              onChange={(event) => {
                control.desk.type(event.target.value);
              }}
            />
            {hasFailed ? (
              <p role="alert">
                The editor did not load. Check the connection.{' '}
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={retry}
                >
                  Try again
                </button>
              </p>
            ) : (
              <p role="status">
                Write here; to run it, wait until the editor is there.
              </p>
            )}
          </>
        )}
        <div ref={place} />
      </div>
    </div>
  );
}
