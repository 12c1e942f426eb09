import { create } from '../../dom/create';

/** A television that a page has drawn, and its remote. */
export interface Television {
  /** Gets the frame. */
  readonly screen: HTMLElement;
  /** Lets the keys of the remote press those of the app, or nothing. */
  readonly setRemote: (press: ((key: string) => void) | undefined) => void;
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

/**
 * Makes a television of what a page has drawn, and marked as its parts.
 * @param set has `data-television`
 * @throws without `data-screen` in it
 */
export function createTelevision(set: HTMLElement): Television {
  const screen = set.querySelector<HTMLElement>('[data-screen]');
  if (!screen)
    throw new Error('A television has no [data-screen] element. Add one.');
  let press: ((key: string) => void) | undefined;
  const keys = createKeys(set, (key) => press?.(key));
  return {
    screen,
    setRemote: (next) => {
      press = next;
      for (const key of keys) key.disabled = !next;
    },
  };
}
