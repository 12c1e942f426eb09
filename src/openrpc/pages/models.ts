import type { EnumValue } from '../document/resolveSchema';
import type { Change } from '../diff/Change';
import type { Described, Release } from '../document/types';
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

/** One example of a method, as code, result, and messages. */
export interface ExampleModel {
  readonly name: string;
  readonly javascript: string;
  /** The value that app code receives, as JSON; `undefined` if it receives no value. */
  readonly result?: string;
  /** JSON-RPC messages; empty for a method that sends none. */
  readonly messages: readonly MessageModel[];
}

/** A JSON-RPC message and who sends it. */
export interface MessageModel {
  readonly title: string;
  readonly body: string;
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

/** A symbol that only other versions have. */
export interface AbsentModel {
  /** Heading id in the versions that have it. */
  readonly id: string;
  readonly name: string;
  readonly since: string;
  /** Last version that has it. */
  readonly until: string;
}

/** The properties of every symbol on a page. */
interface NamedModel extends Omit<Described, 'x-keywords'> {
  /** Id of the heading. */
  readonly id: string;
  /** Line of the description in the document's file. */
  readonly line?: number;
}

export interface MethodModel extends NamedModel {
  /** Name on the wire. */
  readonly method: string;
  readonly deprecation?: {
    readonly since?: string;
    readonly alternative?: LinkModel;
  };
  readonly forms: readonly FormModel[];
  readonly parameters: readonly FieldModel[];
  /** The promise's value or the event's payload, followed by its fields. */
  readonly result: readonly FieldModel[];
  /** The failure of a call, which is the same for all methods with a promise. */
  readonly failure?: readonly Part[];
  /** The method's other errors, as sentences. */
  readonly errors: readonly string[];
  readonly history?: HistoryModel;
  readonly examples: readonly ExampleModel[];
  /** The change event of a property, or the property of a change event. */
  readonly related?: LinkModel;
}

export interface SchemaModel extends NamedModel {
  readonly type: readonly Part[];
  readonly constraints: readonly string[];
  readonly fields: readonly FieldModel[];
  readonly values: readonly ValueModel[];
  /** Types that this union allows. */
  readonly alternatives: readonly {
    readonly link: LinkModel;
    readonly summary: string;
  }[];
  readonly examples: readonly string[];
  /** Methods, events, and schemas that refer to this one. */
  readonly usedBy: readonly LinkModel[];
  readonly history?: HistoryModel;
}

/** A heading of the page, in Docusaurus's format. */
export interface TableOfContentsItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

export interface ModuleModel extends SchemaPageModel {
  readonly description?: string;
  readonly methods: readonly MethodModel[];
  readonly listeners: readonly ListenerModel[];
  readonly events: readonly MethodModel[];
  readonly internal: readonly MethodModel[];
  readonly history?: HistoryModel;
}

/** `listen`, `once`, or `clear` of one module. */
export interface ListenerModel extends NamedModel {
  readonly forms: readonly FormModel[];
  readonly example: string;
}

export interface SchemaPageModel {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly schemas: readonly SchemaModel[];
  readonly absent: readonly AbsentModel[];
  readonly toc: readonly TableOfContentsItem[];
}

/** The lists on the overview pages. */
export interface IndexModel {
  readonly version: string;
  readonly modules: readonly Described[];
  readonly schemaPages: readonly Described[];
  /** Modules that only other versions have. */
  readonly absent: readonly AbsentModel[];
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

/** All differences between two versions. */
export interface ComparisonModel {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly ChangeModel[];
}
