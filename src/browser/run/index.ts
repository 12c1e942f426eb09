import { loadStyle } from '../dom/loadStyle';
import { bringIntoView, dock, undock } from './view/dock';
import { Panel } from './view/Panel';
import { Playground, type PlaygroundOptions } from './view/Playground';
import { printPlainFragment } from './sharing/fragment';
import { CodeField, loadEditor } from './view/CodeField';
import type { EditorOptions } from './view/createEditor';
import { Television } from './view/Television';

/** URL of this file's folder, with a trailing slash. */
const BASE = new URL('.', import.meta.url).href;

/** `npm start` serves this file from a parent folder. */
const PLAYGROUND = BASE.replace(/(?:js\/)?run\/$/, 'playground/');

const panels = new WeakMap<Element, Panel>();

let style: Promise<void> | undefined;

/** Waits for the styles; without them, the panel still works. */
const waitForStyle = (): Promise<void> =>
  (style ??= loadStyle(`${BASE}run.css`).catch(() => undefined));

/** The version of the code, otherwise of the page. */
function getVersion({ dataset }: HTMLElement): string {
  const { className } = document.documentElement;
  const [, version = ''] = /(?:^|\s)docs-version-(\S+)/.exec(className) ?? [];
  return dataset['version'] ?? version;
}

const readCode = (block: Element): string =>
  (block.querySelector('pre code')?.textContent ?? '').replace(/\n$/, '');

/** The title of the code. */
const readLabel = (block: Element): string =>
  block
    .querySelector('pre')
    ?.getAttribute('aria-label')
    ?.replace(/^Code: /, '') ?? 'Code';

/** Code on a page, and its television if there is one. */
interface CodeSample {
  readonly block: Element;
  readonly set: HTMLElement | null;
}

/** Creates the panel of a sample. */
function createSamplePanel(
  { block, set }: CodeSample,
  button: HTMLElement,
  version: string,
): Panel {
  return new Panel({
    base: BASE,
    playground: PLAYGROUND,
    version,
    code: readCode(block),
    block,
    label: readLabel(block),
    ...(set
      ? { television: new Television(set, button) }
      : {
          onClose: () => {
            undock();
            button.focus({ preventScroll: true });
          },
        }),
  });
}

/**
 * Puts the panel where the page has a place for it, else where it is in one view
 * with its code.
 */
function showPanel(panel: Panel, { block, set }: CodeSample): void {
  if (set) {
    const place = set.querySelector('[data-messages]');
    const isNew = !panel.element.isConnected;
    if (isNew) block.after(panel.editor);
    if (isNew) place?.replaceChildren(panel.element);
    const screen = set.querySelector('[data-screen]') ?? set;
    bringIntoView(screen, screen);
  } else if (panel.element.isConnected) bringIntoView(block, panel.element);
  else dock(panel, block);
}

function findSample(button: HTMLElement): CodeSample | undefined {
  const set = button.closest<HTMLElement>('[data-television]');
  const block = set
    ? set.querySelector('.theme-code-block')
    : button.closest('.theme-code-block, figure');
  return block ? { block, set } : undefined;
}

/**
 * Runs the sample that a button belongs to, in a panel next to the sample or on the
 * page's television. TypeScript samples open in the playground, which has the compiler.
 *
 * @param button `data-control="run"`, inside of a code block or a television
 */
export async function run(button: HTMLElement): Promise<void> {
  const sample = findSample(button);
  if (!sample) return;
  const { block } = sample;
  const version = getVersion(button);
  if (button.dataset['language'] === 'ts') {
    const work = { version, language: 'ts', code: readCode(block) } as const;
    location.assign(`${PLAYGROUND}#${printPlainFragment(work)}`);
    return;
  }
  await waitForStyle();
  const panel = panels.get(block) ?? createSamplePanel(sample, button, version);
  panels.set(block, panel);
  showPanel(panel, sample);
  panel.run();
  panel.focus();
  void loadEditor().catch(() => undefined);
}

/** Creates the tool of the page `/playground/`. */
export async function openPlayground(
  options: Omit<PlaygroundOptions, 'base'>,
): Promise<Playground> {
  await waitForStyle();
  return new Playground({ ...options, base: BASE });
}

/** Creates a code editor for another tool. */
export async function openCodeField(
  options: EditorOptions,
): Promise<CodeField> {
  await waitForStyle();
  return new CodeField(options);
}
