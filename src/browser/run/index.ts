import { loadStyle } from '../dom/loadStyle';
import { getPlaygroundLink, RUN } from './addresses';
import type { EditorOptions } from './view/createEditor';
import { bringIntoView, dock } from './view/dock';
import { Playground, type PlaygroundOptions } from './view/Playground';
import { SamplePanel } from './view/SamplePanel';
import { Television } from './view/Television';

const panels = new WeakMap<Element, SamplePanel>();

let style: Promise<void> | undefined;

/** Waits for the style sheet. The panel also works without it. */
const waitForStyle = (): Promise<void> =>
  (style ??= loadStyle(`${RUN}run.css`).catch(() => undefined));

const loadEditor = () => import('./view/createEditor');

/** Returns the SDK version of the code block, otherwise that of the page. */
function getVersion({ dataset }: HTMLElement): string {
  const { className } = document.documentElement;
  const [, version = ''] = /(?:^|\s)docs-version-(\S+)/.exec(className) ?? [];
  return dataset['version'] ?? version;
}

const readCode = (block: Element): string =>
  (block.querySelector('pre code')?.textContent ?? '').replace(/\n$/, '');

const readLabel = (block: Element): string =>
  block.querySelector('pre')?.ariaLabel?.replace(/^Code: /, '') ?? 'Code';

function place({ editor, element }: SamplePanel, set: Element, block: Element) {
  if (!element.isConnected) {
    block.after(editor);
    set.querySelector('[data-messages]')?.replaceChildren(element);
  }
  const screen = set.querySelector('[data-screen]') ?? set;
  bringIntoView(screen, screen);
}

/** Runs a sample in a panel or on a television; opens TypeScript in the playground. */
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
  // Load the editor now, so that Edit works even if the network fails later.
  void loadEditor().catch(() => undefined);
}

export async function openPlayground(options: PlaygroundOptions) {
  const [{ createEditor }] = await Promise.all([loadEditor(), waitForStyle()]);
  return new Playground(options, createEditor);
}

export async function openCodeField(options: EditorOptions) {
  const [{ createEditor }] = await Promise.all([loadEditor(), waitForStyle()]);
  return createEditor(options);
}
