interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Changes to a text that keep its lines where they are. */
export class Edits {
  private readonly list: Edit[] = [];

  constructor(private readonly text: string) {}

  insert(at: number, text: string): void {
    this.list.push({ start: at, end: at, text });
  }

  /** Puts a text without line breaks in the place of another. */
  replace(start: number, end: number, text: string): void {
    const breaks = this.text.slice(start, end).replace(/[^\n]/g, '');
    this.list.push({ start, end, text: text + breaks });
  }

  /** The same for what a pattern finds from there on. */
  replaceStart(start: number, pattern: RegExp, text: string): void {
    pattern.lastIndex = start;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.replace(start, start + found.length, text);
  }

  /** The changed text; of two at one place the shorter, then the first made. */
  apply(): string {
    let at = 0;
    let changed = '';
    const inOrder = [...this.list].sort(
      (a, b) => a.start - b.start || a.end - b.end,
    );
    for (const { start, end, text } of inOrder) {
      changed += this.text.slice(at, start) + text;
      at = end;
    }
    return changed + this.text.slice(at);
  }
}
