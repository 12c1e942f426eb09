import type { CompilerFault } from './analyze';
import { isOfIntegers } from './findNewFaults';

/** What a fault is about: in what the compiler says, and what it means. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /Argument of type '(.+?)' is not assignable to parameter of type 'never'/,
    'This code is complete no longer: `$1` is possible too. Add a case for it.',
  ],
  [
    /Property '(\w+)' is missing in type/,
    'The field `$1` must be there now. Add it.',
  ],
  [
    /missing the following properties from type '.+?': (.+?)(?:\.|$)/,
    'These fields must be there now: $1. Add them.',
  ],
  [
    /Property '(\w+)' does not exist on type '(.+?)'/,
    '`$2` has no field `$1` any more. Read another one.',
  ],
  [
    /'(.+?)' is possibly '?(undefined|null)/,
    '`$1` can be `$2` now. Ask for that first.',
  ],
  [
    /This comparison appears to be unintentional because the types '(.+?)' and '(.+?)' have no overlap/,
    'The two sides are never equal now: one is `$1`, the other `$2`. Compare with a value that is possible.',
  ],
  [
    /[Tt]ype '(.+?)' is not assignable to (?:parameter of )?type '(.+?)'/,
    'Its type is `$1` now, where this code wants `$2`. Change the type here, or convert the value.',
  ],
  [
    /Expected (.+?) arguments?, but got (\d+)/,
    'It takes $1 arguments now, and this code gives $2.',
  ],
];

/**
 * What a compiler's error means for the app.
 * @param symbol of the SDK, `''` for none
 */
export function explainFault(
  fault: CompilerFault,
  symbol: string,
  version: string,
): string {
  const subject = symbol ? `\`${symbol}\` in ${version}: ` : `In ${version}: `;
  if (isOfIntegers(fault)) {
    return `${subject}integers are \`number\`, as they always were when the app runs, and this code takes them for \`bigint\`. Write \`number\`.`;
  }
  for (const [pattern, meaning] of MEANINGS) {
    const match = pattern.exec(fault.message);
    if (match) {
      const [, a = '', b = ''] = match;
      return subject + meaning.replace('$1', a).replace('$2', b);
    }
  }
  return `${subject}its types have changed, and this place does not fit them any more (TS${fault.code}).`;
}
