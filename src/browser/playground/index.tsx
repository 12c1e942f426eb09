'use client';

import { useState } from 'react';
import { BASE } from '../dom/base';
import type { Said } from './CopyLink';
import EarlyField from './EarlyField';
import Notice from './Notice';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useTool } from './useTool';
import { useWork } from './useWork';
import { useWorks } from './useWorks';
import Works from './Works';

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
