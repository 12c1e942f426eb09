import type ts from 'typescript';

/** The compiler. It is passed in, because pages load it on demand and commands import it. */
export type TypeScript = typeof ts;

/** A file of an app: its path, with `/` between folders, and its content. */
export interface AppFile {
  readonly path: string;
  readonly text: string;
  /** An extension to add, if the path's own doesn't tell the language: `ts`. */
  readonly language?: string;
}

export type Language = 'js' | 'ts';

/** Code, and the version to check it with. */
export interface Snippet {
  readonly version: {
    /** The content of its `firebolt.d.ts`. */
    readonly declarations: string;
    /** Documentation of its symbols by name: `Device.name`. */
    readonly references: ReadonlyMap<string, string>;
  };
  readonly language: Language;
  readonly code: string;
}

/** A range of code in UTF-16 units; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An error in a range, or a deprecated symbol. */
export interface Diagnostic extends Span {
  readonly kind: 'error' | 'deprecated';
  /** TypeScript's error number. */
  readonly code: number;
  readonly message: string;
}

/** The description of a symbol; strings can have `code` in backticks. */
export interface Description {
  /** As TypeScript prints it: `function Device.name(): Promise<string>`. */
  readonly signature: string;
  readonly text: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly text: string;
  }[];
  /** The advice, if it is deprecated; can be empty. */
  readonly deprecated?: string;
}

/** A link to the documentation of an SDK symbol. */
export interface SymbolReference {
  readonly symbol: string;
  /** Path on the site, with the fragment. */
  readonly href: string;
}

/** The description to show on hover, and the range of the symbol. */
export interface Hover extends Span, Description {
  readonly reference?: SymbolReference;
}

/** A completion at a position. */
export interface Completion {
  readonly name: string;
  /** TypeScript's name for its kind: `function`, `const`, `module`, `string` … */
  readonly kind: string;
  /** TypeScript's sort key; lower comes first. */
  readonly order: string;
  readonly isDeprecated: boolean;
  /** The package to import for it. */
  readonly source?: string;
}

/** All completions, and the range that they replace. */
export interface Completions extends Span {
  readonly items: readonly Completion[];
}

/** A replacement of a range. */
export interface Edit extends Span {
  readonly insert: string;
}

/** The details of a completion. */
export interface CompletionDetails extends Description {
  /** The import to add. */
  readonly edits: readonly Edit[];
}

/** Sizes in bytes of the compiler and its libraries, from `size.json` next to them. */
export interface CompilerSize {
  /** All of it, compressed. */
  readonly download: number;
  /** The compiler alone, uncompressed. */
  readonly compiler: number;
}
