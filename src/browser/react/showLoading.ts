import { cloneTemplate } from '../dom/cloneTemplate';

/** Milliseconds before a spinner shows; a shorter one would be a flicker. */
const DELAY = 200;

/** Milliseconds after which the connection is to blame. */
const SLOW_AFTER = 5000;

const SLOW = 'Still loading. The connection seems slow.';

interface Loading {
  readonly end: () => void;
  readonly fail: (error: unknown, retry: () => void) => void;
}

/**
 * Says before a tool that it is on its way, or that it did not come: by the
 * loader of the theme, which the server has printed in both its states.
 */
export function showLoading(host: HTMLElement): Loading {
  let said: HTMLElement | undefined;
  const say = (name: string): void => {
    said?.remove();
    said = cloneTemplate(name);
    // Before React comes, the placeholder is ours.
    if (!said) return;
    said.dataset['said'] = '';
    host.append(said);
  };
  const timers = [
    setTimeout(say, DELAY, 'loading'),
    setTimeout(() => {
      const text = said?.querySelector('span:last-child');
      if (text) text.textContent = SLOW;
    }, SLOW_AFTER),
  ];
  const end = (): void => {
    timers.forEach(clearTimeout);
    said?.remove();
  };
  return {
    end,
    fail(error, retry) {
      end();
      say('failed');
      const text = said?.querySelector('code');
      if (text) text.textContent = (error as Error).message;
      said?.querySelector('button')?.addEventListener('click', () => {
        said?.remove();
        retry();
      });
    },
  };
}
