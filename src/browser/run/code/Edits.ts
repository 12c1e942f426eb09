/** The kinds of edits, in the order in which edits at the same position are applied. */
type Rank = 'close' | 'insert' | 'open' | 'replace';
const RANKS: readonly Rank[] = ['close', 'insert', 'open', 'replace'];

interface RankedEdit {
  readonly rank: Rank;
  readonly at: number;
  /** The end of a replaced part; for half of a wrapper, the position of the other half. */
  readonly to: number;
  readonly text: string;
}

/** Sorts edits: outer wrappers open before inner ones, and close after them. */
const compare = (a: RankedEdit, b: RankedEdit): number =>
  a.at - b.at ||
  RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
  (a.rank === 'open' || a.rank === 'close' ? b.to - a.to : 0);

/** Edits code without changing its line numbers. */
export class Edits {
  private readonly list: RankedEdit[] = [];

  constructor(private readonly text: string) {}

  insert(at: number, text: string): void {
    this.list.push({ rank: 'insert', at, to: at, text });
  }

  /** Wraps a part. The second wrapper of the same part is the outer one. */
  wrap(start: number, end: number, before: string, after: string): void {
    this.list.unshift({ rank: 'open', at: start, to: end, text: before });
    this.list.push({ rank: 'close', at: end, to: start, text: after });
  }

  /** Replaces a part with a string without line breaks. */
  replace(start: number, end: number, text: string): void {
    const breaks = this.text.slice(start, end).replace(/[^\n]/g, '');
    const edit = { rank: 'replace', at: start, to: end } as const;
    this.list.push({ ...edit, text: text + breaks });
  }

  /** Replaces the match of a sticky pattern at a position. */
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
