import { create } from '../../dom/create';

/** A television that a page shows, with its remote. */
export interface Television {
  /** Contains the frame. */
  readonly screen: HTMLElement;
  /** Connects the remote to an app, or disconnects it. */
  readonly setRemote: (press: ((key: string) => void) | undefined) => void;
  /** Shows the state of the app; the screen is dark unless the app is visible. */
  readonly setState: (state: string) => void;
  /** Focuses the television, so that arrow keys act as the remote. */
  readonly focus: () => void;
}

const ARROW = /^Arrow/;

/** Replaces the keys that the page shows by buttons. */
function createKeys(
  set: HTMLElement,
  press: (key: string) => void,
): readonly HTMLButtonElement[] {
  const remote = set.querySelector('[data-remote]');
  remote?.setAttribute('role', 'group');
  remote?.setAttribute('aria-label', 'Remote');
  const drawn = [...set.querySelectorAll<HTMLElement>('[data-key]')];
  const keys = drawn.map((place) => {
    const { key = '', label = '' } = place.dataset;
    const button = create(
      'button',
      {
        type: 'button',
        title: label,
        onclick: () => {
          press(key);
        },
        attributes: { 'data-key': key, 'aria-label': label },
      },
      ...place.childNodes,
    );
    place.replaceWith(button);
    return button;
  });
  for (const key of keys) {
    // While the remote has the focus, arrow keys press its arrows.
    key.onkeydown = (event) => {
      if (!ARROW.test(event.key)) return;
      event.preventDefault();
      keys.find(({ dataset }) => dataset['key'] === event.key)?.focus();
      press(event.key);
    };
  }
  return keys;
}

/** Returns the key of the remote for a key of the keyboard. */
function toRemoteKey(key: string): string | undefined {
  if (key === 'Backspace') return 'Escape';
  return key === 'Enter' || ARROW.test(key) ? key : undefined;
}

/**
 * Lets the keyboard act as the remote while the television has the focus.
 * @param leave called when Escape is pressed
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
    const key = toRemoteKey(event.key);
    if (event.target !== frame || (!key && event.key !== 'Escape')) return;
    event.preventDefault();
    if (key) press(key);
    else leave();
  };
}

/**
 * Connects the elements that a page marks as a television.
 * @param set the element with `data-television`
 * @param button focused when the reader leaves the television
 * @throws if it contains no `data-screen`
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
