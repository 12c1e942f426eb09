import { printPlainFragment } from '../sharing/fragment';
import { create } from '../../dom/create';
import { CodeField } from './CodeField';
import { createButton } from './createButton';
import { bringIntoView } from './dock';
import { markSample, type MarkedCode } from './markSample';
import { Runs } from './Runs';
import type { Television } from './Television';

/** The minimum height and the step of an arrow key, in pixels. */
const LEAST = 64;
const STEP = 32;

/**
 * Creates a handle that changes the height of a panel by pointer or arrow keys.
 * @param panel receives its height as `--run-size`
 */
function createHandle(panel: HTMLElement): HTMLElement {
  const measure = (): number =>
    panel.querySelector('[role="tabpanel"]:not([hidden])')?.clientHeight ?? 0;
  const set = (size: number): void => {
    const height = Math.round(Math.min(Math.max(size, LEAST), innerHeight));
    panel.classList.add('run-sized');
    panel.style.setProperty('--run-size', `${height}px`);
    handle.setAttribute('aria-valuenow', String(height));
  };
  const handle = create('div', {
    className: 'run-handle',
    tabIndex: 0,
    title: 'Drag to resize',
    attributes: {
      role: 'separator',
      'aria-label': 'Height of the output',
      'aria-valuemin': String(LEAST),
      'aria-valuenow': String(LEAST),
    },
    onkeydown: (event) => {
      const step = { ArrowDown: STEP, ArrowUp: -STEP }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      set(measure() + step);
    },
    onpointerdown: ({ pointerId, clientY }) => {
      const height = measure();
      handle.setPointerCapture(pointerId);
      handle.onpointermove = (event) => {
        set(height + event.clientY - clientY);
      };
    },
    onlostpointercapture: () => {
      handle.onpointermove = null;
    },
  });
  return handle;
}

export interface PanelOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
  /** Version of the SDK. */
  readonly version: string;
  readonly code: string;
  /** The code block of the page, which the editor replaces. */
  readonly block: Element;
  /** URL of the playground. */
  readonly playground: string;
  /** The title of the code. */
  readonly label: string;
  /** Called by the Close button, which is absent by default. */
  readonly onClose?: () => void;
  /** The television of the page, if it has one. */
  readonly television?: Television;
}

/** The panel that runs code, shows what it does, and simulates its platform. */
export class Panel {
  readonly element: HTMLElement;
  /** Contains the code that the reader edits; to be placed after the code block. */
  readonly editor = create('div', { className: 'run-editing', hidden: true });
  private readonly sample: MarkedCode;
  private readonly runs: Runs;
  private readonly link = create('a', {
    className: 'button button--secondary run-button',
    textContent: 'Playground',
    title: 'Open in playground',
    ariaLabel: 'Open in playground',
  });
  private field: CodeField | undefined;
  private code = '';

  constructor(private readonly options: PanelOptions) {
    const { base, version, code, block, label, television } = options;
    this.sample = markSample(block);
    this.runs = new Runs(
      {
        base,
        getMarked: () => this.field ?? this.sample,
        getSource: () => this.code,
        television,
        onScreen: () => {
          const row = this.element.parentElement;
          if (row && !television) bringIntoView(row, this.element);
        },
      },
      version,
    );
    this.setCode(code);
    this.element = create(
      'section',
      { className: 'run', tabIndex: -1, ariaLabel: `Run: ${label}` },
      this.createBar(),
      this.runs.views,
    );
    // The page reserves a fixed place for it next to a television.
    if (!television) this.element.append(createHandle(this.element));
    this.element.onkeydown = (event) => {
      this.press(event);
    };
  }

  /** Runs the current code from the start. */
  run(): void {
    void this.runs.run();
  }

  stop(): void {
    this.runs.stop();
  }

  /** Focuses the panel or the television without scrolling. */
  focus(): void {
    const { television } = this.options;
    if (television) television.focus();
    else this.element.focus({ preventScroll: true });
  }

  private createBar(): HTMLElement {
    const { version, onClose } = this.options;
    const { button, stopButton, status } = this.runs;
    const edit = createButton('Edit', () => {
      this.field ??= this.open();
      this.field.focus();
    });
    const reset = createButton('Start over', () => {
      this.undo();
      this.runs.reset();
    });
    reset.title = 'Undo your changes and reset the platform';
    const at = create('span', { className: 'run-at' }, `SDK ${version}`);
    const bar = create('div', { className: 'run-bar' });
    bar.append(button, stopButton, edit, this.link, reset);
    if (onClose) {
      const close = createButton('×', this.close, 'run-close');
      bar.append(Object.assign(close, { title: 'Close', ariaLabel: 'Close' }));
    }
    bar.append(status, at);
    return bar;
  }

  /** Ctrl+Enter or ⌘Enter runs, Escape closes. */
  private press(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isRun) this.run();
    else if (event.key === 'Escape' && this.options.onClose) this.close();
    else return;
    event.preventDefault();
  }

  private readonly close = (): void => {
    this.stop();
    this.undo();
    this.options.onClose?.();
  };

  private setCode(code: string): void {
    const { version, playground } = this.options;
    this.code = code;
    const work = { version, language: 'js', code } as const;
    this.link.href = `${playground}#${printPlainFragment(work)}`;
  }

  /** Replaces the code block by an editor. */
  private open(): CodeField {
    const { block, label } = this.options;
    const field = new CodeField({
      label: `Code: ${label}`,
      code: this.code,
      onChange: (code) => {
        this.setCode(code);
      },
      onRun: () => {
        this.run();
      },
      onLeave: () => {
        this.runs.button.focus();
      },
    });
    this.editor.replaceChildren(field.element);
    // The content below must not move.
    const { height } = block.getBoundingClientRect();
    this.editor.style.minBlockSize = `${height}px`;
    this.showEditor(true);
    return field;
  }

  /** Closes the editor and discards the changes. */
  private undo(): void {
    this.field = undefined;
    this.sample.mark([]);
    this.setCode(this.options.code);
    this.showEditor(false);
  }

  private showEditor(isOpen: boolean): void {
    this.editor.hidden = !isOpen;
    this.options.block.toggleAttribute('hidden', isOpen);
  }
}
