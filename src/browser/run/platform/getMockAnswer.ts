import type { VersionData } from '../sandbox/protocol';
import type { PlatformMethod } from './platform';

/**
 * Returns the answer of the SDK's own mock, if it differs from the example that the
 * reference shows and the runner returns.
 */
export function getMockAnswer(
  { traits }: VersionData,
  { method, example }: PlatformMethod,
): string | undefined {
  const { answers } = traits.mock;
  const print = (value: unknown): string =>
    `The SDK's own mock returns: ${JSON.stringify(value)}`;
  if (method in answers) return print(answers[method]);
  // The mock ignores an example that is false, zero or empty.
  return example || example === null ? undefined : print({});
}
