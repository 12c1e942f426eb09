import type {
  Completion,
  CompletionDetails,
  Completions,
  Diagnostic,
  Hover,
  Language,
  SymbolReference,
} from './types';
import type { Transpiled } from './transpile';

/** Bytes of the compiler and its libraries: `size.json` beside them. */
export interface CompilerSize {
  /** All of it, as it travels. */
  readonly download: number;
  /** The compiler alone, unpacked. */
  readonly compiler: number;
}

/** What it weighs on its way: `1.2 MB`. */
export const printSize = ({ download }: CompilerSize): string =>
  `${(download / 1e6).toFixed(1)} MB`;

/** Code, and where its version of the docs lies: `/docs/1.0.0/`. */
export interface TypingSource {
  readonly docs: string;
  readonly language: Language;
  readonly code: string;
}

interface AtPosition {
  readonly position: number;
}

/** What the worker can be asked, by kind, and what it answers. */
export interface TypingKinds {
  readonly diagnostics: {
    readonly question: object;
    readonly answer: {
      readonly diagnostics: readonly Diagnostic[];
      /** Other packages that the code imports. */
      readonly packages: readonly string[];
    };
  };
  readonly completions: {
    readonly question: AtPosition;
    readonly answer: Completions | undefined;
  };
  readonly details: {
    readonly question: AtPosition & {
      readonly completion: Pick<Completion, 'name' | 'source'>;
    };
    readonly answer: CompletionDetails | undefined;
  };
  readonly hover: {
    readonly question: AtPosition;
    readonly answer: Hover | undefined;
  };
  readonly reference: {
    readonly question: AtPosition;
    readonly answer: SymbolReference | undefined;
  };
  readonly javascript: {
    readonly question: object;
    /** The code without its types. */
    readonly answer: Transpiled;
  };
}

export type TypingKind = keyof TypingKinds;

/** A question on its way to the worker. */
export type TypingQuestion<K extends TypingKind = TypingKind> = {
  [Name in K]: TypingKinds[Name]['question'] & {
    readonly id: number;
    readonly kind: Name;
    readonly source: TypingSource;
  };
}[K];

/** What comes back. */
export type TypingMessage =
  /** Bytes of the compiler that have arrived, unpacked. */
  | { readonly type: 'progress'; readonly loaded: number }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly value: TypingKinds[TypingKind]['answer'];
    }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly message: string;
    };
