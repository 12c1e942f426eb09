/** The members of an element that samples in guides use. */
export class PretendedElement extends EventTarget {
  [name: string]: unknown;
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly classList = {
    add: (): void => undefined,
    remove: (): void => undefined,
    toggle: (): void => undefined,
  };
  private readonly attributes = new Map<string, string>();
  private children: PretendedElement[] = [];
  private text = '';

  constructor(
    readonly name: string,
    private readonly focusOn: (element: PretendedElement) => void,
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

  /** Supports only tags and `data-` attributes. */
  set innerHTML(html: string) {
    this.replaceChildren(
      ...[...html.matchAll(/<([a-z]+)([^>]*)>/g)].map(([, name = '', rest]) => {
        const element = createElement(name, this.focusOn);
        const data = rest?.matchAll(/data-(\w+)="([^"]*)"/g) ?? [];
        for (const [, key = '', value = ''] of data) {
          element.dataset[key] = value;
        }
        return element;
      }),
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

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  getBoundingClientRect(): { readonly x: number; readonly y: number } {
    return { x: 0, y: 0 };
  }

  focus(): void {
    this.focusOn(this);
  }

  click(): void {
    this.dispatchEvent(new Event('click'));
  }
}

/** Some samples distinguish buttons from other elements. */
export class PretendedButton extends PretendedElement {}

/** A video, and the track inside it. */
export class PretendedVideo extends PretendedElement {
  paused = true;
  currentTime = 0;
  readonly duration = 100;
  readonly track = Object.assign(new EventTarget(), { mode: 'disabled' });
  /** Called when code requests playback. */
  onRequest: () => void = () => undefined;

  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  set src(address: string) {
    this.setAttribute('src', address);
    this.load();
  }

  /** A new source pauses the video, and so does removing the source. */
  load(): void {
    this.paused = true;
  }

  play(): Promise<void> {
    this.onRequest();
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

export function createElement(
  name: string,
  focusOn: (element: PretendedElement) => void,
): PretendedElement {
  if (name === 'button') return new PretendedButton(name, focusOn);
  const plays = name === 'video' || name === 'track';
  return new (plays ? PretendedVideo : PretendedElement)(name, focusOn);
}
