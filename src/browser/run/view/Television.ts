import { create } from '../../dom/create';

const ARROW = /^Arrow/;
const KEYS = /^(?:Arrow.*|Enter|Backspace|Escape)$/;

export class Television {
  readonly screen: HTMLElement;
  private readonly frame: HTMLElement;
  private readonly keys: readonly HTMLButtonElement[];
  private press: ((key: string) => void) | undefined;

  /** @param button gets focus when the reader leaves the television with Escape */
  constructor(set: HTMLElement, button: HTMLElement) {
    const screen = set.querySelector<HTMLElement>('[data-screen]');
    const frame = screen?.parentElement;
    if (!screen || !frame)
      throw new Error('A television has no [data-screen] element. Add one.');
    this.screen = screen;
    this.frame = frame;
    const remote = set.querySelector('[data-remote]');
    if (remote) Object.assign(remote, { role: 'group', ariaLabel: 'Remote' });
    const drawn = [...set.querySelectorAll<HTMLElement>('[data-key]')];
    this.keys = drawn.map((place) => this.createKey(place));
    frame.role = 'application';
    frame.ariaLabel =
      'Television: the arrow keys and Enter act as the remote, Backspace is Back, and Escape exits';
    // While the television has focus, the keyboard acts as the remote.
    frame.onkeydown = (event) => {
      const { key, target } = event;
      if (target !== frame || !KEYS.test(key)) return;
      event.preventDefault();
      if (key === 'Escape') button.focus();
      else this.press?.(key === 'Backspace' ? 'Escape' : key);
    };
  }

  /** Replaces the drawing of a key with a button. */
  private createKey(place: HTMLElement): HTMLButtonElement {
    const { key = '', label = '' } = place.dataset;
    const button = create(
      'button',
      {
        type: 'button',
        title: label,
        ariaLabel: label,
        attributes: { 'data-key': key },
        onclick: () => this.press?.(key),
        onkeydown: this.moveOnRemote,
      },
      ...place.childNodes,
    );
    place.replaceWith(button);
    return button;
  }

  /** Sets the app's state. In most states, the style sheet makes the screen dark. */
  setState(state: string): void {
    this.screen.dataset['state'] = state;
  }

  /** Connects the remote to an app, or disconnects the remote. */
  setRemote(press: ((key: string) => void) | undefined): void {
    this.press = press;
    for (const key of this.keys) key.disabled = !press;
    this.setState('');
    if (press) this.frame.tabIndex = 0;
    else this.frame.removeAttribute('tabindex');
  }

  focus(): void {
    this.frame.tabIndex = 0;
    this.frame.focus({ preventScroll: true });
  }

  /** While the remote has focus, the keyboard's arrow keys press the remote's arrows. */
  private readonly moveOnRemote = (event: KeyboardEvent): void => {
    if (!ARROW.test(event.key)) return;
    event.preventDefault();
    this.keys.find(({ dataset }) => dataset['key'] === event.key)?.focus();
    this.press?.(event.key);
  };
}
