import type { EnumValue } from '../document/resolveSchema';
import type { Change } from '../diff/Change';
import type { Release } from '../document/types';
import type { Part } from '../print/printType';
import type { Lines } from '../document/listLines';
import type { History, SymbolHistory } from '../history/getHistory';

/** The input of the functions that make a page's model. */
export interface Context extends Pick<Release, 'document' | 'basePath'> {
  /** All versions, old to new, for the history of symbols. */
  readonly releases?: readonly Release[];
  readonly history?: History;
  /** Lines of the entries in the document's file. */
  readonly lines?: Lines;
}

/** A value of an enumeration, and the version that added it. */
export interface ValueModel extends EnumValue {
  /** First version with the value, if the value is newer than its type. */
  readonly since?: string;
}

/** A parameter, a result, or a field of an object. */
export interface FieldModel {
  /** Name; for a nested field its path, for instance `styles.fontSize`. */
  readonly name: string;
  /** True for a field of a parameter, a result, or another field. */
  readonly isNested?: boolean;
  readonly type: readonly Part[];
  readonly required: boolean;
  readonly description: string;
  /** Limits as phrases; `default` comes last. */
  readonly constraints: readonly string[];
  readonly values?: readonly ValueModel[];
}

/** A link to another symbol. */
export interface LinkModel {
  readonly text: string;
  readonly href: string;
}

/** One way to use a method or an event from JavaScript. */
export interface FormModel {
  /** The purpose of the form, for instance `Subscribe to changes`. */
  readonly title: string;
  readonly signature: readonly Part[];
}

/** The history of a symbol across the versions. */
export interface HistoryModel extends Omit<SymbolHistory, 'versions'> {
  /** Every version, old to new, with the symbol's URL if the version has it. */
  readonly availability: readonly {
    readonly version: string;
    readonly href?: string;
  }[];
}

/** An entry in the index of all symbols. */
export interface SymbolModel extends LinkModel {
  readonly kind: 'module' | 'method' | 'property' | 'event' | 'type';
  readonly summary: string;
}

/** A difference between two versions, with the symbol's URL in both. */
export interface ChangeModel extends Change {
  readonly from?: string;
  readonly to?: string;
  /** The signature or definition, if the symbol is new. */
  readonly signature?: string;
  /** Heading id in the Upgrading guide. */
  readonly guide?: string;
}
