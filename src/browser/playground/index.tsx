'use client';

import { useState } from 'react';
import Button from '@site/src/components/fields/Button';
import { replayed } from '../react/replayed';
import {
  bringBack,
  isEdited,
  openDraft,
  typeCode,
  typeEarly,
  type PlaygroundState,
} from './state';
import type { SavedWork } from './storage';
import styles from './styles.module.css';
import Toolbar, { type Said } from './Toolbar';
import { useTool } from './useTool';
import { useWork, type WorkStore } from './useWork';
import { useWorks, type SavedWorks } from './useWorks';
import Works, { type Props as WorksProps } from './Works';

interface NoticeProps extends WorksProps {
  readonly said: Said | undefined;
}

function getLoss({ isSaved }: WorkStore, { areSaved }: SavedWorks): string {
  if (!isSaved)
    return "This browser can't save your code. Before you reload or close the page, copy the code or a link.";
  return areSaved
    ? ''
    : 'This browser saves your code only until you close the tab, because its storage is off or full. Copy the code or a link.';
}

function getOffer(state: PlaygroundState, last: SavedWork | undefined) {
  if (state.former)
    return ['This code replaced yours.', 'Restore my code', bringBack] as const;
  const isPristine = !isEdited(state) && !state.link;
  if (!isPristine || !last || last.id === state.id) return undefined;
  const label = `Continue with “${last.name}”`;
  return ['Your previous code is saved.', label, openDraft(last)] as const;
}

function Notice({ store, saved, said }: NoticeProps) {
  const { state, change } = store;
  const result = said?.work === state.work ? said : undefined;
  const loss = getLoss(store, saved);
  const [text, label, next] = getOffer(state, saved.works[0]) ?? [];
  const news = result?.text ?? state.notice;
  return (
    <div className={styles.notice}>
      {!news && !loss && !next && (
        <p>
          <strong>Your code stays in this browser.</strong> If you copy a link,
          the link contains your code.
        </p>
      )}
      <p role="status">
        <span>{news}</span>
        {result?.link !== undefined && (
          <input readOnly value={result.link} aria-label="Link" />
        )}
      </p>
      {loss && <p role="alert">{loss}</p>}
      {next && (
        <p>
          <span>{text}</span>{' '}
          <Button isSmall onClick={() => change(next)}>
            {label}
          </Button>
        </p>
      )}
    </div>
  );
}

interface EarlyFieldProps {
  readonly tool: ReturnType<typeof useTool>;
  readonly store: WorkStore;
}

/** A text field that is shown until the editor has loaded. */
function EarlyField({ tool, store: { state, change } }: EarlyFieldProps) {
  const role = tool.retry ? 'alert' : 'status';
  return (
    <>
      <p key={role} className={styles.wait} role={role}>
        {tool.retry
          ? "The editor didn't load. Check your connection. "
          : 'You can start typing. Run becomes available when the editor has loaded.'}
        {tool.retry && (
          <Button isSmall onClick={tool.retry}>
            Try again
          </Button>
        )}
      </p>
      <textarea
        ref={tool.field}
        className={styles.early}
        aria-label="Code"
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={state.work.code}
        onChange={({ target: { value }, nativeEvent }) =>
          change((replayed.has(nativeEvent) ? typeEarly : typeCode)(value))
        }
      />
    </>
  );
}

interface Props {
  readonly versions: readonly string[];
}

export default function PlaygroundTool({ versions }: Props) {
  const store = useWork(versions);
  const saved = useWorks(store);
  const tool = useTool(store, versions.at(-1) ?? '');
  const [said, setSaid] = useState<Said>();
  return (
    <div className={styles.tool}>
      <Toolbar {...{ versions, store }} onSay={setSaid} />
      <Works {...{ store, saved }} />
      <Notice {...{ store, saved, said }} />
      <div className={styles.stage}>
        {!tool.editor && <EarlyField {...{ tool, store }} />}
        <div ref={tool.place} />
      </div>
    </div>
  );
}
