import { useEffect, useRef, type ChangeEvent } from 'react';
import Button from '@site/src/components/fields/Button';
import Select from '@site/src/components/fields/Select';
import { printName } from '@site/src/upgrade/printReport';
import { PASTED } from '@site/src/upgrade/readGiven';
import { loadRunner } from '../dom/loadRunner';
import { useEditor } from '../react/useEditor';
import styles from './styles.module.css';
import { EXAMPLE, type Input, type InputStore } from './useInput';

/** The file in the editor. Each new object moves the cursor to `line`. */
export interface Shown {
  readonly file: string;
  readonly line?: number;
}

export const getTitle = (file: string): string =>
  file === PASTED ? 'Pasted code' : printName(file);

interface EditorProps {
  readonly code: string;
  readonly isTyped: boolean;
  readonly shown: Shown;
  readonly onChange: (code: string) => void;
  readonly onCheck: () => void;
}

const HINT = 'Paste your code here.';

/** The playground's editor, or a plain field until the editor has loaded. */
function Editor(props: EditorProps) {
  const latest = useRef(props);
  latest.current = props;
  const { code, isTyped, shown } = props;
  const { place, field, editor } = useEditor(async () => {
    const { openCodeField } = await loadRunner();
    return openCodeField({
      label: 'Code',
      hint: HINT,
      // Read when the editor has loaded, because the reader may type before that.
      get code() {
        return latest.current.code;
      },
      onChange: (text) => latest.current.onChange(text),
      onRun: () => latest.current.onCheck(),
      onLeave: () => undefined,
    });
  });
  useEffect(() => {
    editor?.update({ code, language: isTyped ? 'ts' : 'js' });
  }, [editor, code, isTyped]);
  useEffect(() => {
    if (shown.line) editor?.goTo(shown.line);
  }, [editor, shown]);
  return (
    <>
      <div ref={place} className={styles.editor} />
      {!editor && (
        <textarea
          ref={field}
          className={styles.plain}
          aria-label="Code"
          placeholder={HINT}
          rows={10}
          spellCheck={false}
          value={props.code}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </>
  );
}

const ENDS =
  '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.vue,.svelte,.html,.json,.lock,.yaml';

/** React 17's types lack the attribute for folders. */
const PICKERS = {
  'Choose files': { multiple: true, accept: ENDS },
  'Choose a folder': { webkitdirectory: '' },
};

function FilePicker({ store: { input, pick, change } }: Pick<Props, 'store'>) {
  const { given } = input;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files?.length) void pick([...target.files]);
    // Otherwise, choosing the same files again would cause no event.
    target.value = '';
  };
  return (
    <>
      {Object.entries(PICKERS).map(([label, attributes]) => (
        <label
          key={label}
          className={`button button--secondary ${styles.files ?? ''}`}
        >
          {label}
          <input type="file" onChange={onChange} {...attributes} />
        </label>
      ))}
      <span role="status">
        {given &&
          `${given.files.length} ${given.files.length === 1 ? 'file' : 'files'} selected.`}
      </span>
      {given && (
        <button
          type="button"
          className={`clean-btn ${styles.link ?? ''}`}
          onClick={() => change({ given: undefined })}
        >
          Remove the files
        </button>
      )}
    </>
  );
}

interface Props extends Pick<EditorProps, 'shown' | 'onCheck'> {
  readonly oldest: string;
  readonly store: InputStore;
  readonly onShow: (place: Shown) => void;
}

function edit({ given }: Input, path: string, text: string): Partial<Input> {
  if (!given || path === PASTED) return { code: text };
  const files = given.files.map((f) => (f.path === path ? { ...f, text } : f));
  return { given: { ...given, files } };
}

export default function CodeArea(props: Props) {
  const { oldest, store, shown, onShow, ...editor } = props;
  const { input, question, doubt, change } = store;
  const pasted = { path: PASTED, text: input.code };
  const files = [pasted, ...(input.given?.files ?? [])];
  const { path, text } = files.find((f) => f.path === shown.file) ?? pasted;
  return (
    <>
      <div className={styles.bar} data-screen-only="">
        <Button
          onClick={() => {
            const chosen = { from: oldest, to: question.to };
            change({ code: EXAMPLE, chosen });
            onShow({ file: PASTED });
          }}
        >
          Example
        </Button>
        <FilePicker store={store} />
      </div>
      {doubt && <p role="status">{printName(doubt)}</p>}
      {files.length > 1 && (
        <Select label="Show" value={path} onChange={(file) => onShow({ file })}>
          {files.map((file) => (
            <option key={file.path} value={file.path}>
              {getTitle(file.path)}
            </option>
          ))}
        </Select>
      )}
      <Editor
        code={text}
        isTyped={path === PASTED || /\.[cm]?tsx?$/.test(path)}
        shown={shown}
        {...editor}
        onChange={(changed) => change(edit(input, path, changed))}
      />
    </>
  );
}
