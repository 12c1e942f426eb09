import {
  DocumentError,
  type DocumentProblem,
} from '../openrpc/document/DocumentError';
import { suggest } from '../text/suggest';

/** How the SDK of a version behaves, where its API description is silent. */
export interface SdkTraits {
  /** What `Device.version()` says of the SDK, whatever the platform answers. */
  readonly version: {
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    readonly readable: string;
  };
  /** When the SDK begins to follow the lifecycle: its import, or `ready()`. */
  readonly followsLifecycleFrom: 'import' | 'ready';
  /** Milliseconds that requests wait until the built-in mock is attached. */
  readonly mockDelay: number;
  /** Whether `listen`, `once`, `clear` and `events` know events of properties. */
  readonly listsPropertyEvents: boolean;
  /** Whether `once` is silent until anything on the page has listened. */
  readonly onceNeedsListen: boolean;
  /** Whether a call of a deprecated method prints a warning. */
  readonly warnsOfDeprecation: boolean;
  /** Name of the parameter that carries data pushed to the platform. */
  readonly pushParameter: 'data' | 'result';
  /** Whether a pull handler that fails is logged; otherwise the SDK itself fails. */
  readonly logsFailedPulls: boolean;
  readonly mock: {
    /** Whether `close` ends in a call of `finished()` by the mock itself. */
    readonly finishesApps: boolean;
    /** `previous` of a lifecycle event: the state it was, or always the same. */
    readonly previousState: 'true' | 'fixed';
    /** Whether every request is printed, at every log level. */
    readonly logsRequests: boolean;
    /** Whether `emit` of the harness takes names with capital letters. */
    readonly emitsAnyName: boolean;
    /** Answers that differ from the examples in the API description. */
    readonly answers: Readonly<Record<string, unknown>>;
  };
}

type TraitShape =
  string | readonly string[] | { readonly [key: string]: TraitShape };

/** What each trait must be: a type, one of some values, or an object. */
const SHAPE: TraitShape = {
  version: {
    major: 'number',
    minor: 'number',
    patch: 'number',
    readable: 'string',
  },
  followsLifecycleFrom: ['import', 'ready'],
  mockDelay: 'number',
  listsPropertyEvents: 'boolean',
  onceNeedsListen: 'boolean',
  warnsOfDeprecation: 'boolean',
  pushParameter: ['data', 'result'],
  logsFailedPulls: 'boolean',
  mock: {
    finishesApps: 'boolean',
    previousState: ['true', 'fixed'],
    logsRequests: 'boolean',
    emitsAnyName: 'boolean',
    answers: 'object',
  },
};

function findProblems(
  value: unknown,
  shape: TraitShape,
  pointer: string,
): DocumentProblem[] {
  const given = JSON.stringify(value) as string | undefined;
  if (typeof shape === 'string') {
    if (typeof value === shape && value !== null) return [];
    return [
      { pointer, message: `is ${given ?? 'missing'}. Write a ${shape}.` },
    ];
  }
  if (Array.isArray(shape)) {
    if (shape.includes(value)) return [];
    const message = `is ${given ?? 'missing'}. Write one of ${shape.join(', ')}.`;
    return [{ pointer, message }];
  }
  const traits = shape as { readonly [key: string]: TraitShape };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ pointer, message: `is ${given ?? 'missing'}. Write an object.` }];
  }
  const names = Object.keys(traits);
  return [
    ...Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        pointer: `${pointer}/${name}`,
        message: `unknown trait "${name}". ${suggest(name, names)}`,
      })),
    ...Object.entries(traits).flatMap(([name, child]) =>
      findProblems(
        (value as Record<string, unknown>)[name],
        child,
        `${pointer}/${name}`,
      ),
    ),
  ];
}

/**
 * The traits that a version's `sdk.json` holds.
 * @throws DocumentError with each unknown, missing or wrong trait
 */
export function parseTraits(value: unknown, file: string): SdkTraits {
  const problems = findProblems(value, SHAPE, '');
  if (problems.length) throw new DocumentError(file, problems);
  return value as SdkTraits;
}
