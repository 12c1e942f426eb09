import { dock, undock } from './view/dock';
import { createPanel, type Panel } from './view/createPanel';
import {
  createPlayground,
  type Playground,
  type PlaygroundOptions,
} from './view/createPlayground';
import { PLAYGROUND_RUN_KEY, RUN_KEY } from './runKey';
import { printPlainFragment } from './sharing/fragment';
import { loadEditor } from './view/createCodeField';

/** Where this file lies, with a slash at its end. */
const BASE = new URL('.', import.meta.url).href;

/** This file lies higher up in `npm start`. */
const PLAYGROUND = BASE.replace(/(?:js\/)?run\/$/, 'playground/');

const panels = new WeakMap<Element, Panel>();

let style: Promise<void> | undefined;

/** Waits for the styles; without them the panel is plain, and works. */
function loadStyle(): Promise<void> {
  return (style ??= new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'stylesheet',
      href: `${BASE}run.css`,
      onload: resolve,
      onerror: resolve,
    });
    document.head.append(link);
  }));
}

/** The version that code is for, or else the page. */
function getVersion({ dataset }: HTMLElement): string {
  const { className } = document.documentElement;
  const [, version = ''] = /(?:^|\s)docs-version-(\S+)/.exec(className) ?? [];
  return dataset['version'] ?? version;
}

/**
 * Whether the policy of the page lets no frame in: that of the page that was
 * loaded first holds for all that the app shows later.
 */
function isForbidden(): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return policy?.content.includes("frame-src 'none'") ?? false;
}

/** Loads the page again, with its own policy, and has it run then. */
function runAfterReload(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Then the reader presses twice.
  }
  location.reload();
}

/** Whether the playground was loaded again to run. */
function takePlaygroundRun(): boolean {
  try {
    const isWanted = sessionStorage.getItem(PLAYGROUND_RUN_KEY) !== null;
    sessionStorage.removeItem(PLAYGROUND_RUN_KEY);
    return isWanted;
  } catch {
    return false;
  }
}

const readCode = (block: Element): string =>
  (block.querySelector('pre code')?.textContent ?? '').replace(/\n$/, '');

function createBlockPanel(
  block: Element,
  button: HTMLElement,
  version: string,
): Panel {
  const label = block
    .querySelector('pre')
    ?.getAttribute('aria-label')
    ?.replace(/^Code: /, '');
  return createPanel({
    base: BASE,
    playground: PLAYGROUND,
    version,
    code: readCode(block),
    label: label ?? 'Code',
    onClose: () => {
      undock();
      button.focus({ preventScroll: true });
    },
  });
}

/**
 * Runs the sample that a button belongs to, in a panel that covers no code; TypeScript opens
 * in the playground, which has the compiler for it.
 * @param button `data-control="run"`, inside of a code block
 */
export async function run(button: HTMLElement): Promise<void> {
  const block = button.closest('.theme-code-block, figure');
  if (!block) return;
  const version = getVersion(button);
  const code = readCode(block);
  if (button.dataset['language'] === 'ts') {
    const work = { version, language: 'ts', code } as const;
    location.assign(`${PLAYGROUND}#${printPlainFragment(work)}`);
    return;
  }
  if (isForbidden()) {
    const buttons = [...document.querySelectorAll('[data-control="run"]')];
    runAfterReload(RUN_KEY, String(buttons.indexOf(button)));
    return;
  }
  await loadStyle();
  const panel = panels.get(block) ?? createBlockPanel(block, button, version);
  panels.set(block, panel);
  if (!panel.element.isConnected) dock(panel.element, block, panel.stop);
  panel.run();
  panel.focus();
  void loadEditor().catch(() => undefined);
}

/** Makes the tool of the page `/playground/`. */
export async function openPlayground(
  options: Pick<PlaygroundOptions, 'source' | 'newest' | 'starters'>,
): Promise<Playground> {
  await loadStyle();
  const playground = createPlayground({
    ...options,
    base: BASE,
    mayRun: () => {
      if (!isForbidden()) return true;
      runAfterReload(PLAYGROUND_RUN_KEY, '');
      return false;
    },
  });
  if (takePlaygroundRun()) playground.run();
  return playground;
}
