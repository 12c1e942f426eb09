import {
  DocumentError,
  type DocumentProblem,
} from '../openrpc/document/DocumentError';
import { suggest } from '../text/suggest';

/** The behavior of a version's SDK that its API description doesn't define. */
export interface SdkTraits {
  /** The SDK's version in `Device.version()`, whatever the platform responds. */
  readonly version: {
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    readonly readable: string;
  };
  /** When the SDK starts to track the app's state: on import, or on `ready()`. */
  readonly followsLifecycleFrom: 'import' | 'ready';
  /** Milliseconds that requests wait for the built-in mock. */
  readonly mockDelay: number;
  /** Whether `listen`, `once`, `clear` and `events` accept change events of properties. */
  readonly listsPropertyEvents: boolean;
  /** Whether `once` receives no events until something has called `listen`. */
  readonly onceNeedsListen: boolean;
  /** Whether calling a deprecated method prints a warning. */
  readonly warnsOfDeprecation: boolean;
  /** Name of the parameter with the data that an app pushes. */
  readonly pushParameter: 'data' | 'result';
  /** True if the SDK logs a failed pull handler; otherwise the SDK itself throws. */
  readonly logsFailedPulls: boolean;
  readonly mock: {
    /** Whether the mock calls `finished()` itself after `close`. */
    readonly finishesApps: boolean;
    /** `previous` in lifecycle events: the actual state, or a fixed value. */
    readonly previousState: 'true' | 'fixed';
    /** Whether the SDK prints every request, at every log level. */
    readonly logsRequests: boolean;
    /** Whether the harness' `emit` accepts event names with capital letters. */
    readonly emitsAnyName: boolean;
    /** Responses that differ from the examples in the API description. */
    readonly answers: Readonly<Record<string, unknown>>;
  };
}

type TraitShape =
  string | readonly string[] | { readonly [key: string]: TraitShape };

/** The valid values of each trait: a type, a list of values, or an object. */
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
  const json = JSON.stringify(value) as string | undefined;
  const expect = (isValid: boolean, fix: string): DocumentProblem[] =>
    isValid
      ? []
      : [{ pointer, message: `is ${json ?? 'missing'}. Write ${fix}.` }];
  if (typeof shape === 'string') {
    const isValid = typeof value === shape && value !== null;
    return expect(isValid, `a ${shape}`);
  }
  if (Array.isArray(shape)) {
    return expect(shape.includes(value), `one of ${shape.join(', ')}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return expect(false, 'an object');
  }
  const traits = shape as { readonly [key: string]: TraitShape };
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
 * Parses a version's `sdk.json`.
 * @throws DocumentError with each unknown, missing or wrong trait
 */
export function parseTraits(value: unknown, file: string): SdkTraits {
  const problems = findProblems(value, SHAPE, '');
  if (problems.length) throw new DocumentError(file, problems);
  return value as SdkTraits;
}
