import type { VersionData } from '../sandbox/protocol';
import type { PlatformMethod } from './platform';

/**
 * What the mock inside of the SDK answers where that is not the example that the
 * reference shows, and that the runner answers.
 */
export function getMockAnswer(
  { traits }: VersionData,
  { method, example }: PlatformMethod,
): string | undefined {
  const { answers } = traits.mock;
  const print = (value: unknown): string =>
    `The SDK's own mock returns: ${JSON.stringify(value)}`;
  if (method in answers) return print(answers[method]);
  // It takes an example that is false, zero or empty for a missing one.
  return example || example === null ? undefined : print({});
}
