import type { Sample } from '@site/src/browser/run/sharing/Sample';

/** Returns the samples that contain all words, in the order of the docs. */
export function findSamples(
  samples: readonly Sample[],
  query: string,
): readonly Sample[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return samples.filter(({ place, title, version = '', language }) => {
    const kind = language === 'ts' ? 'typescript' : 'javascript';
    const text = `${place} ${title} ${version} ${kind}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
