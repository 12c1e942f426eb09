import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import Select from '@site/src/components/fields/Select';
import { printName } from '@site/src/upgrade/printReport';
import { loadRunner } from '../dom/loadRunner';
import type { CodeField } from '../run/view/CodeField';
import styles from './styles.module.css';
import type { Input, InputControl } from './useInput';

/** What the editor shows; a new object moves the focus to its line. */
export interface Shown {
  /** `''` for the pasted code. */
  readonly file: string;
  readonly line?: number;
}

interface EditorProps {
  readonly code: string;
  readonly isTyped: boolean;
  readonly shown: Shown;
  readonly onChange: (code: string) => void;
  readonly onCheck: () => void;
}

/** Loads the playground's editor; `undefined` until it has loaded. */
function useCodeField(props: EditorProps): CodeField | undefined {
  const [field, setField] = useState<CodeField>();
  const latest = useRef(props);
  latest.current = props;
  const { code, isTyped, shown } = props;
  useEffect(() => {
    let isCurrent = true;
    void loadRunner()
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
        // The plain field stays.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    field?.update({ code, language: isTyped ? 'ts' : 'js' });
  }, [field, code, isTyped]);
  useEffect(() => {
    const { line } = shown;
    if (line) field?.goTo(line);
  }, [field, shown]);
  return field;
}

/** The playground's editor; a plain field until it has loaded. */
function Editor(props: EditorProps) {
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

/**
 * An example app with a finding of each kind when it is checked from the oldest
 * version.
 */
const EXAMPLE = `import { Accessibility, Discovery, Lifecycle } from '@firebolt-js/sdk';

Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'entity') location.hash = '#/details';
});

const captions = await Accessibility.closedCaptions();
document.body.classList.toggle('captions', captions.enabled);

Lifecycle.listen('unloading', () => Lifecycle.finished());
`;

/** The attribute for an input that takes a folder; React 17's types lack it. */
const FOLDER = { webkitdirectory: '' };

const ENDS =
  '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.vue,.svelte,.html,.json,.lock,.yaml';

/** Buttons that choose files or a folder, and remove them. */
function FilePicker({
  control: { input, pick, change },
}: {
  readonly control: InputControl;
}) {
  const { given } = input;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files?.length) pick([...target.files]);
    // Otherwise the same files couldn't be chosen again.
    target.value = '';
  };
  return (
    <>
      <label className={`button button--secondary ${styles.files ?? ''}`}>
        Choose files
        <input type="file" onChange={onChange} multiple accept={ENDS} />
      </label>
      <label className={`button button--secondary ${styles.files ?? ''}`}>
        Choose a folder
        <input type="file" onChange={onChange} {...FOLDER} />
      </label>
      <span role="status">
        {given &&
          `${given.files.length} ${given.files.length === 1 ? 'file' : 'files'} with code selected.`}
      </span>
      {given && (
        <button
          type="button"
          className={`clean-btn ${styles.link ?? ''}`}
          onClick={() => {
            change({ given: undefined, found: undefined });
          }}
        >
          Remove the files
        </button>
      )}
    </>
  );
}

interface Props extends Pick<EditorProps, 'shown' | 'onCheck'> {
  readonly oldest: string;
  readonly control: InputControl;
  readonly onShow: (file: string) => void;
}

/** The input after an edit in the editor. */
function edit({ given }: Input, path: string, text: string): Partial<Input> {
  if (!given || !path) return { code: text };
  const files = given.files.map((f) => (f.path === path ? { ...f, text } : f));
  return { given: { ...given, files } };
}

/** The code to check: pasted code, files, or an example. */
export default function CodeArea({
  oldest,
  control,
  shown,
  onShow,
  ...editor
}: Props) {
  const { input, change } = control;
  const { code, given, found } = input;
  const file = given?.files.find(({ path }) => path === shown.file);
  return (
    <>
      <div className={styles.bar} data-screen-only="">
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            const choice = { ...input.choice, from: oldest };
            change({ code: EXAMPLE, choice, isChosen: true });
            onShow('');
          }}
        >
          Example
        </button>
        <FilePicker control={control} />
      </div>
      {found?.doubt && <p role="status">{printName(found.doubt)}</p>}
      {given && given.files.length > 0 && (
        <Select label="Show" value={shown.file} onChange={onShow}>
          <option value="">Pasted code</option>
          {given.files.map(({ path }) => (
            <option key={path} value={path}>
              {printName(path)}
            </option>
          ))}
        </Select>
      )}
      <Editor
        code={file?.text ?? code}
        isTyped={!file || /\.[cm]?tsx?$/.test(file.path)}
        shown={shown}
        {...editor}
        onChange={(text) => {
          change(edit(input, file?.path ?? '', text));
        }}
      />
    </>
  );
}
