import {
  DocumentError,
  type DocumentProblem,
} from '../openrpc/document/DocumentError';
import { suggest } from '../text/suggest';

type TraitShape =
  string | readonly string[] | { readonly [key: string]: TraitShape };

/** The type or the valid values of each trait. */
const TRAITS = {
  /** The SDK's own version, which `Device.version()` adds to the platform's response. */
  version: {
    major: 'number',
    minor: 'number',
    patch: 'number',
    readable: 'string',
  },
  /** When the SDK starts to track the app's state: on import, or on `ready()`. */
  followsLifecycleFrom: ['import', 'ready'],
  /** Milliseconds that requests wait for the built-in mock. */
  mockDelay: 'number',
  /** Whether `listen`, `once`, `clear`, and `events` accept change events of properties. */
  listsPropertyEvents: 'boolean',
  /** Whether `once` receives events only after a first call of `listen`. */
  onceNeedsListen: 'boolean',
  warnsOfDeprecation: 'boolean',
  /** Name of the parameter with the data that an app pushes. */
  pushParameter: ['data', 'result'],
  /** True if the SDK logs a pull handler's error; otherwise, it throws another error. */
  logsFailedPulls: 'boolean',
  mock: {
    /** Whether the mock calls `finished()` itself after `close`. */
    finishesApps: 'boolean',
    /** Whether `previous` in lifecycle events is the true state or a fixed value. */
    previousState: ['true', 'fixed'],
    /** Whether the SDK prints every request, at every log level. */
    logsRequests: 'boolean',
    /** Whether the test harness can emit events with capital letters in their names. */
    emitsAnyName: 'boolean',
    /** Responses that differ from the examples in the API description. */
    answers: 'object',
  },
} as const satisfies TraitShape;

interface Types {
  readonly boolean: boolean;
  readonly number: number;
  readonly object: Readonly<Record<string, unknown>>;
  readonly string: string;
}

type Traits<Shape> = Shape extends keyof Types
  ? Types[Shape]
  : Shape extends readonly (infer Value)[]
    ? Value
    : { readonly [Key in keyof Shape]: Traits<Shape[Key]> };

/** The behavior of a version's SDK that its API description doesn't define. */
export type SdkTraits = Traits<typeof TRAITS>;

/** Returns what to write instead of a wrong value. */
function findFix(value: unknown, shape: TraitShape): string | undefined {
  if (Array.isArray(shape))
    return shape.includes(value) ? undefined : `one of ${shape.join(', ')}`;
  const type = typeof shape === 'string' ? shape : 'object';
  const isRight =
    typeof value === type && value !== null && !Array.isArray(value);
  return isRight ? undefined : `${type === 'object' ? 'an' : 'a'} ${type}`;
}

function findProblems(
  value: unknown,
  shape: TraitShape,
  pointer: string,
): DocumentProblem[] {
  const fix = findFix(value, shape);
  const json = JSON.stringify(value) as string | undefined;
  if (fix !== undefined)
    return [{ pointer, message: `is ${json ?? 'missing'}. Write ${fix}.` }];
  if (typeof shape === 'string' || Array.isArray(shape)) return [];
  const traits = new Map(Object.entries(shape));
  const given = value as Readonly<Record<string, unknown>>;
  return [...new Set([...Object.keys(given), ...traits.keys()])].flatMap(
    (name) => {
      const at = `${pointer}/${name}`;
      const trait = traits.get(name);
      if (trait !== undefined) return findProblems(given[name], trait, at);
      const hint = suggest(name, [...traits.keys()]);
      return [{ pointer: at, message: `unknown trait "${name}". ${hint}` }];
    },
  );
}

/** @throws DocumentError with each unknown, missing, or wrong trait */
export function parseTraits(value: unknown, file: string): SdkTraits {
  const problems = findProblems(value, TRAITS, '');
  if (problems.length) throw new DocumentError(file, problems);
  return value as SdkTraits;
}
