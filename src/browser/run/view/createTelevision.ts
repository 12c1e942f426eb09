import { create } from '../../dom/create';

/** A television that a page has drawn, and its remote. */
export interface Television {
  /** Gets the frame. */
  readonly screen: HTMLElement;
  /** Lets the keys of the remote press those of the app, or nothing. */
  readonly setRemote: (press: ((key: string) => void) | undefined) => void;
  /** Told of the state of the app: what is not on the screen is dark. */
  readonly setState: (state: string) => void;
  /** Makes the arrow keys those of the remote. */
  readonly focus: () => void;
}

const ARROW = /^Arrow/;

/** Buttons in the place of the keys that a page has drawn. */
function createKeys(
  set: HTMLElement,
  press: (key: string) => void,
): readonly HTMLButtonElement[] {
  const remote = set.querySelector('[data-remote]');
  remote?.setAttribute('role', 'group');
  remote?.setAttribute('aria-label', 'Remote');
  const drawn = [...set.querySelectorAll<HTMLElement>('[data-key]')];
  const keys = drawn.map(({ dataset, childNodes }) => {
    const { key = '', label = '' } = dataset;
    return create(
      'button',
      {
        type: 'button',
        title: label,
        onclick: () => {
          press(key);
        },
        attributes: { 'data-key': key, 'aria-label': label },
      },
      ...childNodes,
    );
  });
  drawn.forEach((key, i) => {
    key.replaceWith(keys[i] ?? key);
  });
  for (const key of keys) {
    // The arrows of a keyboard press those of the remote that has the focus.
    key.onkeydown = (event) => {
      if (!ARROW.test(event.key)) return;
      event.preventDefault();
      keys.find(({ dataset }) => dataset['key'] === event.key)?.focus();
      press(event.key);
    };
  }
  return keys;
}

/** What the keys of a keyboard press on the remote; Escape leaves the television. */
const REMOTE: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  Enter: 'Enter',
  Backspace: 'Escape',
};

/**
 * Lets the keyboard be the remote while the television has the focus.
 * @param leave called by Escape
 */
function listenForKeys(
  frame: HTMLElement,
  press: (key: string) => void,
  leave: () => void,
): void {
  frame.setAttribute('role', 'application');
  frame.setAttribute(
    'aria-label',
    'Television: arrows and Enter press the remote, Backspace is Back, Escape leaves',
  );
  frame.onkeydown = (event) => {
    const key = REMOTE[event.key];
    if (event.target !== frame || (!key && event.key !== 'Escape')) return;
    event.preventDefault();
    if (key) press(key);
    else leave();
  };
}

/**
 * Makes a television of what a page has drawn, and marked as its parts.
 * @param set has `data-television`
 * @param button what a reader comes back to
 * @throws without `data-screen` in it
 */
export function createTelevision(
  set: HTMLElement,
  button: HTMLElement,
): Television {
  const screen = set.querySelector<HTMLElement>('[data-screen]');
  const frame = screen?.parentElement;
  if (!screen || !frame)
    throw new Error('A television has no [data-screen] element. Add one.');
  let press: ((key: string) => void) | undefined;
  const pressKey = (key: string): void => press?.(key);
  const keys = createKeys(set, pressKey);
  listenForKeys(frame, pressKey, () => {
    button.focus();
  });
  return {
    screen,
    setState: (state) => {
      screen.dataset['state'] = state;
    },
    setRemote: (next) => {
      press = next;
      for (const key of keys) key.disabled = !next;
      screen.dataset['state'] = '';
      if (next) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    },
    focus: () => {
      frame.tabIndex = 0;
      frame.focus({ preventScroll: true });
    },
  };
}
