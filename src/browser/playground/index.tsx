import React, { useEffect, useState } from 'react';
import { BASE } from '../dom/base';
import type { HostProps } from '../islands/load';
import EarlyField, { readEarly } from './EarlyField';
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
          <EarlyField
            field={field}
            code={code}
            onType={control.desk.type}
            onRetry={hasFailed ? retry : undefined}
          />
        )}
        <div ref={place} />
      </div>
    </div>
  );
}
