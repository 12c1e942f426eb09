const ignore = (): void => undefined;

/** The members of an element that samples in guides use. */
class PretendedElement extends EventTarget {
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly classList = { add: ignore, remove: ignore, toggle: ignore };
  readonly getAttribute = (): null => null;
  readonly getBoundingClientRect = (): object => ({ x: 0, y: 0 });
  private children: PretendedElement[] = [];
  private text = '';

  constructor(
    readonly name: string,
    private readonly page: PretendedPage,
  ) {
    super();
  }

  get textContent(): string {
    return [this.text, ...this.children.map((c) => c.textContent)].join('');
  }

  set textContent(text: string) {
    this.children = [];
    this.text = text;
  }

  /** Supports only tags. */
  set innerHTML(html: string) {
    const tags = html.matchAll(/<([a-z]+)/g);
    this.replaceChildren(
      ...Array.from(tags, ([, name = '']) => this.page.create(name)),
    );
  }

  append(...nodes: readonly (PretendedElement | string)[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.text += node;
      else this.children.push(node);
    }
  }

  replaceChildren(...nodes: readonly (PretendedElement | string)[]): void {
    this.textContent = '';
    this.append(...nodes);
  }

  querySelectorAll(name: string): readonly PretendedElement[] {
    return this.children.flatMap((child) => [
      ...(child.name === name ? [child] : []),
      ...child.querySelectorAll(name),
    ]);
  }

  querySelector(name: string): PretendedElement | null {
    return this.querySelectorAll(name)[0] ?? null;
  }

  focus(): void {
    Object.assign(this.page.document, { activeElement: this });
  }

  click(): void {
    this.dispatchEvent(new Event('click'));
  }
}

/** Some samples distinguish buttons from other elements. */
class PretendedButton extends PretendedElement {}

/** A video, and the track inside it. */
class PretendedVideo extends PretendedElement {
  paused = true;
  currentTime = 0;
  readonly duration = 100;
  readonly track = Object.assign(new EventTarget(), { mode: 'disabled' });
  private source = '';

  get src(): string {
    return this.source;
  }

  set src(address: string) {
    this.source = address;
    this.load();
  }

  hasAttribute(): boolean {
    return this.source !== '';
  }

  removeAttribute(): void {
    this.source = '';
  }

  /** A new source pauses the video, and so does removing the source. */
  load(): void {
    this.paused = true;
  }

  play(): Promise<void> {
    this.paused = false;
    for (const event of ['play', 'playing'])
      this.dispatchEvent(new Event(event));
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

function createStorage(): object {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
}

function createLocation(window: EventTarget): object {
  let hash = '';
  return {
    search: '',
    reload: ignore,
    get hash() {
      return hash;
    },
    set hash(address: string) {
      hash = `#${address.replace(/^#/, '')}`;
      queueMicrotask(() => window.dispatchEvent(new Event('hashchange')));
    },
  };
}

/** Runs apps from the guides without a browser. */
export class PretendedPage {
  readonly videos: PretendedVideo[] = [];
  readonly document = new EventTarget();
  private readonly window = new EventTarget();
  private readonly timers = new Set<{ readonly run: () => void }>();

  /** The arguments are actions of a sample. */
  constructor(
    private readonly onPlay: () => void = ignore,
    private readonly onSpeak: () => void = ignore,
  ) {}

  /** The global variables of the code. */
  getGlobals(): Readonly<Record<string, unknown>> {
    const start = (run: () => void): object => {
      const timer = { run };
      this.timers.add(timer);
      return timer;
    };
    const stop = this.timers.delete.bind(this.timers);
    const body = this.create('body');
    Object.assign(this.document, {
      body,
      documentElement: this.create('html'),
      activeElement: body,
      title: '',
      createElement: (name: string) => this.create(name),
      querySelector: (name: string) => body.querySelector(name),
    });
    const globals = {
      setTimeout: start,
      setInterval: start,
      clearTimeout: stop,
      clearInterval: stop,
      location: createLocation(this.window),
      localStorage: createStorage(),
      sessionStorage: createStorage(),
      speechSynthesis: { speak: this.onSpeak, cancel: ignore },
      SpeechSynthesisUtterance: Object,
      HTMLButtonElement: PretendedButton,
      VTTCue: Object,
      fetch: () => Promise.reject(new Error('There is no network.')),
      document: this.document,
    };
    return { ...globals, window: Object.assign(this.window, globals) };
  }

  create(name: string): PretendedElement {
    if (name === 'button') return new PretendedButton(name, this);
    if (name === 'track') return new PretendedVideo(name, this);
    if (name !== 'video') return new PretendedElement(name, this);
    const video = new PretendedVideo(name, this);
    video.addEventListener('play', this.onPlay);
    this.videos.push(video);
    return video;
  }

  /** Runs each timer once. */
  runTimers(): void {
    for (const { run } of [...this.timers]) run();
  }

  pressKey(key: string): void {
    for (const target of [this.document, this.window]) {
      target.dispatchEvent(Object.assign(new Event('keydown'), { key }));
    }
  }
}
