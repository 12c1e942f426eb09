export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The JSON Schema keywords that the API uses. @see https://json-schema.org/draft-07 */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly default?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly examples?: readonly Json[];
  readonly 'x-enum-descriptions'?: Readonly<Record<string, string>>;
  /** The name on pages, if the key includes the page's name: `Size` for `Types.Size`. */
  readonly 'x-name'?: string;
  /** Module whose page documents this schema. */
  readonly 'x-module'?: string;
  /** Page of shared schemas that documents this schema. */
  readonly 'x-schema-page'?: string;
  readonly 'x-alias'?: boolean;
  /** Search terms for readers who don't know the name. */
  readonly 'x-keywords'?: readonly string[];
}

/** @see https://spec.open-rpc.org/#content-descriptor-object */
export interface ContentDescriptor {
  readonly name: string;
  readonly summary?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** @see https://spec.open-rpc.org/#tag-object */
export interface Tag {
  readonly name: string;
  /** The first version in which the method is deprecated. */
  readonly 'x-since'?: string;
  /** The replacement for a deprecated method, or the property of a change event. */
  readonly 'x-alternative'?: string;
  readonly 'x-pulls-for'?: string;
}

/** @see https://spec.open-rpc.org/#example-pairing-object */
export interface ExamplePairing {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: Json }[];
  readonly result: { readonly name: string; readonly value: Json };
}

/**
 * The ways to use a method in app code: `call` by position, `call-array` with one array,
 * `get` and `subscribe` for properties, `push` and `pull` to provide data to the
 * platform, `sync` without a promise, and `event` through `listen` and `once`.
 */
export const JAVASCRIPT_FORMS = [
  'call',
  'call-array',
  'get',
  'subscribe',
  'push',
  'pull',
  'sync',
  'event',
] as const;

export type JavaScriptForm = (typeof JAVASCRIPT_FORMS)[number];

/** Modules export constants of their own or of all referenced enumerations. */
export const CONSTANTS = ['own', 'referenced'] as const;

/** @see https://spec.open-rpc.org/#method-object */
export interface Method {
  /** Name on the wire, for instance `device.audio` or `device.onAudioChanged`. */
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly Tag[];
  readonly deprecated?: boolean;
  readonly params: readonly ContentDescriptor[];
  readonly result: ContentDescriptor;
  readonly examples?: readonly ExamplePairing[];
  /** Module that exports the method. */
  readonly 'x-module': string;
  /** The event's name in JavaScript; missing if the method isn't an event. */
  readonly 'x-event'?: string;
  /** True for a property's change event. */
  readonly 'x-generated'?: boolean;
  /** True for an event that the SDK itself always listens to. */
  readonly 'x-listen-implied'?: boolean;
  /** Empty for a method that only the SDK sends. */
  readonly 'x-js-forms': readonly JavaScriptForm[];
  /** Names of the parameters that app code passes; missing if it passes all of them. */
  readonly 'x-js-params'?: readonly string[];
  readonly 'x-keywords'?: readonly string[];
}

/** A module, a page of schemas, or a listener function. */
export interface Described {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly 'x-keywords'?: readonly string[];
}

/** @see https://spec.open-rpc.org/#openrpc-object */
export interface OpenRpcDocument {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly methods: readonly Method[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
  };
  readonly 'x-modules': readonly Described[];
  readonly 'x-schema-pages': readonly Described[];
  /** `listen`, `once`, and `clear`, which every module with events has. */
  readonly 'x-listeners': readonly Described[];
  /** The TypeScript type for integers. */
  readonly 'x-integer-type': 'number' | 'bigint';
  readonly 'x-constants': (typeof CONSTANTS)[number];
  /** One line about the version's new features. */
  readonly 'x-summary': string;
  /** The key of the schema that describes errors. */
  readonly 'x-error'?: string;
  /** The key of the schema that describes the platform's response to `listen`. */
  readonly 'x-acknowledgement'?: string;
}

/** A behavior change that declarations don't show, and the API uses that it affects. */
export interface BehaviorNote {
  readonly kind: 'breaks' | 'types' | 'differs';
  /** Uses of the API that make the note apply, such as `call Device.name` or `once *`. */
  readonly when: readonly string[];
  /** The app must also match one of these patterns. */
  readonly also?: readonly string[];
  /** The note applies only to apps that upgrade from this version or a later one. */
  readonly from?: string;
  /** The version that reverts the change. */
  readonly until?: string;
  /** The difference and the fix, in Markdown; `{symbol}` becomes the symbol in use. */
  readonly message: string;
  /** The text for pages, if the message is about the app's code. */
  readonly change?: string;
  /** Heading id in the Upgrading guide. */
  readonly guide?: string;
}

export interface VersionBehavior<N extends BehaviorNote = BehaviorNote> {
  readonly version: string;
  readonly notes: readonly N[];
  /** Heading ids in the Upgrading guide, by symbol. */
  readonly guides?: Readonly<Record<string, string>>;
}

export interface Release {
  readonly version: string;
  /** Root of the version's docs, for instance `/docs/1.1.0/`. */
  readonly basePath: string;
  readonly document: OpenRpcDocument;
  /** Behavior changes in this and earlier versions, oldest first. */
  readonly behavior?: readonly VersionBehavior[];
}
