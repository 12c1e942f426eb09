'use client';

import { useState } from 'react';
import Button from '@site/src/components/fields/Button';
import { isEarly } from '../react/replayed';
import { bringBack, isEdited, openDraft, typeCode, typeEarly } from './state';
import styles from './styles.module.css';
import Toolbar, { type Said } from './Toolbar';
import { useTool } from './useTool';
import { useWork, type WorkControl } from './useWork';
import { useWorks, type WorksControl } from './useWorks';
import Works from './Works';

interface NoticeProps {
  readonly control: WorkControl;
  readonly kept: WorksControl;
  readonly said: Said | undefined;
}

/** Warns if the browser cannot save the code. */
function getLoss({ isKept }: WorkControl, { areKept }: WorksControl): string {
  if (!isKept)
    return "This browser can't save your code: it is lost when you reload the page. Copy the code, or copy a link.";
  return areKept
    ? ''
    : 'This browser saves your code only until you close the tab, because its storage is off or full. Copy the code, or copy a link.';
}

/** Reports changes to the code that the reader did not type. */
function Notice({ control, kept, said }: NoticeProps) {
  const { state, change } = control;
  const result = said?.work === state.work ? said : undefined;
  const loss = getLoss(control, kept);
  const [last] = kept.works;
  const isPristine = !isEdited(state) && !state.former && !state.link;
  return (
    <div className={styles.notice}>
      <p role="status">
        {result?.text ?? state.notice}
        {result?.link !== undefined && (
          <input readOnly value={result.link} aria-label="Link" />
        )}
      </p>
      {loss && <p role="alert">{loss}</p>}
      {state.former && (
        <p>
          This replaced your code.{' '}
          <Button
            isSmall
            onClick={() => {
              change(bringBack);
            }}
          >
            Restore my code
          </Button>
        </p>
      )}
      {isPristine && last && last.id !== state.id && (
        <p>
          Your last code is saved.{' '}
          <Button
            isSmall
            onClick={() => {
              change(openDraft(last));
            }}
          >
            Continue with “{last.name}”
          </Button>
        </p>
      )}
    </div>
  );
}

interface EarlyFieldProps {
  readonly tool: ReturnType<typeof useTool>;
  readonly control: WorkControl;
}

/** A plain field until the editor has loaded. */
function EarlyField({ tool, control: { state, change } }: EarlyFieldProps) {
  return (
    <>
      {tool.retry ? (
        <p className={styles.wait} role="alert">
          The editor did not load. Check your connection.{' '}
          <Button isSmall onClick={tool.retry}>
            Try again
          </Button>
        </p>
      ) : (
        <p className={styles.wait} role="status">
          You can type here now. Run becomes available when the editor has
          loaded.
        </p>
      )}
      <textarea
        ref={tool.field}
        className={styles.early}
        aria-label="Code"
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={state.work.code}
        onChange={({ target: { value }, nativeEvent }) => {
          change((isEarly(nativeEvent) ? typeEarly : typeCode)(value));
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
  const control = useWork(versions);
  const kept = useWorks(control);
  const tool = useTool(control, versions.at(-1) ?? '');
  const [said, setSaid] = useState<Said>();
  return (
    <div className={styles.tool}>
      <Toolbar {...{ versions, control }} onSay={setSaid} />
      <Works {...{ control, kept }} />
      <Notice {...{ control, kept, said }} />
      <div className={styles.stage}>
        {!tool.playground && <EarlyField {...{ tool, control }} />}
        <div ref={tool.place} />
      </div>
    </div>
  );
}
