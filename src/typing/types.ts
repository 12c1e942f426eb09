/** A file of an app; its path has `/` between folders. */
export interface AppFile {
  readonly path: string;
  readonly text: string;
  /** An extension to add if the path's own extension doesn't show the language: `ts`. */
  readonly language?: string;
}

export type Language = 'js' | 'ts';

export interface Snippet {
  readonly version: {
    /** The content of its `firebolt.d.ts`. */
    readonly declarations: string;
    /** Paths of the symbols' documentation, by the symbols' names: `Device.name`. */
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
  /** The advice for a deprecated symbol; can be empty. */
  readonly deprecated?: string;
}

export interface SymbolReference {
  readonly symbol: string;
  /** Path on the site, with the fragment. */
  readonly href: string;
}

export interface Hover extends Span, Description {
  readonly reference?: SymbolReference;
}

export interface Completion {
  readonly name: string;
  /** TypeScript's name for the kind: `function`, `const`, `module`, `string` … */
  readonly kind: string;
  /** TypeScript's sort key; lower comes first. */
  readonly order: string;
  readonly isDeprecated: boolean;
  /** The package that the completion imports. */
  readonly source?: string;
}

/** The completions at a position; the span is the text that they replace. */
export interface Completions extends Span {
  readonly items: readonly Completion[];
}

interface Edit extends Span {
  readonly insert: string;
}

export interface CompletionDetails extends Description {
  /** The import to add. */
  readonly edits: readonly Edit[];
}

/** Sizes in bytes of the compiler and its libraries, from `size.json` next to them. */
export interface CompilerSize {
  /** The compiler and its libraries, compressed. */
  readonly download: number;
  /** The compiler alone, uncompressed. */
  readonly compiler: number;
}
