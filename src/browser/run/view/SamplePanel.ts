import { getPlaygroundLink } from '../addresses';
import { create, createButton } from '../../dom/create';
import type { CodeEditor, createEditor } from './createEditor';
import { undock } from './dock';
import { markSample, type MarkedCode } from './markSample';
import { Panel } from './Panel';
import type { Television } from './Television';

/** The minimum height, and the step of an arrow key, in pixels. */
const LEAST = 64;
const STEP = 32;

/** Creates a handle that changes the output's height with the pointer or arrow keys. */
function createHandle(panel: HTMLElement): HTMLElement {
  const measure = (): DOMRect =>
    (
      panel.querySelector('[role="tabpanel"]:not([hidden])') ?? panel
    ).getBoundingClientRect();
  const set = (size: number): void => {
    const height = Math.round(Math.min(Math.max(size, LEAST), innerHeight));
    panel.classList.add('run-sized');
    panel.style.setProperty('--run-size', `${height}px`);
    handle.ariaValueNow = String(height);
  };
  const handle = create('div', {
    className: 'run-handle',
    tabIndex: 0,
    title: 'Drag to resize',
    role: 'separator',
    ariaLabel: 'Output height',
    ariaValueMin: String(LEAST),
    ariaValueNow: String(LEAST),
    onkeydown: (event) => {
      const step = { ArrowDown: STEP, ArrowUp: -STEP }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      set(measure().height + step);
    },
    onpointerdown: ({ pointerId }): void => handle.setPointerCapture(pointerId),
    onpointermove: ({ pointerId, clientY }) => {
      if (!handle.hasPointerCapture(pointerId)) return;
      // The middle of the handle follows the pointer.
      set(clientY - measure().top - handle.clientHeight / 2);
    },
  });
  return handle;
}

interface SampleOptions {
  readonly version: string;
  readonly code: string;
  /** The page's code block, which the editor replaces. */
  readonly block: Element;
  readonly label: string;
  /** The page's button, which gets focus when the panel closes. */
  readonly button: HTMLElement;
  /** The page's television. Its panel can't be closed. */
  readonly television?: Television | undefined;
}

export class SamplePanel extends Panel {
  readonly element: HTMLElement;
  /** The element for the editor, to be placed after the code block. */
  readonly editor = create('div', { className: 'run-editing', hidden: true });
  private readonly sample: MarkedCode;
  private readonly link = create('a', {
    className: 'button button--secondary run-button',
    textContent: 'Playground',
    title: 'Open in playground',
    ariaLabel: 'Open in playground',
  });
  private field: CodeEditor | undefined;

  constructor(private readonly options: SampleOptions) {
    const { version, block, label, television } = options;
    super(version, television);
    this.sample = markSample(block);
    this.undo();
    this.element = create(
      'section',
      {
        className: 'run',
        tabIndex: -1,
        ariaLabel: `Run: ${label}`,
        onkeydown: (event): void => this.press(event),
      },
      this.createBar(),
      this.tabs.element,
    );
    // Next to a television, the panel has a fixed size.
    if (!television) this.element.append(createHandle(this.element));
  }

  protected getMarked(): MarkedCode {
    return this.field ?? this.sample;
  }

  protected getSource() {
    return { code: this.field?.getCode() ?? this.options.code };
  }

  focus(): void {
    const { television } = this.options;
    if (television) television.focus();
    else this.element.focus({ preventScroll: true });
  }

  private createBar(): HTMLElement {
    const { version, television } = this.options;
    const { runButton, stopButton, status } = this;
    const edit = createButton('Edit', () => void this.openEditor());
    const reset = createButton('Start over', () => {
      this.undo();
      this.reset();
    });
    reset.title = 'Undo your changes and reset the platform';
    const close = createButton('×', this.close, 'run-close');
    Object.assign(close, { title: 'Close', ariaLabel: 'Close' });
    return create(
      'div',
      { className: 'run-bar' },
      ...[runButton, stopButton, edit, this.link, reset],
      television ? undefined : close,
      status,
      create('span', { className: 'run-at' }, `SDK ${version}`),
    );
  }

  /** Ctrl+Enter or ⌘Enter runs the code; Escape closes the panel. */
  private press(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isRun) void this.run();
    else if (event.key === 'Escape' && !this.options.television) this.close();
    else return;
    event.preventDefault();
  }

  private readonly close = (): void => {
    this.undo();
    undock();
    this.options.button.focus();
  };

  private setLink(code: string): void {
    const { version } = this.options;
    this.link.href = getPlaygroundLink({ version, language: 'js', code });
  }

  private async openEditor(): Promise<void> {
    try {
      const editor = await import('./createEditor');
      // The reader may have closed the panel meanwhile.
      if (!this.element.isConnected) return;
      this.field ??= this.open(editor.createEditor);
      this.field.focus();
    } catch {
      const text = "The editor didn't load. Reload the page.";
      this.output.add('error', text);
    }
  }

  private open(openEditor: typeof createEditor): CodeEditor {
    const { block, label } = this.options;
    const field = openEditor({
      label: `Code: ${label}`,
      code: this.options.code,
      onChange: (code) => this.setLink(code),
      ...this.keys,
    });
    this.editor.replaceChildren(field.element);
    // A smaller editor would move the content below it.
    const { height } = block.getBoundingClientRect();
    this.editor.style.minBlockSize = `${height}px`;
    this.showEditor(true);
    return field;
  }

  private undo(): void {
    this.field?.dispose();
    this.field = undefined;
    this.sample.mark([]);
    this.setLink(this.options.code);
    this.showEditor(false);
  }

  private showEditor(isOpen: boolean): void {
    this.editor.hidden = !isOpen;
    this.options.block.toggleAttribute('hidden', isOpen);
  }
}
