import {
  createElement,
  PretendedButton,
  PretendedVideo,
} from './PretendedElement';
import type { PretendedElement } from './PretendedElement';

/** A sample's actions that don't belong to an element. */
interface PageHandlers {
  readonly onPlay: () => void;
  readonly onSpeak: () => void;
}

function createStorage(): object {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
}

/** Runs apps from the guides without a browser. */
export class PretendedPage {
  readonly videos: PretendedVideo[] = [];
  private readonly timers = new Map<number, () => void>();
  private lastTimer = 0;
  private hash = '';
  private readonly window = new EventTarget();
  private readonly document = new EventTarget();

  constructor(private readonly handlers: PageHandlers) {}

  /** The global variables of the code. */
  getGlobals(): Readonly<Record<string, unknown>> {
    const speechSynthesis = {
      speak: this.handlers.onSpeak,
      cancel: () => undefined,
    };
    const globals = {
      ...this.createTimers(),
      location: this.createLocation(),
      localStorage: createStorage(),
      sessionStorage: createStorage(),
      speechSynthesis,
      SpeechSynthesisUtterance: Object,
      HTMLButtonElement: PretendedButton,
      VTTCue: Object,
      fetch: () => Promise.reject(new Error('There is no network.')),
      document: this.createDocument(),
    };
    return { ...globals, window: Object.assign(this.window, globals) };
  }

  /** Runs each timer once. */
  runTimers(): void {
    for (const run of [...this.timers.values()]) run();
  }

  pressKey(key: string): void {
    for (const target of [this.document, this.window]) {
      target.dispatchEvent(Object.assign(new Event('keydown'), { key }));
    }
  }

  private createTimers(): object {
    const start = (run: () => void): number => {
      this.timers.set(++this.lastTimer, run);
      return this.lastTimer;
    };
    const stop = (timer: number): void => {
      this.timers.delete(timer);
    };
    return {
      setTimeout: start,
      setInterval: start,
      clearTimeout: stop,
      clearInterval: stop,
    };
  }

  private createLocation(): object {
    const getHash = (): string => this.hash;
    const setHash = (address: string): void => {
      this.hash = `#${address.replace(/^#/, '')}`;
      queueMicrotask(() => this.window.dispatchEvent(new Event('hashchange')));
    };
    return {
      search: '',
      reload: () => undefined,
      get hash() {
        return getHash();
      },
      set hash(address: string) {
        setHash(address);
      },
    };
  }

  private create(name: string): PretendedElement {
    return createElement(name, (focused) => {
      Object.assign(this.document, { activeElement: focused });
    });
  }

  private createDocument(): object {
    const body = this.create('body');
    return Object.assign(this.document, {
      body,
      documentElement: this.create('html'),
      activeElement: body,
      title: '',
      createElement: (name: string) => this.follow(this.create(name)),
      querySelector: (name: string) => {
        const found = body.querySelector(name);
        return found && this.follow(found);
      },
    });
  }

  /** Records playback of an element. */
  private follow(element: PretendedElement): PretendedElement {
    if (element instanceof PretendedVideo && element.name === 'video') {
      element.onRequest = this.handlers.onPlay;
      if (!this.videos.includes(element)) this.videos.push(element);
    }
    return element;
  }
}
