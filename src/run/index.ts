import { createPanel, type Panel } from './view/createPanel';
import { RUN_KEY } from './runKey';
import { loadEditor } from './view/createCodeField';

/** Where this file lies, with a slash at its end. */
const BASE = new URL('.', import.meta.url).href;

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

/** Loads the page again, with its own policy, and has the button pressed then. */
function runAfterReload(button: HTMLElement): void {
  const buttons = [...document.querySelectorAll('[data-shell="run"]')];
  try {
    sessionStorage.setItem(RUN_KEY, String(buttons.indexOf(button)));
  } catch {
    // Then the reader presses twice.
  }
  location.reload();
}

const readCode = (block: Element): string =>
  (block.querySelector('pre code')?.textContent ?? '').replace(/\n$/, '');

/**
 * Runs the sample that a button belongs to, in a panel below it.
 * @param button `data-shell="run"`, inside of a code block
 */
export async function run(button: HTMLElement): Promise<void> {
  const block = button.closest('.theme-code-block, figure');
  if (!block) return;
  if (isForbidden()) {
    runAfterReload(button);
    return;
  }
  await loadStyle();
  const known = panels.get(block);
  if (known?.element.isConnected) {
    known.run();
    return;
  }
  const label =
    block
      .querySelector('pre')
      ?.getAttribute('aria-label')
      ?.replace(/^Code: /, '') ?? 'Code';
  const panel = createPanel({
    base: BASE,
    version: getVersion(button),
    code: readCode(block),
    label,
    onEdit: (isOpen) => {
      block.toggleAttribute('hidden', isOpen);
    },
    onClose: () => {
      button.focus();
    },
  });
  panels.set(block, panel);
  block.after(panel.element);
  panel.run();
  void loadEditor().catch(() => undefined);
}
