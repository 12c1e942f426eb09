import vm from 'node:vm';

/** An expression that takes too long for some text. */
export class SlowPattern extends Error {
  constructor(readonly pattern: string) {
    super(`the pattern ${JSON.stringify(pattern)} takes too long`);
  }
}

/** In milliseconds. A sound expression takes a thousandth of one. */
const TIME = 1000;

const context = vm.createContext({ test: undefined });
const script = new vm.Script('test()');

/**
 * A regular expression that stops in time: some try all ways through a text,
 * which double with each character.
 */
export function createTimedRegExp(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags);
  return {
    // Tells the expressions of a schema apart.
    toString: () => String(expression),
    /** @throws {SlowPattern} */
    test(text: string): boolean {
      context['test'] = () => expression.test(text);
      try {
        return script.runInContext(context, { timeout: TIME }) as boolean;
      } catch {
        throw new SlowPattern(pattern);
      }
    },
  };
}
