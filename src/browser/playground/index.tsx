import React from 'react';
import { BASE } from '../dom/base';
import Notice from './Notice';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useTool } from './useTool';
import { useWork } from './useWork';

interface Props {
  readonly versions: readonly string[];
}

/** The editor, what belongs to it, and what its code does. */
export default function PlaygroundTool({ versions }: Props): React.JSX.Element {
  const base = `${BASE}js/run/`;
  const control = useWork(versions);
  const { place, playground, hasFailed, retry } = useTool(
    base,
    control,
    versions[versions.length - 1] ?? '',
  );
  return (
    <div className={styles.tool}>
      <Toolbar base={base} versions={versions} control={control} />
      <Notice control={control} />
      <div className={styles.stage}>
        {control.isRead && !playground && !hasFailed && (
          <p role="status">Loading the editor…</p>
        )}
        {hasFailed && (
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
        )}
        <div ref={place} />
      </div>
    </div>
  );
}
