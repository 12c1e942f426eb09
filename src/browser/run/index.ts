import { loadStyle } from '../dom/loadStyle';
import { getPlaygroundLink, RUN } from './addresses';
import type { CodeEditor, EditorOptions } from './view/createEditor';
import { bringIntoView, dock } from './view/dock';
import { Playground, type PlaygroundOptions } from './view/Playground';
import { SamplePanel } from './view/SamplePanel';
import { Television } from './view/Television';

const panels = new WeakMap<Element, SamplePanel>();

let style: Promise<void> | undefined;

/** Waits for the styles. If they do not load, the panel still works. */
const waitForStyle = (): Promise<void> =>
  (style ??= loadStyle(`${RUN}run.css`).catch(() => undefined));

const loadEditor = () => import('./view/createEditor');

/** Returns the SDK version of the code block, otherwise of the page. */
function getVersion({ dataset }: HTMLElement): string {
  const { className } = document.documentElement;
  const [, version = ''] = /(?:^|\s)docs-version-(\S+)/.exec(className) ?? [];
  return dataset['version'] ?? version;
}

const readCode = (block: Element): string =>
  (block.querySelector('pre code')?.textContent ?? '').replace(/\n$/, '');

const readLabel = (block: Element): string =>
  block.querySelector('pre')?.ariaLabel?.replace(/^Code: /, '') ?? 'Code';

/** Places the panel in a television. */
function place(
  { editor, element }: SamplePanel,
  set: Element,
  block: Element,
): void {
  if (!element.isConnected) {
    block.after(editor);
    set.querySelector('[data-messages]')?.replaceChildren(element);
  }
  const screen = set.querySelector('[data-screen]') ?? set;
  bringIntoView(screen, screen);
}

/**
 * Runs the sample that a button belongs to, in a panel next to the sample or on the
 * page's television. TypeScript samples open in the playground, which has the compiler.
 *
 * @param button `data-control="run"`, inside of a code block or a television
 */
export async function run(button: HTMLElement): Promise<void> {
  const set = button.closest<HTMLElement>('[data-television]');
  const block = set
    ? set.querySelector('.theme-code-block')
    : button.closest('.theme-code-block, figure');
  if (!block) return;
  const version = getVersion(button);
  const code = readCode(block);
  if (button.dataset['language'] === 'ts') {
    location.assign(getPlaygroundLink({ version, language: 'ts', code }));
    return;
  }
  await waitForStyle();
  let panel = panels.get(block);
  if (!panel) {
    const television = set ? new Television(set, button) : undefined;
    const label = readLabel(block);
    panel = new SamplePanel({
      version,
      code,
      block,
      label,
      button,
      television,
    });
    panels.set(block, panel);
  }
  if (set) place(panel, set, block);
  else if (panel.element.isConnected) bringIntoView(block, panel.element);
  else dock(block, panel, panel.stop);
  void panel.run();
  panel.focus();
  // Loads early, so that Edit also works if the network fails later.
  void loadEditor().catch(() => undefined);
}

/** Creates the tool of the page `/playground/`. */
export async function openPlayground(
  options: PlaygroundOptions,
): Promise<Playground> {
  const [{ createEditor }] = await Promise.all([loadEditor(), waitForStyle()]);
  return new Playground(options, createEditor);
}

/** Creates a code editor for another tool. */
export async function openCodeField(
  options: EditorOptions,
): Promise<CodeEditor> {
  const [{ createEditor }] = await Promise.all([loadEditor(), waitForStyle()]);
  return createEditor(options);
}
