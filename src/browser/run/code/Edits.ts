/** The kinds of edits. At the same position, they are applied in the order of `RANKS`. */
type Rank = 'close' | 'insert' | 'open' | 'replace';
const RANKS: readonly Rank[] = ['close', 'insert', 'open', 'replace'];

interface RankedEdit {
  readonly rank: Rank;
  readonly at: number;
  /** The end of the replaced part, or the position of the wrapper's other half. */
  readonly to: number;
  readonly text: string;
}

/** Sorts edits. Outer wrappers start before inner ones, and end after them. */
const compare = (a: RankedEdit, b: RankedEdit): number =>
  a.at - b.at ||
  RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
  (a.rank === 'open' || a.rank === 'close' ? b.to - a.to : 0);

/** Edits code without changing its line numbers. */
export class Edits {
  private readonly list: RankedEdit[] = [];

  constructor(readonly text: string) {}

  insert(at: number, text: string): void {
    this.list.push({ rank: 'insert', at, to: at, text });
  }

  /** Wraps a part of the code. Of two wrappers, the second is the outer one. */
  wrap(start: number, end: number, before: string, after: string): void {
    this.list.unshift({ rank: 'open', at: start, to: end, text: before });
    this.list.push({ rank: 'close', at: end, to: start, text: after });
  }

  /** Replaces a part of the code with text that has no line breaks. */
  replace(start: number, end: number, text: string): void {
    const breaks = this.text.slice(start, end).replace(/[^\n]/g, '');
    const edit = { rank: 'replace', at: start, to: end } as const;
    this.list.push({ ...edit, text: text + breaks });
  }

  /** @param pattern a sticky pattern, whose match is replaced */
  replaceStart(start: number, pattern: RegExp, text: string): void {
    pattern.lastIndex = start;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.replace(start, start + found.length, text);
  }

  apply(): string {
    let at = 0;
    let changed = '';
    for (const edit of [...this.list].sort(compare)) {
      changed += this.text.slice(at, edit.at) + edit.text;
      at = edit.rank === 'replace' ? edit.to : edit.at;
    }
    return changed + this.text.slice(at);
  }
}
