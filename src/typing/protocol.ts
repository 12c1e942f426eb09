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

/** Sizes in bytes of the compiler and its libraries, from `size.json` next to them. */
export interface CompilerSize {
  /** All of it, compressed. */
  readonly download: number;
  /** The compiler alone, uncompressed. */
  readonly compiler: number;
}

/** The size of the download: `1.2 MB`. */
export const printSize = ({ download }: CompilerSize): string =>
  `${(download / 1e6).toFixed(1)} MB`;

/** Code, and the root of its version's docs: `/docs/1.0.0/`. */
export interface TypingSource {
  readonly docs: string;
  readonly language: Language;
  readonly code: string;
}

interface AtPosition {
  readonly position: number;
}

/** The worker's questions and answers, by kind. */
export interface TypingKinds {
  readonly diagnostics: {
    readonly question: object;
    readonly answer: {
      readonly diagnostics: readonly Diagnostic[];
      /** Packages other than the SDK that the code imports. */
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
    /** JavaScript for the TypeScript code. */
    readonly answer: Transpiled;
  };
}

export type TypingKind = keyof TypingKinds;

/** A question to the worker. */
export type TypingQuestion<K extends TypingKind = TypingKind> = {
  [Name in K]: TypingKinds[Name]['question'] & {
    readonly id: number;
    readonly kind: Name;
    readonly source: TypingSource;
  };
}[K];

/** A message from the worker. */
export type TypingMessage =
  /** Bytes of the compiler that have been loaded, uncompressed. */
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
