import { cloneTemplate } from '../dom/cloneTemplate';

/** Milliseconds before the spinner shows, because a shorter one would flicker. */
const DELAY = 200;

/** Milliseconds before the message mentions the connection. */
const SLOW_AFTER = 5000;

const SLOW = 'Still loading. The connection seems slow.';

interface Loading {
  readonly end: () => void;
  readonly fail: (error: unknown, retry: () => void) => void;
}

/**
 * Shows in a placeholder that its component is loading or has failed, with the theme's
 * `Loading`, which the server has rendered in both states.
 */
export function showLoading(host: HTMLElement): Loading {
  let shown: HTMLElement | undefined;
  const show = (name: string): void => {
    shown?.remove();
    shown = cloneTemplate(name);
    // Until React hydrates it, we may change the placeholder.
    if (!shown) return;
    shown.dataset['said'] = '';
    host.append(shown);
  };
  const timers = [
    setTimeout(show, DELAY, 'loading'),
    setTimeout(() => {
      const text = shown?.querySelector('span:last-child');
      if (text) text.textContent = SLOW;
    }, SLOW_AFTER),
  ];
  const end = (): void => {
    timers.forEach(clearTimeout);
    shown?.remove();
  };
  return {
    end,
    fail(error, retry) {
      end();
      show('failed');
      const text = shown?.querySelector('code');
      if (text) text.textContent = (error as Error).message;
      shown?.querySelector('button')?.addEventListener('click', () => {
        shown?.remove();
        retry();
      });
    },
  };
}
