import type ts from 'typescript';

/** The compiler, handed in: pages load it on request, commands have it. */
export type TypeScript = typeof ts;

/** A file of an app: its path, with `/` between folders, and what it holds. */
export interface AppFile {
  readonly path: string;
  readonly text: string;
  /** The end of a name that says what it is, where its own does not: `ts`. */
  readonly language?: string;
}

/** What the code of a playground is written in. */
export type Language = 'js' | 'ts';

/** A version of the SDK, as far as its types go. */
export interface VersionTypes {
  /** The text of its `firebolt.d.ts`. */
  readonly declarations: string;
  /** Where its symbols are documented, by name: `Device.name`. */
  readonly references: ReadonlyMap<string, string>;
}

/** Code, and the version that it is for. */
export interface Snippet {
  readonly version: VersionTypes;
  readonly language: Language;
  readonly code: string;
}

/** From one place of the code up to another, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is wrong with a place, or no longer advised. */
export interface Diagnostic extends Span {
  readonly kind: 'error' | 'deprecated';
  /** Number of the error, as `tsc` has it. */
  readonly code: number;
  readonly message: string;
}

/** What is known of a symbol; texts have Markdown code marks. */
export interface Description {
  /** As TypeScript prints it: `function Device.name(): Promise<string>`. */
  readonly signature: string;
  readonly text: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly text: string;
  }[];
  /** Absent unless it is deprecated; `''` where nothing more is said. */
  readonly deprecated?: string;
}

/** Where a symbol of the SDK is documented. */
export interface SymbolReference {
  readonly symbol: string;
  /** Path on the site, with the anchor. */
  readonly href: string;
}

/** What a reader who points at a place wants to know. */
export interface Hover extends Span, Description {
  readonly reference?: SymbolReference;
}

/** A name that fits at a place. */
export interface Completion {
  readonly name: string;
  /** TypeScript's word for it: `function`, `const`, `module`, `string` … */
  readonly kind: string;
  /** The less, the nearer: what TypeScript sorts by. */
  readonly order: string;
  readonly isDeprecated: boolean;
  /** The package that must be imported for it. */
  readonly source?: string;
}

/** All names that fit, and what they replace. */
export interface Completions extends Span {
  readonly items: readonly Completion[];
}

/** Text instead of other text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** More of a name that fits. */
export interface CompletionDetails extends Description {
  /** The import that it needs. */
  readonly edits: readonly Edit[];
}
