import { useEffect, useRef, useState } from 'react';
import { importModule } from '../dom/importModule.mjs';
import type { CodeField } from '../run/view/createCodeField';
import styles from './styles.module.css';

type Runner = typeof import('@site/src/browser/run');

/** What the editor shows; each object leads to its line once. */
export interface Shown {
  /** `''` for what was pasted. */
  readonly file: string;
  readonly line?: number;
}

interface Props {
  readonly code: string;
  readonly isTyped: boolean;
  readonly shown: Shown;
  /** Where the files of the editor are. */
  readonly base: string;
  readonly onChange: (code: string) => void;
  readonly onCheck: () => void;
}

/** From the start of a line to its end. */
function findLine(code: string, line: number): { from: number; to: number } {
  const lines = code.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  return { from, to: from + (lines[line - 1]?.length ?? 0) };
}

/** Loads the editor of the playground; nothing while it has not come. */
function useCodeField(props: Props): CodeField | undefined {
  const [field, setField] = useState<CodeField>();
  const latest = useRef(props);
  latest.current = props;
  const { base, code, isTyped, shown } = props;
  useEffect(() => {
    let isCurrent = true;
    void (importModule(`${base}run.js`) as Promise<Runner>)
      .then(({ openCodeField }) =>
        openCodeField({
          label: 'Code',
          code: latest.current.code,
          onChange: (text) => {
            latest.current.onChange(text);
          },
          onRun: () => {
            latest.current.onCheck();
          },
          onLeave: () => undefined,
        }),
      )
      .then(
        (made) => {
          if (isCurrent) setField(made);
        },
        // Then the plain field stays.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [base]);
  useEffect(() => {
    if (field?.getCode() !== code) field?.set(code);
    field?.setLanguage(isTyped ? 'ts' : 'js');
  }, [field, code, isTyped]);
  useEffect(() => {
    const { line } = shown;
    if (line) field?.focus(findLine(latest.current.code, line));
  }, [field, shown]);
  return field;
}

/** The editor of the playground; until it has come, or without it, a plain field. */
export default function Editor(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const field = useCodeField(props);
  useEffect(() => {
    if (field) place.current?.replaceChildren(field.element);
  }, [field]);
  return (
    <>
      <div ref={place} className={styles.editor} />
      {!field && (
        <textarea
          className={styles.plain}
          aria-label="Code"
          rows={10}
          spellCheck={false}
          value={props.code}
          onChange={(event) => {
            props.onChange(event.target.value);
          }}
        />
      )}
    </>
  );
}
